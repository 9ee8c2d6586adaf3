"""Every space of some faces. Faces that are down are left out, unless `down` counts them too.

Example:
    - when: round-end
      do:
        - set-trap: { at: { random: { on-faces: [guard-room, field] } } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Spaces
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    named = p["faces"]
    faces = [b.face_number(face) for face in b.parts([named] if isinstance(named, str) else named)]
    down = p["down"]

    def spaces(game: Game, ctx: Context) -> list[int]:
        board, up = game.chapter.board, game.state.face_up
        return [space for face in faces if down or face in up for space in board.face_spaces[face]]

    return spaces


SELECTOR: Selector = Selector(
    name="on-faces",
    doc=__doc__,
    kind="where",
    params=(
        Param("faces", "faces", "the faces"),
        Param("down", "bool", "whether faces that are down count too", False),
    ),
    build=build,
    short="faces",
    words="any space of {faces}",
)
