"""The spaces that are adjacent, for mice, to the spaces of some figures or, with `at`, to some spaces.

Example:
    - when: action
      do:
        - teleport: { who: owner, to: { adjacent-to: owner } }
    - when: round-end
      do:
        - wound: { who: { figures-at: { adjacent-to: { at: { token: key } } } }, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.rulebook.adjacency import spaces_near
from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Number, Spaces
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    starts = b.where(p["at"]) if p["at"] is not None else _spaces_of(b.who("owner" if p["who"] is None else p["who"]))

    def spaces(game: Game, ctx: Context) -> list[int]:
        found: list[int] = []
        for pos in starts(game, ctx):
            near = spaces_near(game, pos)
            found += [space for space in near if space not in found] if found else near
        return found

    return spaces


def _spaces_of(who: Number) -> Spaces:
    """The spaces of some figures, one for each that is on the board."""

    def spaces(game: Game, ctx: Context) -> list[int]:
        found: list[int] = []
        for slot in bits_of(who(game, ctx)):
            if game.state.pos[slot] >= 0:
                found.append(game.state.pos[slot])
        return found

    return spaces


SELECTOR: Selector = Selector(
    name="adjacent-to",
    doc=__doc__,
    kind="where",
    params=(
        Param("who", "who", "the figures; if omitted, the owner", None),
        Param("at", "where", "spaces in place of figures", None),
    ),
    build=build,
    short="who",
    words="a space next to [{at}|[{who}|the owner]]",
)
