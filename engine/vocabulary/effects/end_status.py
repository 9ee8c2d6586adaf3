"""Remove a status from figures.

Example:
    - when: wounded
      if: { attacker: owner }
      do:
        - end-status: { who: victim, status: stunned }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.rulebook import statuses
from engine.vocabulary.declare import Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who = b.who(p["who"])
    status = b.lookup(b.chapter.status_ids, p["status"], "status")

    def run(game: Game, ctx: Context) -> bool:
        found = [slot for slot in bits_of(who(game, ctx)) if game.state.status[slot] >> status & 1]
        for slot in found:
            statuses.lose_status(game, slot, status)
        return bool(found)

    return run


EFFECT: Effect = Effect(
    name="end-status",
    doc=__doc__,
    params=(
        Param("who", "who", "the figures", "owner"),
        Param("status", "status", "the status"),
    ),
    build=build,
    changes=("-statuses status",),
    words="{who} is no longer {status}",
    causes=("status-lost",),
    runs_out=True,
)
