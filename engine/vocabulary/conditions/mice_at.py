"""Every mouse that is not captured, or at least a number of mice, stands on some spaces or on a face.

Example:
    - when: round-end
      if: { mice-at: { face: guard-room } }
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import ANY, Condition, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Test
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Test:
    if p["at"] is not None and p["face"] is None and p["at-least"] is None and b.names_spaces(p["at"]):
        return _all_at(frozenset(b.spaces(p["at"])))
    if p["face"] is not None and p["at"] is None and p["at-least"] is None:
        return _all_on(b.face_number(p["face"]))
    spaces = b.where(p["at"]) if p["at"] is not None else None
    face = b.face_number(p["face"]) if p["face"] is not None else -1
    least = b.number(p["at-least"]) if p["at-least"] is not None else None

    def test(game: Game, ctx: Context) -> bool:
        pos, faces = game.state.pos, game.chapter.board.space_face
        among = spaces(game, ctx) if spaces is not None else None
        standing = there = 0
        for mouse in range(game.state.mice):
            here = pos[mouse]
            if here >= 0:
                standing += 1
                if (face < 0 or faces[here] == face) and (among is None or here in among):
                    there += 1
        return there >= least(game, ctx) if least is not None else there == standing > 0

    return test


def _all_at(spaces: frozenset[int]) -> Test:
    """Whether every mouse on the board stands on one of some spaces. Most victories test this after every step."""

    def test(game: Game, ctx: Context) -> bool:
        state = game.state
        found = False
        for mouse in range(state.mice):
            pos = state.pos[mouse]
            if pos >= 0:
                if pos not in spaces:
                    return False
                found = True
        return found

    return test


def _all_on(face: int) -> Test:
    """Whether every mouse on the board stands on a face; usually no mouse does."""

    def test(game: Game, ctx: Context) -> bool:
        state = game.state
        there = state.mice_on[face]
        if not there:
            return False
        for mouse in range(state.mice):
            if state.pos[mouse] >= 0 and not there >> mouse & 1:
                return False
        return True

    return test


CONDITION: Condition = Condition(
    name="mice-at",
    doc=__doc__,
    params=(
        Param("at", "where", "the spaces", None),
        Param("face", "face", "the face", None),
        Param(
            "at-least",
            "number",
            "the smallest number; if omitted: every mouse that is not captured, and at least one",
            None,
            bounds=ANY,
        ),
    ),
    build=build,
    short="at",
    words="[at-least!{at-least} or more mice stand|every mouse on the board stands] on [{at}][{face}]",
)
