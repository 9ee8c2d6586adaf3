"""Give figures a rule for a time: a standing rule, a rule for an event, or an offer in their turn menu.

It ends with the turn, with the round, when the owner's next turn begins (without an owner: the next turn of the figure
that got the rule), when that figure leaves its tile, or with the chapter.

Example:
    - when: free-action
      cost: 2
      do:
        - lasting: { who: mice-on-tile, until: next-turn, rule: { modify: { defence: 1 } } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.rulebook import lasting
from engine.vocabulary.declare import Effect, Param
from engine.vocabulary.support.scope import anchor

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    source = b.grant(p["rule"], b)
    who = b.who(p["who"])
    until = lasting.UNTIL.index(p["until"])

    def run(game: Game, ctx: Context) -> bool:
        whose = anchor(ctx)
        found = [slot for slot in bits_of(who(game, ctx)) if game.state.pos[slot] >= 0]
        for slot in found:
            lasting.grant(game, source, slot, until, whose)
        return bool(found)

    return run


EFFECT: Effect = Effect(
    name="lasting",
    doc=__doc__,
    params=(
        Param("who", "who", "the figures", "owner"),
        Param("until", "choice", "when the rule ends", "turn-ends", choices=lasting.UNTIL),
        Param("rule", "rule", "the rule"),
    ),
    build=build,
    changes=("rules",),
    words="{until}, for {who}: {rule}",
)
