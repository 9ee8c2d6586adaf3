"""Compiling tiles and plan into tables: adjacency, distances, sight, exits."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from engine.compile.sight import clear_lines
from engine.records.chapter import BLUE, FAR, NORMAL, OFF_TILE, ORANGE, SPECIAL_AREA, STILL, WATER, Board
from engine.records.errors import ContentError

if TYPE_CHECKING:
    from engine.records.content import Content, Data

KINDS: Final = {"normal": NORMAL, "water": WATER, "special-area": SPECIAL_AREA}
COLOURS: Final = {"orange": ORANGE, "blue": BLUE}
EDGE_STEP: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE: Final = {"N": "S", "S": "N", "E": "W", "W": "E"}
TOWARDS: Final = {
    "N": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (-1, -1),
}  # fmt: skip

Steps = tuple[tuple[tuple[int, int], ...], ...]
"""For each space of a face, the spaces one step away with their costs."""


def compile_board(content: Content) -> Board:
    """The board of a chapter: every tile of its plan, with both faces."""
    board = Board()
    home = {face["id"]: tile for tile in content.tiles.values() for face in tile["faces"]}
    for index, place in enumerate(content.chapter["plan"]):
        tile = home.get(place["face"])
        if tile is None:
            where = content.where("chapter", content.chapter["id"], ("plan", index, "face"))
            raise ContentError(where, f"unknown face {place['face']!r}")
        _add_tile(board, content, tile, place)
    _join_exits(board)
    return board


def _add_tile(board: Board, content: Content, tile: Data, place: Data) -> None:
    number = len(board.tile_ids)
    first = len(board.face_ids)
    board.tile_ids.append(tile["id"])
    board.tile_at.append((place["at"][0], place["at"][1]))
    rooms = content.chapter.get("rooms", {})
    by_colour = [-1, -1]
    for offset, face in enumerate(tile["faces"]):
        by_colour[COLOURS[face["colour"]]] = first + offset
        _add_face(board, number, face, rooms.get(face["id"], {}))
    board.tile_faces.append((by_colour[ORANGE], by_colour[BLUE]))
    board.tile_start.append(board.face_ids.index(place["face"]))


def _is_entry(space: Data) -> bool:
    """Whether minions enter at a space; a chapter can close it to them."""
    return bool(space.get("entry")) and space.get("minions", True)


def _add_face(board: Board, tile: int, face: Data, room: Data) -> None:
    number = len(board.face_ids)
    first = len(board.space_ids)
    spaces = [*face["spaces"], *room.get("spaces", [])]
    at = {space["id"]: first + offset for offset, space in enumerate(spaces)}
    board.face_ids.append(face["id"])
    board.face_tile.append(tile)
    board.face_colour.append(COLOURS[face["colour"]])
    board.face_spaces.append(tuple(range(first, first + len(spaces))))
    board.face_entries.append(tuple(at[space["id"]] for space in spaces if _is_entry(space)))
    board.face_traps.append(tuple(at[space["id"]] for space in spaces if space.get("mousetrap")))
    board.face_water.append(sum(1 << (at[space["id"]] - first) for space in spaces if space.get("kind") == "water"))
    board.face_flip.append(next((at[space["id"]] for space in spaces if space.get("flip")), -1))
    for space in spaces:
        board.space_ids.append(space["id"])
        board.space_face.append(number)
        board.space_first.append(first)
        board.space_kind.append(KINDS[space.get("kind", "normal")])
        board.space_at.append((space["at"][0], space["at"][1]))
        board.space_no_minions.append(space.get("minions", True) is False)
        board.space_exits.append(())
    lines = face.get("lines", [])
    _add_links(board, at, [*face["adjacent"], *room.get("adjacent", [])], lines)
    reds = {name for line in lines if line["kind"] == "red" for name in line["between"]}
    board.space_red_edge.extend(space["id"] in reds and space.get("kind") == "special-area" for space in spaces)
    _add_currents(board, at, spaces)
    _add_sight(board, face, spaces, first)
    added = [space["id"] for space in room.get("spaces", [])]
    board.space_one_way.extend(
        space["id"] in added and len(board.near_mouse[first + offset]) == 1 for offset, space in enumerate(spaces)
    )
    _add_distances(board, first, len(spaces))
    _add_exits(board, number, face, at)


def _add_links(board: Board, at: dict[str, int], adjacent: list[list[str]], lines: list[Data]) -> None:
    """Add the steps between spaces: links and yellow lines for mice, all lines for minions (MOVE-1, -3, -4, MIN-2).

    Rock has no links; the dark areas of a tile with gaps are red lines (MOVE-2).
    """
    count = len(at)
    first = len(board.space_ids) - count
    steps: list[list[tuple[int, int]]] = [[] for _ in range(count)]
    minion: list[list[int]] = [[] for _ in range(count)]
    red: list[list[int]] = [[] for _ in range(count)]

    def link(a: int, b: int, cost: int) -> None:
        steps[a - first].append((b, cost))
        minion[a - first].append(b)

    for one, other in adjacent:
        link(at[one], at[other], 1)
        link(at[other], at[one], 1)
    for line in lines:
        a, b = at[line["between"][0]], at[line["between"][1]]
        if line["kind"] == "yellow":
            down = at[line["down"]]
            link(a, b, 1 if down == b else 3)
            link(b, a, 1 if down == a else 3)
        else:
            for here, there in ((a, b), (b, a)):
                minion[here - first].append(there)
                red[here - first].append(there)
    board.listed.append({})
    board.face_steep.append(sum(1 << offset for offset in range(count) if any(cost > 1 for _, cost in steps[offset])))
    for offset in range(count):
        board.steps.append(tuple(sorted(steps[offset])))
        board.moves.append({})
        board.ways.append({})
        board.zones.append([])
        board.paths.append({})
        board.near_bits.append(sum({1 << (space - first) for space, cost in steps[offset] if cost == 1}))
        board.uphill_bits.append(sum({1 << (space - first) for space, cost in steps[offset] if cost > 1}))
        board.near_mouse.append(tuple(sorted(space for space, _ in steps[offset])))
        board.beside.append(_with_itself(board.near_mouse[-1], offset, first, count))
        board.near_red.append(tuple(sorted(red[offset])))
        board.near_minion.append(tuple(sorted(minion[offset])))


def _with_itself(near: tuple[int, ...], offset: int, first: int, count: int) -> list[bool]:
    """For each space of a face, whether it is the space at an offset or near it."""
    return [there == offset or first + there in near for there in range(count)]


def _add_currents(board: Board, at: dict[str, int], spaces: list[Data]) -> None:
    """Add where each current leads, and the steps against it (WATER-3)."""
    for space in spaces:
        current = space.get("current")
        if not current:
            board.current_to.append(STILL)
            board.against_current.append(frozenset())
            continue
        board.current_to.append(OFF_TILE if current["to"] == "off-tile" else at[current["to"]])
        here = at[space["id"]]
        dx, dy = TOWARDS[current["towards"]]
        x, y = board.space_at[here]
        against = [
            there
            for there, _ in board.steps[here]
            if board.space_kind[there] == WATER
            and (board.space_at[there][0] - x) * dx + (board.space_at[there][1] - y) * dy < 0
        ]
        board.against_current.append(frozenset(against))


def _add_sight(board: Board, face: Data, spaces: list[Data], first: int) -> None:
    """Add a bit for each space of the face in sight: the straight line between the centres is free (BATTLE-7)."""
    solids = tuple(tuple((point[0], point[1]) for point in polygon) for polygon in face.get("solid", []))
    lines = clear_lines(tuple(board.space_at[first : first + len(spaces)]), solids)
    gaps = (1 << len(spaces)) - 1 if face.get("gaps") else 0  # a thread spans gaps (MOVE-2)
    board.straight.extend(mask | gaps for mask in lines)
    only = {i: {space["id"]: True for space in spaces if space["id"] in one["sees"]}
            for i, one in enumerate(spaces) if "sees" in one}  # fmt: skip
    for i, one in enumerate(spaces):
        mask = lines[i]
        for j, other in enumerate(spaces if only else ()):
            if i != j and (i in only or j in only):
                clear = (i not in only or other["id"] in only[i]) and (j not in only or one["id"] in only[j])
                mask = mask & ~(1 << j) | clear << j
        board.sight.append(mask)


def _add_distances(board: Board, first: int, count: int) -> None:
    """Add the distances within a face, indexed by space and by the other space's place on the face."""
    walked = tuple([tuple([(there - first, cost) for there, cost in steps]) for steps in board.steps[first:]])
    crawled = tuple([tuple([(there - first, 1) for there in near]) for near in board.near_minion[first:]])
    barred = tuple(board.space_no_minions[first:])
    board.dist_mouse.extend([list(costs) for costs in _distances(walked, (False,) * count)])
    board.dist_minion.extend([list(costs) for costs in _distances(crawled, barred)])


@lru_cache(maxsize=128)
def _distances(steps: Steps, barred: tuple[bool, ...]) -> tuple[tuple[int, ...], ...]:
    """The lowest costs from each space of a face to each other. Cached, because several tools compile a chapter."""
    return tuple([tuple(_cheapest(steps, barred, start)) for start in range(len(steps))])


def _cheapest(steps: Steps, barred: tuple[bool, ...], start: int) -> list[int]:
    """The lowest cost from `start` to each space of the face; ways may end at barred spaces but not pass them.

    Costs are 1 to 3, so that a simple queue that visits spaces again is fast enough.
    """
    cost = [FAR] * len(steps)
    cost[start] = 0
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if barred[here] and here != start:
            continue
        for there, step in steps[here]:
            new = cost[here] + step
            if new < cost[there]:
                cost[there] = new
                queue.append(there)
    return cost


def _add_exits(board: Board, number: int, face: Data, at: dict[str, int]) -> None:
    mine: list[int] = []
    for data in face.get("exits", []):
        index = len(board.exit_face)
        mine.append(index)
        board.exit_face.append(number)
        board.exit_edge.append(f"{data['edge']}@{data['at']}")
        board.exit_colour.append(COLOURS[data.get("colour", face["colour"])])
        spaces = tuple(at[name] for name in data["spaces"])
        board.exit_spaces.append(spaces)
        board.exit_to.append(-1)
        for space in spaces:
            board.space_exits[space] = (*board.space_exits[space], index)
    board.face_exits.append(tuple(mine))


def _join_exits(board: Board) -> None:
    """Set each exit's partner: the aligned exit of its colour on the neighbouring tile (EXPLORE-2, -3)."""
    tile_by_place = {place: tile for tile, place in enumerate(board.tile_at)}
    for index in range(len(board.exit_face)):
        edge, along = board.exit_edge[index].split("@")
        column, row = board.tile_at[board.face_tile[board.exit_face[index]]]
        dx, dy = EDGE_STEP[edge]
        neighbour = tile_by_place.get((column + dx, row + dy))
        if neighbour is None:
            continue
        face = board.tile_faces[neighbour][board.exit_colour[index]]
        if face < 0:
            continue
        wanted = f"{OPPOSITE[edge]}@{along}"
        for partner in board.face_exits[face]:
            if board.exit_edge[partner] == wanted and board.exit_colour[partner] == board.exit_colour[index]:
                board.exit_to[index] = partner
