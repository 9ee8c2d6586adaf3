"""A hero joins the party, on a space.

Example:
    - when: search-passed
      do:
        - join: { hero: pip, at: here }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Effect, Param
from engine.vocabulary.support.join_hero import join_party

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    hero = b.lookup(b.chapter.hero_ids, p["hero"], "hero")
    spaces = b.where(p["at"])

    def run(game: Game, ctx: Context) -> bool:
        return join_party(game, hero, spaces(game, ctx))

    return run


EFFECT: Effect = Effect(
    name="join",
    doc=__doc__,
    params=(
        Param("hero", "hero", "the hero"),
        Param("at", "where", "the space", "here"),
    ),
    build=build,
    changes=("+party hero", "figures", "places", "order"),
    short="hero",
    words="{hero} joins the party on {at}",
)
