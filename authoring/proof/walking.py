"""Where mice can walk, explore and drift: the ground of an abstract run grows by the board's own tables."""

from __future__ import annotations

from authoring.proof.facts import bits, face_mask, faces_of
from authoring.proof.world import World
from engine.records.chapter import ROOM


def start(world: World) -> None:
    """Put the mice where the chapter puts them."""
    begin = world.chapter["start"]
    face = begin["face"]
    names = begin.get("spaces") or [begin["space"]]
    mask = 0
    for name in names:
        mask |= world.named(face, name) or 0
    arrive(world, mask)


def arrive(world: World, mask: int, walked: bool = False) -> None:
    """Mice are put on some spaces; where too few have room, on others of the face, however far.

    With `walked`, rules answer that they come onto these spaces.
    """
    facts, board = world.facts, world.board
    facts.stand |= mask & ~world.traps if walked else mask
    facts.entered |= mask
    for face in faces_of(board, mask):
        here = mask & face_mask(board, face)
        ground = _downhill(world, here)
        crowd = world.mice + (4 * ROOM if facts.minion_spaces & face_mask(board, face) else 0)
        if world.room_of(ground) < crowd:
            facts.stand |= face_mask(board, face)
            facts.entered |= face_mask(board, face)


def _downhill(world: World, mask: int) -> int:
    """The spaces that mice can walk to from some others by the board alone."""
    board, found, waiting = world.board, mask, list(bits(mask))
    while waiting:
        space = waiting.pop()
        for there in board.near_mouse[space]:
            if not found >> there & 1 and there not in board.against_current[space]:
                found |= 1 << there
                waiting.append(there)
    return found


def walk(world: World) -> None:
    """Add every space that mice come to without exploring: steps, currents, and what rules add to them."""
    facts, board = world.facts, world.board
    for face in facts.free_faces:
        if facts.stand & face_mask(board, face):
            facts.stand |= face_mask(board, face) & ~world.traps
            facts.entered |= face_mask(board, face)
    waiting = list(bits(facts.stand))
    if world.rooted:
        for here, there in sorted(facts.links):
            if facts.stand >> here & 1 and not facts.entered >> there & 1:
                _add(world, there, waiting)
        waiting = []
    while waiting:
        here = waiting.pop()
        for there in _steps(world, here):
            if not facts.entered >> there & 1:
                _add(world, there, waiting)
    for here, there in sorted(facts.links):
        if facts.stand >> here & 1 and not facts.entered >> there & 1:
            _add(world, there, [])
            walk(world)
            return


def _add(world: World, space: int, waiting: list[int]) -> None:
    world.facts.entered |= 1 << space
    if not world.traps >> space & 1:
        world.facts.stand |= 1 << space
        waiting.append(space)


def _steps(world: World, here: int) -> set[int]:
    """The spaces one step away, and where the current leads."""
    board, allowed = world.board, world.facts.allowed
    if {"move", "scurry"} <= world.kept.get(board.face_ids[board.space_face[here]], frozenset()):
        return {board.current_to[here]} if board.current_to[here] >= 0 else set()
    found = {there for there in board.near_mouse[here] if (here, there) not in world.cut}
    if "ignore-current" not in allowed and not (world.mice > 1 and "capture" in allowed):
        found -= board.against_current[here]
    if "cross-red-lines" in allowed:
        found |= set(board.near_red[here])
    if board.current_to[here] >= 0:
        found.add(board.current_to[here])
    return found


def explore(world: World) -> list[int]:
    """Explore every exit and flip space that can be used; return the faces that are new."""
    facts, board = world.facts, world.board
    if "explore" in world.forbidden:
        return []
    arrivals: dict[int, int] = {}
    for face in sorted(faces_of(board, facts.stand)):
        if board.face_ids[face] in world.sealed or board.face_ids[face] in world.guards:
            continue
        for index in board.face_exits[face]:
            partner = board.exit_to[index]
            if partner >= 0 and not facts.shut >> index & 1 and _anyone(world, board.exit_spaces[index]):
                there = board.exit_face[partner]
                arrivals[there] = arrivals.get(there, 0) | sum(1 << space for space in board.exit_spaces[partner])
        other = _flip(world, face)
        if other >= 0:
            arrivals[other] = arrivals.get(other, 0) | 1 << board.face_flip[other]
    new = []
    for there, mask in sorted(arrivals.items()):
        facts.explored.add(board.face_ids[there])
        if mask & ~facts.stand and board.face_ids[there] not in world.deadly:
            new.append(there)
            arrive(world, mask)
    return new


def _anyone(world: World, spaces: tuple[int, ...]) -> bool:
    return any(world.facts.stand >> space & 1 for space in spaces)


def _flip(world: World, face: int) -> int:
    """The face that a flip space leads to; -1 if it cannot be used."""
    board = world.board
    here = board.face_flip[face]
    orange, blue = board.tile_faces[board.face_tile[face]]
    other = blue if face == orange else orange
    if here < 0 or other < 0 or board.face_flip[other] < 0 or not world.facts.stand >> here & 1:
        return -1
    return other if missing_for_flip(world, face) == ("", "") else -1


def missing_for_flip(world: World, face: int) -> tuple[str, str]:
    """What a flip space needs and nobody can have: the kind of thing and its name."""
    flip = world.flips.get(face)
    if not isinstance(flip, dict):
        return "", ""
    if "item" in flip and flip["item"] not in world.facts.cards:
        return "item", str(flip["item"])
    wanted = set(flip.get("classes", []))
    if wanted and not any(wanted & world.hero_classes(hero) for hero in world.facts.heroes):
        return "class", " or ".join(sorted(wanted))
    return "", ""
