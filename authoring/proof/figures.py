"""The figures that a filter or a selector in a rule can mean: heroes of the party, and minions that can come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from authoring.proof.arguments import arguments, listed, selector
from authoring.proof.facts import face_mask
from authoring.proof.places import spaces
from authoring.proof.reflexes import reflexes_of
from authoring.proof.rules import PlayRule
from authoring.proof.world import World, is_boss
from engine.vocabulary import registry

Figures = frozenset[tuple[str, str]]
"""Figures as pairs: `hero` or `minion`, and its id."""
MOUSE, MINION = "hero", "minion"
MICE_ONLY = ("explorer", "searcher", "drawer", "user", "loser", "mouse")
MINIONS_ONLY = ("boss", "minion", "placed", "thief")
"""Names that events give to figures which are always mice, or always minions."""
MICE_WORDS = ("all-mice", "mice-here", "mice-near", "mice-on-tile", "other-mice-here", "other-mice-on-tile",
              "current-mouse", "closest-mouse", "captured-mice", "chosen-mouse", "highest-mouse", "lowest-mouse",
              "random-mouse")  # fmt: skip
MINION_WORDS = ("all-minions", "minions-here", "minions-near", "minions-on-tile", "closest-minion", "chosen-minion",
                "just-placed")  # fmt: skip
STATIC = ("class", "hero", "side", "minion", "boss", "size")
"""Conditions about a figure that never change, so that `not` leaves out the others."""
FROM = {"chosen-minion": "from", "chosen-mouse": "from", "highest-mouse": "of", "lowest-mouse": "of", "random": "of",
        "random-mouse": "of", "those": "from"}  # fmt: skip


def all_figures(world: World, rule: PlayRule | None = None) -> Figures:
    """Every figure that can be on the board when a rule is asked: what leaves at once is there only as it is placed."""
    facts = world.facts
    gone = set() if rule is None or rule.event == "minions-placed" else reflexes_of(world).vanishing
    return frozenset([*((MOUSE, hero) for hero in facts.heroes), *((MINION, one) for one in facts.minions - gone)])


def in_role(world: World, role: str, rule: PlayRule) -> Figures:
    """The figures that a name of the event can mean."""
    everyone = all_figures(world, rule)
    if rule.source == "room" and role in ("minion", "placed", "boss"):
        here = {(MINION, name) for name, face in world.facts.minion_faces if face == rule.face}
        return everyone & here
    if role == "owner":
        return frozenset(one for one in everyone if _can_own(world, one, rule))
    if role in MICE_ONLY or (role == "actor" and rule.event in ("action", "free-action", "battle-action")):
        return frozenset(one for one in everyone if one[0] == MOUSE)
    if role in MINIONS_ONLY:
        return frozenset(one for one in everyone if one[0] == MINION)
    return everyone


def _can_own(world: World, figure: tuple[str, str], rule: PlayRule) -> bool:
    if rule.source == "hero":
        return figure == (MOUSE, rule.ident)
    if rule.source == "minion":
        return figure == (MINION, rule.ident)
    if rule.source in ("ability", "search-card", "earned"):
        return figure[0] == MOUSE
    return True


def matching(world: World, value: Any, rule: PlayRule, among: Figures) -> Figures:
    """The figures that a filter lets through, of some."""
    if value is True or value is None:
        return among
    if value is False:
        return frozenset()
    if isinstance(value, list | tuple):
        return frozenset().union(*(matching(world, part, rule, among) for part in value)) if value else among
    if isinstance(value, str):
        return _of_word(world, value, rule, among)
    if isinstance(value, Mapping):
        for name, part in value.items():
            among = _meeting(world, str(name), part, rule, among)
    return among


def _of_word(world: World, word: str, rule: PlayRule, among: Figures) -> Figures:
    if word == "mouse":
        return frozenset(one for one in among if one[0] == MOUSE)
    if word == "minion":
        return frozenset(one for one in among if one[0] == MINION)
    if word in ("any", "it"):
        return among
    event = registry.EVENTS.get(rule.event)
    if word in world.content.heroes:
        return among & {(MOUSE, word)}
    minions = world.minions_named(word)
    if minions:
        return among & {(MINION, one) for one in minions}
    if word == "owner" or (event is not None and word in event.provides) or word == "figure":
        return among & in_role(world, word, rule)
    classes = frozenset(one for one in among if one[0] == MOUSE and word in world.hero_classes(one[1]))
    return classes if classes or word in _classes(world) else frozenset()


def _classes(world: World) -> set[str]:
    return set().union(*(world.hero_classes(hero) for hero in world.content.heroes))


def _meeting(world: World, name: str, value: Any, rule: PlayRule, among: Figures) -> Figures:
    """The figures of some for which a condition about a figure can hold."""
    word = registry.CONDITIONS.get(name)
    if name == "all":
        for part in listed(value):
            among = matching(world, part, rule, among)
        return among
    if name == "any":
        return frozenset().union(*(matching(world, part, rule, among) for part in listed(value)), frozenset())
    if name == "not":
        if isinstance(value, Mapping) and value and all(key in STATIC for key in value):
            return among - matching(world, value, rule, among)
        return among
    if word is None or not word.figure:
        return among
    given = arguments(word, value)
    test = TESTS.get(name)
    return test(world, given, rule, among) if test is not None else among


def _class(world: World, given: dict[str, Any], rule: PlayRule, among: Figures) -> Figures:
    return frozenset(one for one in among if one[0] == MOUSE and given["class"] in world.hero_classes(one[1]))


def _hero(world: World, given: dict[str, Any], rule: PlayRule, among: Figures) -> Figures:
    return among & {(MOUSE, str(given["hero"]))}


def _side(world: World, given: dict[str, Any], rule: PlayRule, among: Figures) -> Figures:
    return frozenset(one for one in among if (one[0] == MOUSE) == (given["side"] in ("mouse", "mice")))


def _minion(world: World, given: dict[str, Any], rule: PlayRule, among: Figures) -> Figures:
    return among & {(MINION, one) for one in world.minions_named(str(given["minion"]))}


def _boss(world: World, given: dict[str, Any], rule: PlayRule, among: Figures) -> Figures:
    bosses = {(MINION, one) for one, data in world.content.minions.items() if is_boss(data)}
    return among & bosses if given["is"] else among - bosses


def _size(world: World, given: dict[str, Any], rule: PlayRule, among: Figures) -> Figures:
    sizes = {(MINION, one): data.get("size", "small") for one, data in world.content.minions.items()}
    return frozenset(one for one in among if sizes.get(one, "small") == given["size"])


STAYING = (
    "turn-start", "turn-end", "round-start", "round-end", "action", "free-action", "battle-action", "move-rolled",
    "search-passed", "search-failed",
)  # fmt: skip
"""Events at which a mouse is only where it can stay, not on spaces that always send it on."""


def _at(world: World, given: dict[str, Any], rule: PlayRule, among: Figures) -> Figures:
    mask = spaces(world, given["at"], rule)
    return among if mask is None else _on(world, mask, among, rule)


def _on_face(world: World, given: dict[str, Any], rule: PlayRule, among: Figures) -> Figures:
    return _on(world, world.face(str(given["face"])), among, rule)


def _on(world: World, mask: int, among: Figures, rule: PlayRule) -> Figures:
    facts = world.facts
    mice = facts.stand if rule.event in STAYING else facts.stand | facts.entered
    return frozenset(one for one in among if mask & (mice if one[0] == MOUSE else facts.minion_spaces))


def _together(world: World, given: dict[str, Any], rule: PlayRule, among: Figures) -> Figures:
    """Whether there is another figure that could share a space or tile: a lone mouse is never with a mouse."""
    others = selected(world, given["who"], rule)
    if any(one[0] == MINION for one in others) or world.mice > 1:
        return among if others else frozenset()
    return frozenset(one for one in among if one[0] == MINION and others)


def _greedy(world: World, given: dict[str, Any], rule: PlayRule, among: Figures) -> Figures:
    if not given["is"]:
        return among
    return frozenset(one for one in among if one[0] == MINION and one[1] in world.facts.greedy)


def _status(world: World, given: dict[str, Any], rule: PlayRule, among: Figures) -> Figures:
    return among if given["status"] in world.facts.statuses else frozenset()


def _holds(world: World, given: dict[str, Any], rule: PlayRule, among: Figures) -> Figures:
    card = given["card"]
    known = isinstance(card, str) and card in world.content.search_cards
    if not known or card in world.facts.cards:
        return among
    starting = {hero for hero, data in world.content.heroes.items() if card in data.get("equipment", [])}
    return frozenset(one for one in among if one[0] == MOUSE and one[1] in starting)


def _achiever(world: World, given: dict[str, Any], rule: PlayRule, among: Figures) -> Figures:
    name = given["achievement"]
    if not (world.content.achievements.get(name) or world.own_achievement(name)).get("individual"):
        return frozenset()
    return frozenset(one for one in among if one[0] == MOUSE and name in world.facts.achieved)


def _defeats(world: World, given: dict[str, Any], rule: PlayRule, among: Figures) -> Figures:
    least = given["at-least"]
    if isinstance(least, int) and least > MOST_DEFEATS:
        return frozenset()
    return frozenset(one for one in among if one[0] == MOUSE)


MOST_DEFEATS = 15
"""How many defeated minions of a type are counted."""


TESTS = {
    "class": _class, "hero": _hero, "side": _side, "minion": _minion, "boss": _boss, "size": _size, "at": _at,
    "on-face": _on_face, "status": _status, "holds": _holds, "achiever": _achiever, "defeats": _defeats,
    "with": _together, "greedy": _greedy,
}  # fmt: skip


def selected(world: World, value: Any, rule: PlayRule) -> Figures:
    """The figures that a selector can mean."""
    if isinstance(value, list | tuple):
        return frozenset().union(*(selected(world, part, rule) for part in value), frozenset())
    word, given = selector("who", value)
    everyone = all_figures(world, rule)
    if word == "hero":
        return everyone & {(MOUSE, str(given["hero"]))}
    if word == "minions":
        return _minion(world, given, rule, everyone)
    if word == "those":
        return matching(world, given["if"], rule, selected(world, given["from"], rule))
    if word in FROM:
        return selected(world, given[FROM[word]], rule)
    if word == "figures-at":
        return _at(world, given, rule, everyone)
    if word in MICE_WORDS:
        return frozenset(one for one in everyone if one[0] == MOUSE)
    if word in MINION_WORDS:
        return frozenset(one for one in everyone if one[0] == MINION)
    if word in registry.WHO or not word:
        return everyone
    return in_role(world, word, rule)


def most_figures(world: World, value: Any, rule: PlayRule) -> int:
    """The greatest number of figures that a selector can mean at one time."""
    found = selected(world, value, rule)
    mice = min(world.mice, sum(1 for one in found if one[0] == MOUSE))
    minions = sum(world.figures_of(name) for side, name in found if side == MINION)
    most = mice + minions
    word, given = selector("who", value)
    if word in ("chosen-mouse", "chosen-minion", "highest-mouse", "lowest-mouse", "random-mouse", "closest-mouse",
                "closest-minion", "current-mouse", "hero"):  # fmt: skip
        return min(most, 1)
    if word == "figures-at" and (mask := spaces(world, given["at"], rule)) is not None:
        return min(most, world.room_of(mask))
    return most


def face_of_rule(world: World, rule: PlayRule) -> int:
    """The mask of the face of a rule of a room; all spaces for other rules."""
    if rule.face:
        return world.face(rule.face)
    return sum(face_mask(world.board, face) for face in range(len(world.board.face_ids)))
