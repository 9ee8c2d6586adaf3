"""Whether rules can act."""

from __future__ import annotations

from authoring.proof.absent import no_such_figure
from authoring.proof.arguments import listed
from authoring.proof.block import Block
from authoring.proof.conditions import blocked
from authoring.proof.figures import MOUSE, all_figures, matching
from authoring.proof.reflexes import preempted_by
from authoring.proof.rules import ROOM_SETUP, SETUP, PlayRule
from authoring.proof.world import World, is_boss
from engine.vocabulary import registry

OF_FIGURES = (
    "minions-placed", "minion-defeated", "minion-moved", "minion-turn", "wounded", "wounding", "status-gained",
    "status-lost", "boss-card-removed", "wound-prevented", "space-entered", "space-left",
)  # fmt: skip
"""Events that can happen on a face while only minions are on it."""


def can_act(world: World, rule: PlayRule) -> Block | None:
    """Why a rule cannot act; None if it can."""
    return _inactive(world, rule) or _no_event(world, rule) or blocked(
        world, rule.conditions, rule, (*rule.path, "if")) or _no_permission(world, rule)  # fmt: skip


def _inactive(world: World, rule: PlayRule) -> Block | None:
    facts, ident = world.facts, rule.ident
    first = preempted_by(world, rule)
    if first is not None:
        why = f"a rule before it ({first.data.get('id', 'without an id')}) always takes away what it needs"
        return Block(rule.path, why, ("first", repr(first.path)), rule)
    if "of" in rule.data and not matching(world, rule.data["of"], rule, all_figures(world, rule)):
        return Block((*rule.path, "of"), *no_such_figure(world, "figure", rule.data["of"], rule), rule)
    if rule.inside is not None and (rule.source, ident, *rule.path[:-1]) not in facts.used:
        return Block(rule.path, "nothing grants it", ("rule", repr(rule.path)), rule)
    if rule.source == "room":
        return _not_there(world, rule)
    if rule.source == "hero" and ident not in facts.heroes:
        return Block(rule.path, f'"{ident}" is in no party', ("hero", ident), rule)
    if rule.source == "minion" and ident not in facts.minions:
        return Block(rule.path, f'no "{ident}" ever comes', ("minion", ident), rule)
    if rule.source == "ability":
        return None if _learned(world, ident) else Block(rule.path, f'nobody can learn "{ident}"', rule=rule)
    if rule.source == "search-card" and ident not in facts.cards:
        return Block(rule.path, f'nobody can get "{ident}"', ("item", ident), rule)
    if rule.source == "status" and ident not in facts.statuses:
        return Block(rule.path, f'nothing gives "{ident}"', ("status", ident), rule)
    earning = rule.source == "earned" or (rule.source == "own-achievement" and "earned" in rule.path)
    if earning:
        played = world.options.individual_achievements
        return None if played else Block(rule.path, "individual achievements are not played", rule=rule)
    if rule.source in ("achievement", "own-achievement") and ident not in facts.achieved:
        return Block(rule.path, f'nobody can have earned "{ident}"', ("achievement", ident), rule)
    return None


def _learned(world: World, ability: str) -> bool:
    data = world.content.abilities[ability]
    classes = listed(data.get("classes", []))
    if data.get("heroes") and not set(data["heroes"]) & world.facts.heroes:
        return False
    return "any" in classes or any(set(classes) & world.hero_classes(hero) for hero in world.facts.heroes)


def _not_there(world: World, rule: PlayRule) -> Block | None:
    facts, here = world.facts, world.face(rule.face)
    if here & (facts.stand | facts.entered):
        return None
    event = registry.EVENTS.get(rule.event)
    if rule.data.get("always") and event is not None and event.placeless:
        return None
    if rule.event in OF_FIGURES and here & facts.minion_spaces:
        return None
    if rule.event.startswith("token-") and any(here & mask for mask in facts.tokens.values()):
        return None
    return Block(rule.path, f'no mouse can come to "{rule.face}"', ("face", rule.face), rule)


def _no_event(world: World, rule: PlayRule) -> Block | None:
    facts, event = world.facts, rule.event
    if world.going_on and (event in (SETUP, "chapter-start") or (event == ROOM_SETUP and rule.face in facts.visited)):
        return Block(rule.path, "the setup is over", rule=rule)
    if event == ROOM_SETUP or event == "tile-entered":
        if rule.face:
            entered = rule.face in facts.explored
            return None if entered else Block(rule.path, f'no mouse comes to "{rule.face}"', ("face", rule.face), rule)
        return None if facts.explored else Block(rule.path, "no mouse ever comes to another tile", rule=rule)
    if event in ("tile-flipped", "tile-left") and not facts.explored:
        return Block(rule.path, "no mouse ever comes to another tile", rule=rule)
    if event in ("minion-defeated", "minion-moved", "minion-turn", "minions-placed") and not _minions_for(world, rule):
        return Block(rule.path, "no minion ever comes in this chapter", ("minion", ""), rule)
    if event == "boss-card-removed" and not any(is_boss(world.content.minions[one]) for one in facts.minions):
        return Block(rule.path, "no boss ever comes in this chapter", ("minion", ""), rule)
    if event in ("token-placed", "token-removed") and not facts.tokens:
        return Block(rule.path, "no token ever lies on the board", ("token", ""), rule)
    return None


def _minions_for(world: World, rule: PlayRule) -> bool:
    """Whether any minion can come where a rule hears of it."""
    if rule.source != "room":
        return bool(all_figures(world, rule) - frozenset((MOUSE, hero) for hero in world.facts.heroes))
    return any(face == rule.face for _, face in world.facts.minion_faces)


NEEDED = {"search-passed": "search", "search-failed": "search", "action": "special-actions"}
"""For events that figures bring about, the permission they need."""


def _no_permission(world: World, rule: PlayRule) -> Block | None:
    if "allow" in rule.data:
        for word in listed(rule.data["allow"]):
            world.facts.allowed |= set(listed(word["what"] if isinstance(word, dict) else word))
    needed = NEEDED.get(rule.event)
    if needed and rule.face and needed in world.kept.get(rule.face, ()) and needed not in world.facts.allowed:
        return Block(
            rule.path, f'a rule of the room always forbids "{needed}"', ("kept", f"{rule.face} {needed}"), rule
        )
    if needed and needed in world.forbidden and needed not in world.facts.allowed:
        return Block(rule.path, f'a rule always forbids "{needed}"', ("permission", needed), rule)
    return None
