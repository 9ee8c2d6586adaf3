"""Where the parts of a plan stand: each tile with its other side beside it, then notes and key."""

from __future__ import annotations

from collections.abc import Sequence

from authoring.drawing.board.face import Face
from authoring.drawing.board.space_labels import LEADING, caption_lines
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.plan import legend
from authoring.drawing.plan.plan_model import Note, PlacedTile, PlanModel
from authoring.drawing.svg import style
from authoring.wording.languages import labelled

MARGIN = 20.0
UP = 4.6
"""Picture units per tile unit, for the faces that are up."""
DOWN = 3.1
"""Picture units per tile unit, for the other sides: enough for the ids of spaces."""
GAP = 40.0
HEADER = 30.0
LINE = 20.0
TEXT = 13.0
CAPTION = 11.0
TITLE_SIZES = (28.0, 22.0, 17.0)
NARROWEST = 620.0
BACK = 100 * DOWN + GAP
"""The room that the other side of a tile takes beside it."""
DIRECTIONS = {"E": (1, 0), "W": (-1, 0), "S": (0, 1), "N": (0, -1)}
At = tuple[int, int]


class PageLayout:
    """The positions of all parts of a plan. Heights depend on the width, and the width on the tiles."""

    def __init__(self, model: PlanModel, extra: Sequence[str], lines: Sequence[str]) -> None:
        self.model = model
        places = {tile.at for tile in model.tiles} or {(0, 0)}
        columns, rows = {at[0] for at in places}, {at[1] for at in places}
        self.left, self.top = min(columns), min(rows)
        self.right, self.bottom = max(columns), max(rows)
        self.sides = self._sides(places)
        outside = {self._beyond(at, side) for at, side in self.sides.items()}
        self.step = 100 * UP + GAP
        self.captions = self._caption_height()
        self.row = self.step + HEADER + self.captions
        before, above = BACK * ("W" in outside), (BACK + HEADER) * ("N" in outside)
        after, below = BACK * ("E" in outside), (BACK + HEADER + self.captions) * ("S" in outside)
        self.width = max(before + (self.right - self.left + 1) * self.step - GAP + after, NARROWEST)
        self.title_size, self.title = style.fitting_type(model.title, TITLE_SIZES, self.width - 60, most=2)
        self.x = MARGIN + before
        self.y = MARGIN + 18 + len(self.title) * self.title_size + HEADER + above
        self.apart_top = self.y + (self.bottom - self.top + 1) * self.row + below
        self.apart = [tile.at for tile in model.tiles if tile.down and not self.sides[tile.at]]
        self.per_row = int((self.width + GAP) // BACK)
        rows_apart = -(-len(self.apart) // self.per_row)
        self.notes_top = self.apart_top + rows_apart * (BACK + HEADER + self.captions) - HEADER - GAP / 2
        self.lines = self._note_lines(lines)
        self.key_top = self.notes_top + len(self.lines) * LINE + (LINE / 2 if self.lines else 0)
        self.entries = extra
        self.height = self.key_top + legend.height(model.faces.values(), extra, self.width) + MARGIN

    def _sides(self, places: set[At]) -> dict[At, str]:
        """On which side of its front each back is drawn: in a free place of the plan, or outside of it."""
        taken = set(places)
        sides: dict[At, str] = {}
        for tile in self.model.tiles:
            if not tile.down:
                continue
            free = [side for side in DIRECTIONS if self._neighbour(tile.at, side) not in taken]
            inner = [side for side in free if not self._beyond(tile.at, side)]
            sides[tile.at] = next(iter([*inner, *self._outer(free)]), "")
            taken.add(self._neighbour(tile.at, sides[tile.at]))
        return sides

    def _outer(self, free: list[str]) -> list[str]:
        """The free sides of a tile, those first that make the picture more nearly square."""
        tall = self.right - self.left < self.bottom - self.top
        return [side for side in ("EWSN" if tall or self.left == self.right else "SNEW") if side in free]

    def _neighbour(self, at: At, side: str) -> At:
        dx, dy = DIRECTIONS.get(side, (0, 0))
        return (at[0] + dx, at[1] + dy)

    def _beyond(self, at: At, side: str) -> str:
        """The side itself if the place there lies outside of the plan."""
        x, y = self._neighbour(at, side)
        return side if not (self.left <= x <= self.right and self.top <= y <= self.bottom) else ""

    def _caption_height(self) -> float:
        """The room for the captions of added spaces below every row."""
        counts = [len(caption_lines(face, CAPTION, self.caption_width(face))) for face in self.model.faces.values()]
        return max(counts, default=0) * CAPTION * LEADING

    def caption_width(self, face: Face) -> float:
        """How wide the captions of a face may be: a bridge below it crosses the middle."""
        up = any(face is tile.up for tile in self.model.tiles)
        return 40 * UP if up else 100 * DOWN

    def up(self, tile: PlacedTile) -> Viewport:
        """Return the viewport of a face that is up."""
        x = self.x + (tile.at[0] - self.left) * self.step
        y = self.y + (tile.at[1] - self.top) * self.row
        return Viewport(x, y, UP)

    def down(self, tile: PlacedTile) -> Viewport:
        """Return the viewport of the other side of a tile: beside its front, or below the plan if no place is free."""
        side, front = self.sides.get(tile.at, ""), self.up(tile)
        if not side:
            row, column = divmod(self.apart.index(tile.at), self.per_row)
            y = self.apart_top + row * (BACK + HEADER + self.captions)
            return Viewport(MARGIN + column * BACK, y, DOWN)
        middle = 50 * (UP - DOWN)
        x, y = {
            "E": (self.step, middle),
            "W": (-BACK, middle),
            "S": (0.0, self.row),
            "N": (0.0, -BACK - HEADER),
        }[side]
        return Viewport(front.left + x, front.top + y, DOWN)

    def _note_lines(self, lines: Sequence[str]) -> list[tuple[Note | None, str]]:
        """The lines below the plan; a note with its sign has it on its first line."""
        out: list[tuple[Note | None, str]] = []
        for line in lines:
            out += [(None, row) for row in style.wrapped(line, TEXT, self.width)]
        faces = self.model.faces
        for note in self.model.notes:
            name = faces[note.face].name if note.face in faces else note.face
            said = labelled(name, note.text, self.model.language)
            rows = style.wrapped(said, TEXT, self.width - 24)
            out += [(note if number == 0 else Note("", "", ""), row) for number, row in enumerate(rows)]
        return out
