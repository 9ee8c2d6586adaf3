"""The space with most of some figures; in a tie, the one with the figure highest on the initiative track.

Example:
    - when: round-end
      do:
        - wound: { who: { figures-at: { fullest: all-mice } }, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.rulebook.initiative import rank
from engine.rulebook.values import card_of
from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Spaces
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    who = b.who(p["who"])

    def spaces(game: Game, ctx: Context) -> list[int]:
        standing: dict[int, list[int]] = {}
        for slot in bits_of(who(game, ctx)):
            if game.state.pos[slot] >= 0:
                standing.setdefault(game.state.pos[slot], []).append(rank(game, card_of(game, slot)))
        return [min(standing, key=lambda space: (-len(standing[space]), min(standing[space])))] if standing else []

    return spaces


SELECTOR: Selector = Selector(
    name="fullest",
    doc=__doc__,
    kind="where",
    params=(Param("who", "who", "the figures"),),
    build=build,
    short="who",
    words="the space with most of {who:the}",
)
