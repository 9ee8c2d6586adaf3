"""A mouse searches at once, without spending an action.

Example:
    - when: free-action
      limit: turn
      do:
        - search: owner
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.rulebook import search
from engine.vocabulary.declare import FIGHT, Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who = b.who(p["who"])

    def run(game: Game, ctx: Context) -> bool:
        done = False
        for slot in bits_of(who(game, ctx)):
            if slot < MICE and game.state.pos[slot] >= 0 and search.may_search(game, slot):
                search.search(game, slot)
                done = True
        return done

    return run


EFFECT: Effect = Effect(
    name="search",
    doc=__doc__,
    params=(Param("who", "who", "the mouse", "owner"),),
    build=build,
    changes=("+items", "searches", *FIGHT),
    short="who",
    words="{who} searches at once",
    causes=("search-passed", "search-failed", "card-drawn"),
    runs_out=True,
)
