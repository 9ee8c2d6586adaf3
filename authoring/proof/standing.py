"""What always stands: what rules forbid, which spaces send mice away, and which faces lose the game."""

from __future__ import annotations

from typing import Any

from authoring.proof.arguments import arguments, listed
from authoring.proof.conditions import never_fails
from authoring.proof.facts import faces_of
from authoring.proof.figures import MOUSE, matching
from authoring.proof.places import spaces
from authoring.proof.rules import PlayRule
from authoring.proof.world import World
from engine.vocabulary import registry

Data = dict[str, Any]


def look_at_standing_rules(world: World) -> None:
    """What rules always forbid, which spaces always send mice away, and which faces always lose the game."""
    forbidden: set[str] = set()
    kept: dict[str, set[str]] = {}
    traps, deadly = 0, set()
    for rule in world.rules:
        if rule.source not in ("chapter", "room") or rule.inside is not None:
            continue
        if "forbid" in rule.data and _for_all_mice(world, rule) and never_fails(world, rule.conditions, rule):
            words = [word["what"] if isinstance(word, dict) else word for word in listed(rule.data["forbid"])]
            flat = {name for word in words for name in listed(word)}
            if rule.source == "chapter":
                forbidden |= flat
            else:
                kept.setdefault(rule.face, set()).update(flat)
        elif rule.event == "space-entered" and rule.always_asked:
            traps |= _trap(world, rule)
        elif _always_loses(world, rule):
            deadly.add(rule.face)
    world.forbidden = frozenset(forbidden)
    world.kept = {face: frozenset(words) for face, words in kept.items()}
    world.sealed = frozenset(face for face, words in kept.items() if "explore" in words)
    world.traps, world.deadly = traps, frozenset(deadly)


def _always_loses(world: World, rule: PlayRule) -> bool:
    """Whether a rule of a room ends the game whenever mice come there."""
    always = rule.event == "tile-entered" and rule.face and rule.always_asked and _loses(rule)
    return bool(always) and never_fails(world, rule.conditions, rule)


def _for_all_mice(world: World, rule: PlayRule) -> bool:
    """Whether a standing rule speaks of every mouse that can be in play, by words that never change."""
    of = rule.data.get("of", "mouse")
    if of in ("mouse", ["mouse"], ["mouse", "minion"]):
        return True
    words = listed(of)
    heroes = frozenset((MOUSE, hero) for hero in world.facts.heroes)
    return all(isinstance(word, str) for word in words) and matching(world, words, rule, heroes) == heroes


def _loses(rule: PlayRule) -> bool:
    for effect in rule.data.get("do", []):
        name = effect if isinstance(effect, str) else next(iter(effect), "")
        if name in ("lose", "win"):
            return bool(name == "lose")
    return False


def _trap(world: World, rule: PlayRule) -> int:
    """The spaces that a rule always takes mice away from at once, or where it always loses the game."""
    mask, others = None, {}
    for part in listed(rule.conditions or {}):
        if not isinstance(part, dict):
            return 0
        for name, value in part.items():
            if name == "space":
                mask = spaces(world, value, rule) if not _is_moving(value) else 0
            elif name == "mover":
                if value != "mouse":
                    return 0
            else:
                others[name] = value
    if not mask or not never_fails(world, others, rule):
        return 0
    if _loses(rule):
        return mask
    return mask & ~_kept(world, rule, mask)


def _is_moving(value: Any) -> bool:
    return isinstance(value, dict) and "token" in value


def _kept(world: World, rule: PlayRule, mask: int) -> int:
    """The spaces on which a rule may leave the mouse that comes there."""
    for effect in rule.data.get("do", []):
        if isinstance(effect, dict) and "teleport" in effect:
            given = arguments(registry.EFFECTS["teleport"], effect["teleport"])
            to = spaces(world, given["to"], rule)
            if given["who"] not in ("mover", "all-mice") or not to or to & mask or not _stays_up(world, to):
                return mask
            return 0
    return mask


def _stays_up(world: World, mask: int) -> bool:
    """Whether some of the faces of some spaces are never turned down."""
    board = world.board
    up = {place["face"] for place in world.chapter["plan"]}
    for face in faces_of(board, mask):
        others = [other for other in board.tile_faces[board.face_tile[face]] if other >= 0 and other != face]
        if board.face_ids[face] not in up or any(board.face_ids[other] in world.facts.explored for other in others):
            return False
    return True
