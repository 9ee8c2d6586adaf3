"""What effects make possible by what their words declare: each kind of change has a function here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from authoring.proof.facts import values
from authoring.proof.rules import PlayRule
from authoring.proof.world import World
from engine.records.game import MAX_PAGES

Given = dict[str, Any]


def free(world: World, rule: PlayRule) -> None:
    """Mice can come anywhere on the face of a rule, or on every face they come to."""
    board = world.board
    faces = [rule.face] if rule.face else board.face_ids
    world.facts.free_faces |= {board.face_ids.index(face) for face in faces if face in board.face_ids}


def face_mask_of_all(world: World) -> int:
    """Every space of the board."""
    return (1 << len(world.board.space_ids)) - 1


def add_deck(world: World) -> None:
    if world.luck:
        world.facts.cards |= world.deck


def _all_counters(world: World, change: list[str], given: Given, rule: PlayRule) -> None:
    for known in (world.facts.counters, world.facts.figure_counters):
        for name in known:
            known[name] = values(0, world.most_of(name))
            world.facts.happened.add(("changed", name))


def _all_achievements(world: World, change: list[str], given: Given, rule: PlayRule) -> None:
    named = given.get(change[1]) if len(change) > 1 else None
    for name in [named] if isinstance(named, str) else world.content.achievements:
        world.facts.achieved.add(name)
        world.facts.happened.add(("earned", name))


def _all_tokens(world: World, change: list[str], given: Given, rule: PlayRule) -> None:
    named = given.get(change[1]) if len(change) > 1 else None
    names = [named] if isinstance(named, str) else [*world.chapter.get("tokens", {}), *world.facts.tokens]
    for name in names:
        world.facts.happened.add(("token-taken", name))
        if not change[0].startswith("-"):
            world.facts.tokens[name] = face_mask_of_all(world)


def _all_statuses(world: World, change: list[str], given: Given, rule: PlayRule) -> None:
    named = given.get(change[1]) if len(change) > 1 else None
    if not change[0].startswith("-"):
        down = (name for name, data in world.content.statuses.items() if data.get("takes-move"))
        known = [named] if isinstance(named, str) else (down if change[0] == "+statuses" else world.content.statuses)
        world.facts.statuses |= set(known)


def _all_items(world: World, change: list[str], given: Given, rule: PlayRule) -> None:
    named = given.get(change[1]) if len(change) > 1 and change[1] != "-" else None
    if change[0].startswith("-"):
        return
    if isinstance(named, str) and named in world.content.search_cards:
        world.facts.cards.add(named)
    else:
        add_deck(world)


def _all_exits(world: World, change: list[str], given: Given, rule: PlayRule) -> None:
    if not change[0].startswith("-"):
        world.facts.shut = 0


def _all_heroes(world: World, change: list[str], given: Given, rule: PlayRule) -> None:
    named = given.get(change[1]) if len(change) > 1 else None
    world.facts.heroes |= {named} if isinstance(named, str) else set(world.content.heroes)


def _all_paths(world: World, change: list[str], given: Given, rule: PlayRule) -> None:
    free(world, rule)


def _all_figures(world: World, change: list[str], given: Given, rule: PlayRule) -> None:
    world.facts.allowed.add("capture")


def _all_pages(world: World, change: list[str], given: Given, rule: PlayRule) -> None:
    if change[0].lstrip("+-") == "end-page":
        world.facts.end_page = MAX_PAGES


def _ignored(world: World, change: list[str], given: Given, rule: PlayRule) -> None:
    """A change that no verdict depends on: what it makes possible counts as possible anyway."""


CHANGED: dict[str, Callable[[World, list[str], Given, PlayRule], None]] = {
    "abilities": _ignored, "achievements": _all_achievements, "attack": _ignored, "cheese": _ignored,
    "counters": _all_counters, "costs": _ignored, "dice": _ignored, "end-page": _all_pages, "event": _ignored,
    "exits": _all_exits, "figures": _all_figures, "items": _all_items, "order": _ignored, "outcome": _ignored,
    "pages": _ignored, "party": _all_heroes, "paths": _all_paths, "permissions": _ignored, "places": _ignored,
    "rules": _ignored, "searches": _ignored, "statuses": _all_statuses, "tokens": _all_tokens, "traps": _ignored,
    "turn": _ignored, "values": _ignored, "ways": _ignored, "wheel": _ignored, "wounds": _all_figures,
}  # fmt: skip
EVERYTHING = (
    "achievements", "counters", "end-page", "exits", "figures", "items", "party", "paths", "places", "statuses",
    "tokens",
)  # fmt: skip
"""What a word without a declaration may change, as far as verdicts depend on it."""
BY_THE_BOARD = frozenset(
    ("attack", "attack-again", "capture", "cheese", "defeat", "draw", "encounter", "hit", "search", "surge", "wheel",
     "wound")
)  # fmt: skip
"""Words that move figures only by what the rulebook makes of them: captures, rescues and minions that come."""
