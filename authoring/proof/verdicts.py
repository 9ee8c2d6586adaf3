"""What an abstract run says of each line of a chapter: what is impossible, why, and what the cause of it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from authoring.boardgraph.doors import exit_bits
from authoring.proof.acting import can_act
from authoring.proof.arguments import Path, arguments
from authoring.proof.arrivals import search_spaces
from authoring.proof.block import Block
from authoring.proof.facts import faces_of
from authoring.proof.reflexes import reflexes_of
from authoring.proof.rules import PlayRule, effects_in
from authoring.proof.run import Run, run
from authoring.proof.walking import missing_for_flip
from authoring.proof.world import World, world_of
from engine.records.content import Content
from engine.vocabulary import registry

GIVERS = {
    # a kind of fact: the effects that bring it about, each with the parameter that names it
    "item": {"give-card": "card", "fetch": "card"},
    "achievement": {"achieve": "achievement"},
    "earned": {"achieve": "achievement"},
    "counter": {"count": "counter", "set": "counter"},
    "changed": {"count": "counter", "set": "counter"},
    "token": {"put-token": "token"},
    "status": {"status": "status"},
    "hero": {"join": "hero"},
    "minion": {"place": "minion"},
}
DEEPEST = 12
MOST_FOLLOWED = 80
"""So many reasons are followed to their causes in one run: a chapter with more mistakes shows the rest later."""


@dataclass(frozen=True)
class Impossible:
    """A line of a chapter that nothing in a game ever comes to: its place, and why.

    Exits and flip spaces have no line in the file; theirs are `exit` and `flip` with the name of the line.
    """

    path: Path
    why: str


def impossible(content: Content, mice: int | None = None, heroes: frozenset[str] | None = None) -> list[Impossible]:
    """The lines of a chapter that no game comes to, for a number of mice (or any that the chapter allows).

    Lines are faces, room rules and other rules, special searches, surges, story moments, options of choices and
    victories. The place is that of the line in the chapter's file.
    """
    done = run(world_of(content, heroes, mice))
    return sorted(set(_lines(done)), key=lambda one: tuple(map(str, one.path)))


def distance(content: Content, mice: int | None = None) -> int:
    """How many passes an abstract run of a chapter takes until a victory is possible; -1 if none is."""
    return run(world_of(content, None, mice)).layers


def _lines(done: Run) -> Iterator[Impossible]:
    world, chapter = done.world, done.world.chapter
    reached = reached_faces(world)
    yield from _ways(world)
    for face in world.board.face_ids:
        if face not in reached:
            yield Impossible(("faces", face), why_not_reached(world, face))
    for face, room in chapter.get("rooms", {}).items():
        if face not in reached:
            for key in ("story", "surge", "setup", "encounter"):
                if key in room:
                    yield Impossible(("rooms", face, key), why_not_reached(world, face))
        for i, search in enumerate(room.get("search", [])):
            if not search_spaces(world, face, search) & world.facts.stand or "search" in world.forbidden:
                yield Impossible(("rooms", face, "search", i), why_not_reached(world, face))
    for rule in world.rules:
        if rule.own:
            yield from _of_rule(world, rule)
    for path, block in done.endings.items():
        if block is not None:
            yield Impossible(path[:2] if path[0] == "victories" else path, block.text)


def _ways(world: World) -> Iterator[Impossible]:
    """The exits and flip spaces of faces with mice on them that nobody ever goes through."""
    board = world.board
    chances: dict[str, list[Block | None]] = {}
    for index, partner in enumerate(board.exit_to):
        if partner >= 0:
            name = f"{board.face_ids[board.exit_face[index]]} {board.exit_edge[index].split('@')[0]}"
            chances.setdefault(name, []).append(exit_block(world, index))
    for name, blocks in chances.items():
        found = [block for block in blocks if block is not None]
        if len(found) == len(blocks):
            yield Impossible(("exit", name), found[0].text)
    for number, face in enumerate(board.face_ids):
        block = _leaving(world, face)
        if block is not None:
            yield Impossible(("flip", face), block.text)
        elif board.face_flip[number] >= 0:
            for _, why in _flip_to(world, _other_face(world, number)):
                if why is not None:
                    yield Impossible(("flip", face), why.text)


def _other_face(world: World, face: int) -> int:
    orange, blue = world.board.tile_faces[world.board.face_tile[face]]
    return blue if face == orange else orange


def _leaving(world: World, face: str) -> Block | None:
    """Why no mouse ever explores from a face, whatever way it takes; None if that is not so."""
    if "explore" in world.forbidden:
        return Block((), "a rule always forbids mice to explore", ("permission", "explore"))
    if face in world.sealed:
        return Block((), f'a rule always forbids mice to explore from "{face}"', ("sealed", face))
    if face in world.guards:
        why = f'"{world.guards[face]}" stands on "{face}" until its defeat ends the game, and nobody explores beside it'
        return Block((), why, ("guard", face))
    return None


def exit_block(world: World, index: int) -> Block | None:
    """Why no mouse goes through an exit; None if one can."""
    board = world.board
    edge, name = board.exit_edge[index][0], board.face_ids[board.exit_face[index]]
    leaving = _leaving(world, name)
    if leaving is not None:
        return leaving
    if world.facts.shut >> index & 1:
        return Block((), f'the {edge} exit of "{name}" is shut, and nothing opens it', ("door", f"{name} {edge}"))
    if not any(world.facts.stand >> space & 1 for space in board.exit_spaces[index]):
        mask = sum(1 << space for space in board.exit_spaces[index])
        return Block((), f'no mouse can walk to the {edge} exit of "{name}"', ("spaces", str(mask)))
    return None


def _of_rule(world: World, rule: PlayRule) -> Iterator[Impossible]:
    block = can_act(world, rule)
    if block is not None:
        yield Impossible(rule.path, block.text)
        return
    for path, effects in rule.lists():
        for name, value, place in effects_in(effects, path):
            if (rule.source, rule.ident, *place) not in world.facts.used:
                yield Impossible(place, "nothing leads to this effect")
            elif name == "choose":
                yield from _of_choice(world, rule, value, place)


def _of_choice(world: World, rule: PlayRule, value: Any, place: Path) -> Iterator[Impossible]:
    base = (*place, "options") if isinstance(value, dict) and "options" in value else place
    for i, _ in enumerate(arguments(registry.EFFECTS["choose"], value)["options"] or []):
        if (rule.source, rule.ident, *base, i) not in world.facts.used:
            yield Impossible((*base, i), "the condition of this option never holds")


def reached_faces(world: World) -> set[str]:
    """The faces that mice can come to."""
    return {world.board.face_ids[face] for face in faces_of(world.board, world.facts.stand | world.facts.entered)}


def why_not_reached(world: World, face: str) -> str:
    """Why no mouse comes to a face, in words: the nearest way to it that is barred."""
    block = face_block(world, face)
    return block.text


def face_block(world: World, face: str) -> Block:
    """Why no mouse comes to a face: the way to it that is barred, from where mice do come."""
    board, facts = world.board, world.facts
    if "explore" in world.forbidden:
        return Block((), "a rule always forbids mice to explore", ("permission", "explore"))
    if face not in board.face_ids:
        return Block((), f'"{face}" is not in the plan')
    number, seen = board.face_ids.index(face), set()
    waiting = [number]
    while waiting:
        goal = waiting.pop(0)
        if goal in seen:
            continue
        seen.add(goal)
        for here, block in _ways_to(world, goal):
            if facts.stand & sum(1 << space for space in board.face_spaces[here]):
                if block is not None:
                    return block
            else:
                waiting.append(here)
    return Block((), f'no exit or flip leads to "{face}"')


def _ways_to(world: World, goal: int) -> Iterator[tuple[int, Block | None]]:
    """The faces from which a face can be come to, and why not."""
    board = world.board
    for index, partner in enumerate(board.exit_to):
        if partner < 0 or board.exit_face[partner] != goal:
            continue
        here, block = board.exit_face[index], exit_block(world, index)
        if block is not None:
            yield here, block
        elif board.face_ids[goal] in world.deadly:
            yield here, Block((), f'a rule ends the game when mice come to "{board.face_ids[goal]}"', ("deadly", ""))
    yield from _flip_to(world, goal)


def _flip_to(world: World, goal: int) -> Iterator[tuple[int, Block | None]]:
    board = world.board
    orange, blue = board.tile_faces[board.face_tile[goal]]
    here = blue if goal == orange else orange
    leaving = _leaving(world, board.face_ids[here]) if here >= 0 else None
    if leaving is not None:
        yield here, leaving
        return
    if here < 0 or board.face_flip[here] < 0 or board.face_flip[goal] < 0:
        return
    kind, name = missing_for_flip(world, here)
    words = f'the flip of "{board.face_ids[here]}" needs '
    if kind == "item":
        yield here, Block((), f'{words}"{name}", and nobody can get it', ("item", name))
    elif kind == "class":
        yield here, Block((), f"{words}a {name}, and no party has one", ("class", name))
    elif not world.facts.stand >> board.face_flip[here] & 1:
        mask = 1 << board.face_flip[here]
        yield here, Block((), f'no mouse can walk to the flip space of "{board.face_ids[here]}"', ("spaces", str(mask)))


@dataclass(frozen=True)
class Cause:
    """Why something cannot happen, from what was asked for to the root of it: the last step is the cause."""

    steps: tuple[Block, ...]

    @property
    def root(self) -> Block:
        """The step without a step behind it."""
        return self.steps[-1]


def cause_of(world: World, block: Block) -> Cause:
    """Follow why something cannot happen to a cause: a rule that could help but cannot act, and why not, and so on."""
    steps, seen = [block], {block.fact}
    followed = world.__dict__["_followed"] = world.__dict__.get("_followed", 0) + 1
    while len(steps) < DEEPEST and followed <= MOST_FOLLOWED:
        following = _behind(world, steps[-1])
        if following is None or (following.fact in seen and following.fact != ("", "")):
            break
        seen.add(following.fact)
        steps.append(following)
    return Cause(tuple(steps))


def _behind(world: World, block: Block) -> Block | None:
    """What stands behind a fact that cannot come about."""
    kind, name = block.fact
    if kind == "spaces":
        mask = int(name)
        for face in sorted(faces_of(world.board, mask)):
            if world.board.face_ids[face] not in reached_faces(world):
                return face_block(world, world.board.face_ids[face])
        return None
    if kind == "face":
        return face_block(world, name)
    if kind == "door":
        return _door_closed(world, name)
    if kind == "permission":
        return _forbidding(world, name)
    if kind in ("kept", "sealed"):
        room, _, permission = name.partition(" ")
        return _forbidding(world, permission or "explore", room)
    if kind == "first":
        return next((Block(rule.path, "this rule comes first", rule=rule) for rule in world.rules
                     if repr(rule.path) == name and rule.source in ("chapter", "room")), None)  # fmt: skip
    places = reflexes_of(world).places
    undone = places.get((kind, name))
    if (kind, name) == ("minion", ""):
        undone = next((path for (sort, _), path in places.items() if sort == "minion"), None)
    if kind == "token" and name in reflexes_of(world).taken:
        return Block(reflexes_of(world).taken[name], f'this takes the token "{name}" away before mice come to it')
    if undone is not None and undone != block.path:
        return Block(undone, f"this rule undoes it at once each time, so that {block.text}")
    return _giver_blocked(world, kind, name)


def _door_closed(world: World, name: str) -> Block | None:
    """The rule that would open a door and cannot act; else the effect that shuts it."""
    face, _, edge = name.partition(" ")
    wanted = exit_bits(world.board, face, edge)
    for effect_name in ("open-exit", "close-exit"):
        for rule in world.rules:
            for path, effects in rule.lists():
                for effect, value, place in effects_in(effects, path):
                    if effect != effect_name or not isinstance(value, dict):
                        continue
                    if not exit_bits(world.board, value.get("face"), value.get("edge")) & wanted:
                        continue
                    if effect == "close-exit":
                        return Block(
                            place, f'the {edge} exit of "{face}" is shut here, and nothing opens it', rule=rule
                        )
                    block = can_act(world, rule)
                    if block is not None:
                        return block
    return None


def _forbidding(world: World, permission: str, face: str = "") -> Block | None:
    for rule in world.rules:
        if (
            rule.face == face
            and "forbid" in rule.data
            and permission in repr(rule.data["forbid"])
            and rule.source in ("chapter", "room")
        ):
            return Block((*rule.path, "forbid"), f'this rule always forbids "{permission}"', rule=rule)
    return None


def _giver_blocked(world: World, kind: str, name: str) -> Block | None:
    """Why no rule of the chapter brings a fact about."""
    givers = GIVERS.get(kind, {})
    found: Block | None = None
    for rule in world.rules:
        for path, effects in rule.lists():
            for effect, value, place in effects_in(effects, path):
                if effect not in givers:
                    continue
                given = arguments(registry.EFFECTS[effect], value)
                if given.get(givers[effect]) != name:
                    continue
                block = can_act(world, rule)
                if block is None and (rule.source, rule.ident, *place) not in world.facts.used:
                    block = Block(place, "nothing leads to this effect", rule=rule)
                if block is not None and rule.own:
                    return block
                found = found or block
    if kind == "item":
        found = _search_blocked(world, name) or found
    return found


def _search_blocked(world: World, card: str) -> Block | None:
    for face, room in world.chapter.get("rooms", {}).items():
        for search in room.get("search", []):
            if search["card"] == card and not search_spaces(world, face, search) & world.facts.stand:
                if face not in reached_faces(world):
                    return face_block(world, face)
                return Block(("rooms", face), f'no mouse can walk to the special search for "{card}"')
    return None
