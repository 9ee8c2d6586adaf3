"""Draw a face in characters and colours: spaces, walls, water, lines, exits, figures and tokens."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from authoring.drawing.board.face import Face, read
from authoring.play.labels import label
from authoring.play.regions import RED, WALL, WEIGHT, YELLOW, Regions
from engine.records.chapter import BLUE, MICE

if TYPE_CHECKING:
    from authoring.play.chapter_names import ChapterNames
    from engine.records.game import Game

FLOOR: Final = {
    "normal": ("#33333d", "#41414c", "#3b3b4a", "#484850"),
    "water": ("#1a4a76", "#235c8e", "#205482", "#28649a"),
    "special-area": ("#54402c", "#644e38", "#5c4632", "#6c563e"),
}
"""The colours of the ground, by the kind of space: neighbours differ."""
ROCK: Final = "#141418"
EDGE: Final = {
    YELLOW: ("│", "─", "┘", "bold #ffd75f"), RED: ("┃", "━", "┛", "bold #ff5f5f"),
    WALL: ("█", "▄", "█", "#a8a8b4"),
}  # fmt: skip
"""How an edge to the right, below, and both look, by what lies there."""
TRAP, FLIP, TOKEN, ENTRY = "x", "^", "*", "'"
MOUSE: Final = ("#5fd7ff", "#ffaf5f", "#87ff87", "#ff87d7", "#d7af87", "#afafff")
"""A colour for each mouse."""
MINION: Final = "bold #ff8787"
CAN_GO: Final = "bold black on #87d787"
ARROWS: Final = {"N": "▲", "S": "▼", "W": "◄", "E": "►"}


class _Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def write(self, column: int, row: int, parts: Iterable[tuple[str, str]], ground: str = "") -> None:
        """Write coloured text centred on a column, within the canvas."""
        letters = [(letter, style) for text, style in parts for letter in text]
        row = max(0, min(len(self.cells) - 1, row))
        start = max(0, min(len(self.cells[0]) - len(letters), column - len(letters) // 2))
        for offset, (letter, style) in enumerate(letters[: len(self.cells[0])]):
            self.cells[row][start + offset] = (letter, f"{style} on {ground}" if ground else style)

    def is_free(self, column: int, row: int, length: int) -> bool:
        """Whether nothing stands where text of a length would, and it would stand on the tile."""
        start = column - length // 2
        if not (0 < row < len(self.cells) - 1 and start > 0 and start + length < len(self.cells[0])):
            return False
        return all(letter == " " for letter, _ in self.cells[row][start : start + length])

    def lines(self) -> list[Text]:
        """The rows, with neighbouring characters of one style in one piece."""
        found = []
        for row in self.cells:
            text = Text(no_wrap=True)
            for letter, style in row:
                text.append(letter, style)
            found.append(text)
        return found


def map_lines(
    game: Game, names: ChapterNames, face: int, size: tuple[int, int], reachable: frozenset[int] = frozenset()
) -> list[Text]:
    """Draw a face into a width and height. Spaces in `reachable` stand out."""
    width, height = max(size[0], 24), max(size[1], 8)
    regions = _regions(names, game.chapter.board.face_ids[face], width - 2, height - 2)
    canvas = _Canvas(width, height)
    _draw_ground(canvas, regions)
    _draw_exits(canvas, game, face)
    for space in game.chapter.board.face_spaces[face]:
        _draw_name(canvas, game, regions, space, space in reachable)
    for space in game.chapter.board.face_spaces[face]:
        _draw_figures(canvas, game, regions, space)
    return canvas.lines()


def _regions(names: ChapterNames, face: str, width: int, height: int) -> Regions:
    return _regions_of(_Named(names, face), width, height)


class _Named:
    """A face of a chapter as a key of the cache."""

    def __init__(self, names: ChapterNames, face: str) -> None:
        self.names, self.face = names, face

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Named) and (self.names, self.face) == (other.names, other.face)

    def __hash__(self) -> int:
        return hash((id(self.names), self.face))

    def read(self) -> Face:
        content = self.names.content
        data: dict[str, Any] = next(
            one for tile in content.tiles.values() for one in tile["faces"] if str(one["id"]) == self.face
        )
        return read(data, (content.chapter.get("rooms") or {}).get(self.face), self.names.language)


@lru_cache(maxsize=32)
def _regions_of(named: _Named, width: int, height: int) -> Regions:
    return Regions(named.read(), width, height)


def _draw_ground(canvas: _Canvas, regions: Regions) -> None:
    kinds = {space.id: space.kind for space in regions.face.spaces}
    for cells in canvas.cells:
        cells[:] = [(" ", f"on {ROCK}")] * len(cells)
    for row in range(regions.height):
        for column in range(regions.width):
            owner = regions.owner[row][column]
            if not owner:
                canvas.cells[row + 1][column + 1] = ("░", f"#4a4a52 on {ROCK}")
                continue
            right, below = regions.edges(column, row)
            letter, style = " ", ""
            kind = max(right, below, key=lambda one: WEIGHT[one])
            if kind in EDGE:
                letters = EDGE[kind]
                both = right == kind and below == kind
                letter, style = letters[2 if both else 0 if right == kind else 1], letters[3]
            ground = _ground(kinds[owner], regions.tones[owner])
            canvas.cells[row + 1][column + 1] = (letter, f"{style} on {ground}")


def _ground(kind: str, tone: int) -> str:
    tones = FLOOR.get(kind, FLOOR["normal"])
    return tones[tone % len(tones)]


def _draw_exits(canvas: _Canvas, game: Game, face: int) -> None:
    board = game.chapter.board
    height, width = len(canvas.cells), len(canvas.cells[0])
    for index in board.face_exits[face]:
        if board.exit_to[index] < 0:
            continue
        edge, _, at = board.exit_edge[index].partition("@")
        place = float(at or 0.5)
        column = {"W": 0, "E": width - 1}.get(edge, 1 + int(place * (width - 3)))
        row = {"N": 0, "S": height - 1}.get(edge, 1 + int(place * (height - 3)))
        shut = game.state.closed_exits >> index & 1
        colour = "#5fafff" if board.exit_colour[index] == BLUE else "#ffaf00"
        signs = "×" if shut else ARROWS.get(edge, "o")
        canvas.write(column, row, [(signs * (3 if edge in "NS" else 1), f"bold {colour}")], ROCK)


def _draw_name(canvas: _Canvas, game: Game, regions: Regions, space: int, can_go: bool) -> None:
    """Write the name of a space with its signs."""
    ident = game.chapter.board.space_ids[space]
    column, row = _place(regions, ident)
    ground = _ground_of(regions, ident)
    name = (ident, CAN_GO if can_go else f"#c4c4cc on {ground}")
    canvas.write(column, row, [name, (_signs(game, space), f"bold #ffd75f on {ground}")])


def _draw_figures(canvas: _Canvas, game: Game, regions: Regions, space: int) -> None:
    """Write who stands on a space: below its name if there is room, else beside or above it."""
    ident = game.chapter.board.space_ids[space]
    column, row = _place(regions, ident)
    rows = _figure_rows(game, [slot for slot in range(len(game.state.pos)) if game.state.pos[slot] == space])
    for parts in rows:
        length = sum(len(text) for text, _ in parts)
        beside = length // 2 + (len(ident) + len(_signs(game, space)) + 1) // 2
        places = [(column, row + 1), (column + beside, row), (column - beside, row), (column, row - 1)]
        free = next((place for place in places if canvas.is_free(*place, length)), places[0])
        canvas.write(*free, parts, _ground_of(regions, ident))


def _place(regions: Regions, ident: str) -> tuple[int, int]:
    """The column and row of the middle of a space on the canvas, whose frame is a character wide."""
    column, row = regions.centre(ident)
    return column + 1, row + 1


def _ground_of(regions: Regions, ident: str) -> str:
    kind = next(one.kind for one in regions.face.spaces if one.id == ident)
    return _ground(kind, regions.tones[ident])


def _figure_rows(game: Game, figures: list[int]) -> list[list[tuple[str, str]]]:
    """The labels of figures on a space: mice in a row, then minions, two to a row."""
    mice = [(label(game, slot), f"bold {MOUSE[slot]} reverse" if game.state.current == slot else f"bold {MOUSE[slot]}")
            for slot in figures if slot < MICE]  # fmt: skip
    minions = [label(game, slot) for slot in figures if slot >= MICE]
    if len(mice) + 2 * len(minions) <= 6:
        both = [*mice, *((one, MINION) for one in minions)]
        return [both] if both else []
    rows = [mice] if mice else []
    return rows + [[(" ".join(minions[at : at + 2]), MINION)] for at in range(0, len(minions), 2)]


def _signs(game: Game, space: int) -> str:
    """The signs of a space: mousetrap, flip, token, a mark where minions enter."""
    board, state = game.chapter.board, game.state
    face = board.space_face[space]
    return "".join(
        sign
        for sign, shown in (
            (TRAP, space in state.traps),
            (FLIP, board.face_flip[face] == space),
            (TOKEN, space in state.token_at),
            (ENTRY, space in board.face_entries[face]),
        )
        if shown
    )
