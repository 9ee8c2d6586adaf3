"""The spaces that a place in a rule can mean."""

from __future__ import annotations

from typing import Any

from authoring.proof.arguments import listed, selector
from authoring.proof.facts import bits, face_mask
from authoring.proof.rules import PlayRule
from authoring.proof.world import World

FAR = ("all-minions", "minions'", "just-placed")
PART = {"chosen": "from", "random": "from", "free": "of", "except": "of"}
"""Words for some of other spaces: the parameter that says of which."""


def spaces(world: World, value: Any, rule: PlayRule) -> int | None:
    """The mask of the spaces that a place can mean; None if it can be any space."""
    if isinstance(value, list | tuple):
        found = 0
        for part in value:
            mask = spaces(world, part, rule)
            if mask is None:
                return None
            found |= mask
        return found
    if isinstance(value, str):
        mask = world.named(rule.face, value)
        if mask is not None:
            return mask
    word, given = selector("where", value)
    if word == "space":
        return _named(world, given["name"], rule)
    if word == "token":
        return world.facts.tokens.get(given["token"], 0)
    if word == "on-faces":
        return sum(world.face(str(face)) for face in dict.fromkeys(listed(given["faces"])))
    if word in PART:
        return spaces(world, given[PART[word]], rule)
    if word in ("dry", "normal"):
        mask = spaces(world, given["of"], rule)
        return None if mask is None else mask & ~world.water
    if word in ("water", "exits", "entries") and rule.face:
        return _of_room(world, word, given, rule)
    return None


def _named(world: World, names: Any, rule: PlayRule) -> int | None:
    found = 0
    for name in listed(names):
        mask = world.named(rule.face, name)
        if mask is None:
            return None
        found |= mask
    return found


def _of_room(world: World, word: str, given: dict[str, Any], rule: PlayRule) -> int | None:
    board = world.board
    if rule.face not in board.face_ids:
        return 0
    face = board.face_ids.index(rule.face)
    if word == "water":
        return face_mask(board, face) & world.water
    if word == "entries":
        return sum(1 << space for space in board.face_entries[face])
    edge = given.get("edge") or ""
    exits = (one for one in board.face_exits[face] if board.exit_edge[one].startswith(edge) and board.exit_to[one] >= 0)
    return sum(1 << space for space in {space for one in exits for space in board.exit_spaces[one]})


def is_far(value: Any) -> bool:
    """Whether a selector can mean minions of other tiles than the one a rule is about, or spaces there."""
    words = repr(value)
    return any(word in words for word in FAR) or "spaces-of" in words


def described(world: World, mask: int, most: int = 4) -> str:
    """Some spaces in words."""
    names = [world.board.name(space) for space in bits(mask)]
    return ", ".join(f'"{name}"' for name in names[:most]) + (" and more" if len(names) > most else "")
