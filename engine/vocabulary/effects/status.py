"""Put figures under a status.

Example:
    - when: wounded
      if: { attacker: owner }
      do:
        - status: { who: victim, status: stunned }
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
        done = False
        for slot in bits_of(who(game, ctx)):
            done |= statuses.gain_status(game, slot, status)
        return done

    return run


EFFECT: Effect = Effect(
    name="status",
    doc=__doc__,
    params=(
        Param("who", "who", "the figures", "owner"),
        Param("status", "status", "the status"),
    ),
    build=build,
    changes=("+statuses status",),
    words="{who} is {status}",
    causes=("status-gained",),
    runs_out=True,
)
