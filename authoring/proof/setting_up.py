"""How an abstract run begins: the party, its cards and achievements, and what the setup does for certain."""

from __future__ import annotations

from typing import Any

from authoring.boardgraph.doors import exit_bits
from authoring.proof.arguments import arguments, listed
from authoring.proof.facts import bits
from authoring.proof.places import spaces
from authoring.proof.rules import SETUP, PlayRule, effects_in
from authoring.proof.walking import start
from authoring.proof.world import World
from engine.vocabulary import registry

Data = dict[str, Any]


def set_up(world: World, carried: frozenset[str] | None) -> None:
    facts, content = world.facts, world.content
    facts.heroes = set(world.heroes)
    facts.end_page = int(content.chapter["end-page"])
    for name, data in world.counters.items():
        first = int((data or {}).get("start", 0))
        of_figures = (data or {}).get("of") == "figures"
        known = facts.figure_counters if of_figures else facts.counters
        known[name] = 1 << min(max(first, 0), world.most_of(name))
    if world.luck:
        facts.cards |= {name for name, card in content.search_cards.items() if card.get("copies", 1)}
    facts.statuses |= {name for name, data in content.statuses.items() if data.get("takes-move")}
    facts.achieved |= set(carried if carried is not None else brought(world))
    _certain_setup(world)
    start(world)


def brought(world: World) -> set[str]:
    """Achievements that a party can bring to a chapter that stands in no campaign yet.

    It may stand in one later: the achievements it names may be brought, if its own rules do not earn them.
    """
    named = _strings(world.chapter)
    own = {one["id"] for one in world.chapter.get("achievements", [])}
    earned = {name for rule in world.rules if rule.own for name in _earned_by(rule)}
    return {
        name for name, data in world.content.achievements.items()
        if name in named and name not in own and name not in earned and not data.get("individual")
    }  # fmt: skip


def _strings(data: Any) -> set[str]:
    if isinstance(data, dict):
        return set().union(*(_strings(part) for part in data.values()))
    if isinstance(data, list):
        return set().union(*(_strings(part) for part in data))
    return {data} if isinstance(data, str) else set()


def _earned_by(rule: PlayRule) -> set[str]:
    found = set()
    for path, effects in rule.lists():
        for name, value, _ in effects_in(effects, path):
            if name == "achieve":
                found.add(str(value.get("achievement") if isinstance(value, dict) else value))
    return found


def _certain_setup(world: World) -> None:
    """What happens before the first turn whatever anybody does: doors are shut, tokens laid, steps taken away."""
    cut: set[tuple[int, int]] = set()
    for rule in world.rules:
        at_start = rule.event == SETUP or (rule.event == "chapter-start" and rule.source == "chapter")
        if not at_start or rule.conditions or not rule.always_asked or rule.inside is not None:
            continue
        for effect in rule.data.get("do", []):
            if isinstance(effect, dict) and len(effect) == 1:
                name, value = next(iter(effect.items()))
                if name in registry.EFFECTS:
                    _certain_effect(world, name, arguments(registry.EFFECTS[name], value), rule, cut)
    world.cut = frozenset(cut)


def _certain_effect(world: World, name: str, given: Data, rule: PlayRule, cut: set[tuple[int, int]]) -> None:
    if name == "close-exit":
        world.facts.shut |= exit_bits(world.board, given["face"], given["edge"])
    elif name == "open-exit":
        world.facts.shut &= ~exit_bits(world.board, given["face"], given["edge"])
    elif name == "put-token":
        world.facts.happened.add(("certain-token", str(given["token"])))
    elif name == "unlink" and "mice" in listed(given["for"]) and not given["links-only"]:
        one = spaces(world, given["from"], rule)
        other = spaces(world, given["to"], rule) if given["to"] is not None else None
        if one is None or (given["to"] is not None and other is None):
            return
        for here in bits(one):
            for there in bits(other) if other is not None else world.board.near_mouse[here]:
                cut |= {(here, there), (there, here)}
