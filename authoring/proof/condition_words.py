"""The conditions of the vocabulary that can be seen not to hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from authoring.proof.absent import no_such_figure
from authoring.proof.arguments import Path
from authoring.proof.block import Block
from authoring.proof.bounds import Found, bounds, counter_bounds, ranged, why_not
from authoring.proof.facts import values
from authoring.proof.figures import most_figures, selected
from authoring.proof.numbers import FULL, counter_values, number, page
from authoring.proof.places import described, spaces
from authoring.proof.reflexes import reflexes_of
from authoring.proof.rules import ONCE, PlayRule
from authoring.proof.world import World
from engine.records.bounds import GREATEST
from engine.records.game import MAX_ROUNDS

OUTSIDE_SURGES = ("", "round-start", "round-end", "turn-start", "turn-end", "action", "free-action", "battle-action",
                  "move-rolled", "search-passed", "search-failed", "tile-entered", "chapter-start", "setup",
                  "ending")  # fmt: skip
"""Events at which no surge is going on, so that the wheel holds less than it takes to fill it."""


def _page(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    have = page(world, rule.event in OUTSIDE_SURGES and (rule.event != "" or rule.source == "ending"))
    why = f"the hourglass is on pages 1 to {have[1]} in this chapter" if have[1] < GREATEST else ""
    return ranged(have, "the page", given, world, rule, path, why=why)


def _round(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    least = 0 if rule.event in ("", *ONCE, "minions-placed", "token-placed", "counter-changed") else 1
    least = 1 if rule.source == "ending" else least
    return ranged((least, MAX_ROUNDS), "the round", given, world, rule, path, why="rounds are counted from 1")


def _wheel(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    if rule.event not in OUTSIDE_SURGES or (rule.event == "" and rule.source != "ending"):
        return ranged((0, GREATEST), "the cheese on the wheel", given, world, rule, path)
    why = f"{FULL} cheese on the wheel bring a surge at once, which empties it: it holds 0 to {FULL - 1}"
    return ranged((0, FULL - 1), "the cheese on the wheel", given, world, rule, path, why=why)


def _counter(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    return counter_bounds(world, str(given["name"]), given, rule, path)


def _has_count(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    name = str(given["counter"])
    low, high = bounds(world, given, rule, 1)
    mask = counter_values(world, name, figures=True)
    if name not in world.counters or mask & values(low, high):
        return None
    return Block(path, why_not(world, name, mask, low, high), ("counter", name), rule)


def _compare(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    asked = given["number"]
    if isinstance(asked, Mapping) and isinstance(asked.get("counter"), str) and len(asked) == 1:
        return counter_bounds(world, asked["counter"], given, rule, path)
    have = number(world, asked, rule)
    if asked == "wheel":
        return _wheel(world, given, rule, path)
    if asked == "page":
        return _page(world, given, rule, path)
    return ranged(have, "this number", given, world, rule, path)


def _active_mice(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    least = 1 if rule.source == "ending" and world.chapter.get("defeat", {}).get("standard", True) else 0
    if least and number(world, given["at-least"], rule)[0] <= 0 and not given["is"] and given["at-most"] in (None, 0):
        asked = bounds(world, given, rule, 1)
        if asked[1] < 1:
            return Block(path, "with no mouse on the board all are captured, and the chapter is lost first", rule=rule)
    return ranged((least, world.mice), "the number of mice on the board", given, world, rule, path,
                   why=f"at most {world.mice} mice are on the board")  # fmt: skip


def _achieved(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    name = str(given["achievement"])
    if name in world.facts.achieved:
        return None
    return Block(path, f'nobody can have earned "{name}"', ("achievement", name), rule)


def _party_holds(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    name = str(given["card"])
    return None if name in world.facts.cards else Block(path, f'nobody can get "{name}"', ("item", name), rule)


def _in_party(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    name = str(given["hero"])
    if name in world.facts.heroes:
        return None
    barred = name in world.chapter["party"].get("barred", [])
    why = f'the chapter bars "{name}", and nothing lets that hero join' if barred else f'"{name}" is not in the party'
    return Block(path, why, ("hero", name), rule)


def _entered(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    face = str(given["face"])
    if face in world.facts.visited or (world.facts.stand | world.facts.entered) & world.face(face):
        return None
    return Block(path, f'no mouse can come to "{face}"', ("face", face), rule)


def _face_up(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    face = str(given["face"])
    up = any(place["face"] == face for place in world.chapter["plan"])
    if up or face in world.facts.explored or world.facts.stand & world.face(face):
        return None
    return Block(path, f'"{face}" never comes up', ("face", face), rule)


def _mice_at(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    mask = spaces(world, given["at"], rule) if given["at"] is not None else None
    if given["face"] is not None:
        here = world.face(str(given["face"]))
        mask = here if mask is None else mask & here
    least = number(world, given["at-least"], rule)[0] if given["at-least"] is not None else None
    if least is not None and least <= 0:
        return None
    need = least if least is not None else 1
    if need > world.mice:
        return Block(path, f"{need} mice are needed, and at most {world.mice} are in play", ("mice", str(need)), rule)
    if mask is None:
        return None
    there = mask & world.facts.stand
    if not there:
        where = f'"{given["face"]}"' if given["face"] is not None and given["at"] is None else described(world, mask)
        if mask & world.facts.entered:
            return Block(path, f"no mouse can stay on {where}", ("spaces", str(mask)), rule)
        return Block(path, f"no mouse can walk to {where}", ("spaces", str(mask)), rule)
    if least is not None and least > world.room_of(there):
        return Block(path, f"{least} mice are needed where only {world.room_of(there)} have room", ("room", ""), rule)
    return None


def _on_board(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    name = str(given["minion"])
    gone = reflexes_of(world).vanishing if rule.event != "minions-placed" else set()
    there = [one for one in world.minions_named(name) if one in world.facts.minions - gone]
    least = number(world, given["at-least"], rule)[0]
    if least <= 0:
        return None
    if not there:
        return Block(path, f'no "{name}" ever comes in this chapter', ("minion", name), rule)
    have = sum(world.figures_of(one) for one in there)
    return None if have >= least else Block(path, f'the box has only {have} "{name}"', rule=rule)


def _some(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    least = number(world, given["at-least"], rule)[0]
    if least <= 0:
        return None
    found = selected(world, given["who"], rule)
    if not found:
        return Block(path, *no_such_figure(world, "figure", given["who"], rule), rule)
    most = most_figures(world, given["who"], rule)
    return None if most >= least else Block(path, f"at most {most} such figures are on the board", rule=rule)


def lies(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    name = str(given["token"])
    if name not in world.facts.tokens:
        return Block(path, f'the token "{name}" never lies on the board', ("token", name), rule)
    mask = spaces(world, given["at"], rule) if given["at"] is not None else None
    if mask is None or mask & world.facts.tokens[name]:
        return None
    return Block(path, f'the token "{name}" never lies on {described(world, mask)}', ("token", name), rule)


def _captured(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    return _in_party(world, given, rule, path)


def _rolled(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    return ranged((0, GREATEST), "this number", given, world, rule, path)


def _turn_of(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    found = selected(world, given["who"], rule)
    return None if found else Block(path, *no_such_figure(world, "figure", given["who"], rule), rule)


def _cheese(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    return ranged((0, GREATEST), "the cheese of a mouse", given, world, rule, path)


TESTS: dict[str, Callable[[World, dict[str, Any], PlayRule, Path], Found]] = {
    "page": _page, "round": _round, "wheel": _wheel, "counter": _counter, "has-count": _has_count,
    "compare": _compare, "active-mice": _active_mice, "achieved": _achieved, "party-holds": _party_holds,
    "in-party": _in_party, "entered": _entered, "face-up": _face_up, "mice-at": _mice_at, "on-board": _on_board,
    "some": _some, "token-lies": lies, "captured": _captured, "rolled": _rolled, "turn-of": _turn_of,
    "cheese": _cheese,
}  # fmt: skip
"""Conditions that can be seen not to hold; all others count as possible."""
