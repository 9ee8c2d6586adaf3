"""Guards: minions that stand in a room from its first visit until their defeat ends the game.

Nobody explores from a tile with minions on it (EXPLORE-1), so nobody leaves such a room by an exit or a flip space.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from authoring.proof.arguments import Path, arguments, listed
from authoring.proof.changes import changes_of
from authoring.proof.declared import BY_THE_BOARD
from authoring.proof.facts import bits
from authoring.proof.figures import MINION, MOUSE, selected
from authoring.proof.places import is_far, spaces
from authoring.proof.rules import ONCE, ROOM_SETUP, SETUP, PlayRule, all_rules, effects_in
from authoring.proof.world import World
from engine.records.chapter import ROOM
from engine.vocabulary import registry

TOGETHER = frozenset(("move", "place", "push", "rescue")) | BY_THE_BOARD
"""Words that move mice, but never to another tile than that of another mouse."""
MOST_FIGURES = 40
"""With more figures in play, one of them might find no place in the engine's tables."""
Data = dict[str, Any]


def guards(world: World) -> dict[str, str]:
    """For each guarded face its guard, as far as is known: a growing run may still find that it does not stay."""
    chapter, board, found = world.chapter, world.board, {}
    if any("explore-with-minions" in repr(rule.data.get("allow")) for rule in world.rules):
        return {}
    for face, room in chapter.get("rooms", {}).items():
        encounter = room.get("encounter")
        if face not in board.face_ids or face == chapter["start"]["face"] or not isinstance(encounter, Mapping):
            continue
        for troop in encounter.get("place", []):
            if _stays(world, face, troop):
                found[face] = str(troop["minion"])
    return found


def _stays(world: World, face: str, troop: Data) -> bool:
    name = str(troop["minion"])
    return (
        _ends_the_game(world, face, name)
        and _is_placed(world, face, troop, name)
        and _is_entered_in_turn(world, face)
        and not _is_moved(world, face, name)
        and not _is_removed(world, name)
    )


def _ends_the_game(world: World, face: str, name: str) -> bool:
    """Whether a rule always wins or loses the game when a minion is defeated on a face."""
    for rule in world.rules:
        here = rule.source == "chapter" or (rule.source == "room" and rule.face == face)
        if rule.event != "minion-defeated" or not here or not rule.always_asked or rule.inside is not None:
            continue
        if rule.conditions == {"minion": name} and "of" not in rule.data and _ends(world, rule):
            return True
    return False


def _ends(world: World, rule: PlayRule) -> bool:
    """Whether what a rule does first ends the game: by itself, or by a counter that a victory asks for alone."""
    first = next(iter(rule.data.get("do", [])), None)
    name, value = (first, None) if isinstance(first, str) else next(iter((first or {"": None}).items()))
    if name in ("win", "lose"):
        return True
    if name != "set":
        return False
    given = arguments(registry.EFFECTS["set"], value)
    counter, to = str(given["counter"]), given["to"]
    alone = given["who"] is None and len(changes_of(world, counter)) == 1
    return alone and isinstance(to, int) and counter in world.counters and any(
        _asks_for(asked, counter, min(to, world.most_of(counter))) for asked in _victories(world.chapter)
    )  # fmt: skip


def _victories(chapter: Data) -> Iterator[Any]:
    yield chapter.get("victory")
    yield from (one["if"] for one in chapter.get("victories", []))


def _asks_for(conditions: Any, counter: str, value: int) -> bool:
    """Whether conditions ask for nothing but a counter, and hold at a value."""
    if not isinstance(conditions, Mapping) or list(conditions) != ["counter"]:
        return False
    asked = conditions["counter"]
    if not isinstance(asked, Mapping):
        return bool(asked == counter and value >= 1)
    if asked.get("name") != counter or set(asked) - {"name", "at-least", "is"}:
        return False
    least, exact = asked.get("at-least", 1 if "is" not in asked else 0), asked.get("is", value)
    return isinstance(least, int) and value >= least and exact == value


def _is_placed(world: World, face: str, troop: Data, name: str) -> bool:
    """Whether a minion certainly comes onto the board at the first visit, and nowhere else."""
    facts, count = world.facts, troop.get("count", 1)
    if not isinstance(count, int) or count < 1 or not world.options.placement_overflow:
        return False
    figure, token = _pieces(world, name)
    rivals = {one for one in facts.minions if one != name and _shares(_pieces(world, one), figure, token)}
    elsewhere = any(one == name and where != face for one, where in facts.minion_faces)
    if elsewhere or world.figures_of(name) < 1 or _is_placed_by_rules(world, {name}):
        return False
    named = [world.named(face, space) or 0 for space in listed(troop.get("at", []))]
    open_to_it = sum(1 << space for space in _spaces_of_minions(world, face))
    if any(not mask or mask & ~open_to_it for mask in named):
        return False
    return _has_room(world, face, name) and (not rivals or _are_left_behind(world, face, rivals))


def _spaces_of_minions(world: World, face: str) -> list[int]:
    return [space for space in bits(world.face(face)) if not world.board.space_no_minions[space]]


def _has_room(world: World, face: str, name: str) -> bool:
    """Whether there is a space for a minion on a face, wherever all other figures stand."""
    others = sum(world.figures_of(one) for one in world.facts.minions) + world.mice
    room = _spaces_of_minions(world, face)
    size = (world.content.minions.get(name) or {}).get("size", "small")
    enough = len(room) > others if size == "small" else len(room) > ROOM * others
    return others <= MOST_FIGURES and enough and _is_whole(world, room)


def _pieces(world: World, name: str) -> tuple[str, str]:
    """The figure and the token of a minion."""
    data = world.content.minions.get(name) or {}
    return str(data.get("figure", name)), str(data.get("token", ""))


def _shares(pieces: tuple[str, str], figure: str, token: str) -> bool:
    return pieces[0] == figure or bool(token and pieces[1] == token)


def _is_placed_by_rules(world: World, names: set[str]) -> bool:
    """Whether an effect of a rule can place one of some minions."""
    for _, _, value, _ in _effects(world, "place"):
        placed = arguments(registry.EFFECTS["place"], value)["minion"]
        if placed in names or placed not in world.content.minions:
            return True
    return False


def _effects(world: World, *names: str) -> Iterator[tuple[PlayRule, str, Any, Path]]:
    """All effects of some words in the rules in play."""
    for rule in world.rules:
        for path, effects in rule.lists():
            for name, value, place in effects_in(effects, path):
                if name in names:
                    yield rule, name, value, place


def _are_left_behind(world: World, face: str, rivals: set[str]) -> bool:
    """Whether no minion that shares a figure with a guard can be on the board when mice first come to its face.

    A party that never splits leaves no minions behind: it explores together, from a tile without any.
    """
    if any(one in rivals and where == face for one, where in world.facts.minion_faces):
        return False
    if _is_placed_by_rules(world, rivals) or any(_is_moved(world, "", one) for one in rivals):
        return False
    if any(rule.own or rule.source == "minion" for rule, *_ in _effects(world, "encounter", "surge")):
        return False
    return not any(_may_split(world, rule, name, value) for rule, name, value, _ in _effects(world, *registry.EFFECTS))


def _may_split(world: World, rule: PlayRule, name: str, value: Any) -> bool:
    """Whether an effect can put a mouse on another tile than the others."""
    word = registry.EFFECTS[name]
    if name == "teleport":
        given = arguments(word, value)
        near = spaces(world, given["to"], rule) is None and not is_far(given["to"])
        return not near and any(one[0] == MOUSE for one in selected(world, given["who"], rule))
    moves = word.changes is None or "places" in word.changes
    return moves and name not in TOGETHER


def _is_whole(world: World, room: list[int]) -> bool:
    """Whether minions can walk from each of some spaces to each other, and no rule ever parts them."""
    for _, effect, value, _ in _effects(world, "unlink"):
        given = arguments(registry.EFFECTS[effect], value)
        if "minions" in given["for"] and not given["links-only"]:
            return False
    seen, waiting = {room[0]}, [room[0]]
    while waiting:
        for there in world.board.near_minion[waiting.pop()]:
            if there not in seen:
                seen.add(there)
                waiting.append(there)
    return seen >= set(room)


def _is_entered_in_turn(world: World, face: str) -> bool:
    """Whether mice only come to a face in ways that count as a visit (ENC-1): not in the setup, not by links."""
    here = world.face(face)
    if any((here >> one & 1) != (here >> other & 1) for one, other in world.facts.links):
        return False
    for rule, effect, value, _ in _effects(world, "swap", "teleport", "join"):
        if effect == "swap":
            return False
        if rule.event in ONCE:
            given = arguments(registry.EFFECTS[effect], value)
            mask = spaces(world, given["to" if effect == "teleport" else "at"], rule)
            if mask is None or mask & here:
                return False
    return True


def _is_moved(world: World, face: str, name: str) -> bool:
    """Whether an effect can put a minion on another face than one; with "" as the face, on another than it is on."""
    for rule, effect, value, place in _effects(world, "teleport"):
        given = arguments(registry.EFFECTS[effect], value)
        mask = spaces(world, given["to"], rule)
        far = is_far(given["who"]) or is_far(given["to"]) if mask is None else bool(mask & ~world.face(face))
        if far and (MINION, name) in selected(world, _whom(given["who"], rule, place), rule):
            return True
    return False


def _is_removed(world: World, name: str) -> bool:
    """Whether an effect of any content can take a minion off the board without defeating it."""
    for rule in all_rules(world.content):
        for path, effects in rule.lists():
            for effect, value, place in effects_in(effects, path):
                word = registry.EFFECTS.get(effect)
                if word is None or word.changes is None:
                    return True
                if "-figures" in word.changes and "figures" not in word.changes:
                    who = arguments(word, value).get("who")
                    if (MINION, name) in selected(world, _whom(who, rule, place), rule):
                        return True
    return False


def _whom(who: Any, rule: PlayRule, place: Path) -> Any:
    """Whom a selector means: `it` is one of those that the innermost `for-each` around an effect goes through."""
    if who != "it" or "for-each" not in place[len(rule.path) :]:
        return who
    end = len(place) - 1 - place[::-1].index("for-each")
    value: Any = rule.data
    steps = place[len(rule.path) : end + 1]
    for step in steps if rule.event not in (SETUP, ROOM_SETUP) or "when" in rule.data else ("do", *steps):
        value = value[step]
    return arguments(registry.EFFECTS["for-each"], value)["who"]
