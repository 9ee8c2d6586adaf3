"""The mouse of a hero, if it is on the board.

Example:
    - when: round-end
      do:
        - cheese: { who: { hero: pip }, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Number
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    hero = b.lookup(b.chapter.hero_ids, p["hero"], "hero")

    def mask(game: Game, ctx: Context) -> int:
        party = game.state.party
        return sum(1 << m for m in range(game.state.mice) if party[m] == hero and game.state.pos[m] >= 0)

    return mask


SELECTOR: Selector = Selector(
    name="hero",
    doc=__doc__,
    kind="who",
    params=(Param("hero", "hero", "the hero"),),
    build=build,
    short="hero",
    words="{hero}",
)
