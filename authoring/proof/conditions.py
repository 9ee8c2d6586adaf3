"""Whether conditions can hold, and whether they always do, as far as an abstract run has found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from authoring.proof.arguments import Path, arguments, listed
from authoring.proof.block import Block, Fact
from authoring.proof.facts import span, values
from authoring.proof.figures import (
    MICE_ONLY,
    MINIONS_ONLY,
    MOUSE,
    all_figures,
    in_role,
    matching,
    most_figures,
    selected,
)
from authoring.proof.numbers import FULL, counter_values, number, page
from authoring.proof.places import described, spaces
from authoring.proof.reflexes import reflexes_of
from authoring.proof.rules import ROOM_SETUP, SETUP, PlayRule
from authoring.proof.together import clash
from authoring.proof.world import World, is_boss
from engine.records.bounds import GREATEST
from engine.records.dice import FACE_NUMBER
from engine.records.game import MAX_ROUNDS
from engine.vocabulary import registry

OUTSIDE_SURGES = ("", "round-start", "round-end", "turn-start", "turn-end", "action", "free-action", "battle-action",
                  "move-rolled", "search-passed", "search-failed", "tile-entered", "chapter-start", "setup",
                  "ending")  # fmt: skip
"""Events at which no surge is going on, so that the wheel holds less than it takes to fill it."""


ONCE = (SETUP, ROOM_SETUP, "chapter-start")
Found = Block | None


def blocked(world: World, conditions: Any, rule: PlayRule, path: Path) -> Found:
    """Why conditions cannot hold together; None if they can."""
    if isinstance(conditions, list | tuple):
        for i, part in enumerate(conditions):
            found = blocked(world, part, rule, (*path, i))
            if found is not None:
                return found
    elif isinstance(conditions, Mapping):
        for name, value in conditions.items():
            found = _one(world, str(name), value, rule, (*path, str(name)))
            if found is not None:
                return found
    else:
        return None
    return clash(world, conditions, rule, path)


def never_fails(world: World, conditions: Any, rule: PlayRule) -> bool:
    """Whether conditions hold whenever they are asked, as far as is known: a growing run may still find otherwise."""
    if not conditions:
        return True
    if isinstance(conditions, list | tuple):
        return all(never_fails(world, part, rule) for part in conditions)
    return isinstance(conditions, Mapping) and all(
        _always(world, str(name), value, rule) for name, value in conditions.items()
    )


def _always(world: World, name: str, value: Any, rule: PlayRule) -> bool:
    facts = world.facts
    if name == "all":
        return never_fails(world, _of(value), rule)
    if name == "any":
        return any(never_fails(world, part, rule) for part in listed(_of(value)))
    if name == "not":
        return blocked(world, _of(value), rule, ()) is not None
    word = registry.CONDITIONS.get(name)
    if word is None or _is_name(name, value, rule):
        return name in ("mover", "actor", "figure") and value is True
    given = arguments(word, value)
    if name == "token-lies" and given.get("at") is None:
        return ("certain-token", given["token"]) in facts.happened and (
            "token-taken",
            given["token"],
        ) not in facts.happened
    if name == "counter" and isinstance(given["name"], str):
        mask = counter_values(world, given["name"])
        return bool(mask) and not mask & ~_allowed_values(world, given, rule, 1)
    if name == "page":
        return _within(page(world, rule.event in OUTSIDE_SURGES), given, world, rule)
    if name == "round":
        return _within((0, MAX_ROUNDS), given, world, rule)
    if name == "in-party":
        return given["hero"] in world.chapter["party"].get("required", [])
    return False


def _within(have: tuple[int, int], given: dict[str, Any], world: World, rule: PlayRule) -> bool:
    low, high = _bounds(world, given, rule, 1, exact_low=True)
    return low <= have[0] and have[1] <= high


def _of(value: Any) -> Any:
    return value["of"] if isinstance(value, Mapping) and list(value) == ["of"] else value


def _is_name(name: str, value: Any, rule: PlayRule) -> bool:
    """Whether a key of conditions is a name of the event, not a condition of the vocabulary."""
    event = registry.EVENTS.get(rule.event)
    if name not in ("owner", "it", "figure") and (event is None or name not in event.provides):
        standing = rule.event == "" and name in ("attacker", "target")
        if not standing:
            return False
    word = registry.CONDITIONS.get(name)
    own = {param.name for param in word.params} if word is not None else set()
    return not (word is not None and isinstance(value, Mapping) and value and all(key in own for key in value))


def _one(world: World, name: str, value: Any, rule: PlayRule, path: Path) -> Found:
    if name == "all":
        return blocked(world, _of(value), rule, path)
    if name == "any":
        return _any(world, _of(value), rule, path)
    if name == "not":
        if never_fails(world, _of(value), rule):
            return Block(path, "what it excludes is always so", rule=rule)
        return None
    if _is_name(name, value, rule):
        return _about(world, name, value, rule, path)
    word = registry.CONDITIONS.get(name)
    test = TESTS.get(name)
    if word is None or test is None:
        return None
    return test(world, arguments(word, value), rule, path)


def _any(world: World, parts: Any, rule: PlayRule, path: Path) -> Found:
    """Alternatives: blocked if each is; then the first says why. A map is a single alternative for each key."""
    parts = listed(parts)
    first: Found = None
    for i, part in enumerate(parts):
        found = blocked(world, part, rule, (*path, i) if len(parts) > 1 else path)
        if found is None:
            return None
        first = first or found
    return first


# -- names of the event --------------------------------------------------------------------------------------------


def _about(world: World, name: str, value: Any, rule: PlayRule, path: Path) -> Found:
    event = registry.EVENTS.get(rule.event)
    sort = event.provides[name][0] if event is not None and name in event.provides else "figure"
    if sort in ("figure", "other", "group"):
        return _figure(world, name, value, rule, path)
    if sort == "space":
        return _space(world, value, rule, path)
    if sort == "card":
        return _thing(world, name, value, rule, path)
    return _amount(world, name, value, rule, path)


def _figure(world: World, name: str, value: Any, rule: PlayRule, path: Path) -> Found:
    if value is False or value is True:
        return None
    among = in_role(world, name, rule)
    if not among:
        return Block(path, f'there is no figure that "{name}" could be', ("figure", name), rule)
    found = matching(world, value, rule, among)
    return None if found else Block(path, *no_such_figure(world, name, value, rule), rule)


def no_such_figure(world: World, name: str, value: Any, rule: PlayRule) -> tuple[str, Fact]:
    """Why no figure passes a filter: in words, and the fact that is missing."""
    for word, part in _parts_of(value):
        if name in MICE_ONLY and (word == "minion" or part == "minion"):
            return f'"{name}" is always a mouse', ("", "")
        if name in MINIONS_ONLY and part == "mouse":
            return f'"{name}" is always a minion', ("", "")
        if not isinstance(part, str):
            continue
        if part in world.content.heroes:
            return f'"{part}" is in no party of this chapter', ("hero", part)
        if part in world.content.minions:
            return f'no "{part}" ever comes in this chapter', ("minion", part)
        if world.minions_named(part):
            return f'no minion tagged "{part}" ever comes in this chapter', ("minion", part)
        if word == "status":
            return f'nothing that can come into play gives the status "{part}"', ("status", part)
        if word == "holds" and part in world.content.search_cards:
            return f'nobody can get "{part}"', ("item", part)
        if word == "class" or any(part in world.hero_classes(hero) for hero in world.content.heroes):
            return f'no party of this chapter has a mouse of class "{part}"', ("class", part)
        if word in ("at", "on-face"):
            return f'no such figure can stand at "{part}"', ("space", part)
    return f'no figure can be such a "{name}"', ("", "")


def _parts_of(value: Any) -> list[tuple[str, Any]]:
    if isinstance(value, str):
        return [("", value)]
    if isinstance(value, list | tuple):
        return [pair for part in value for pair in _parts_of(part)]
    if not isinstance(value, Mapping):
        return []
    found: list[tuple[str, Any]] = []
    for key, part in value.items():
        if isinstance(part, Mapping) and key != "not":
            found += [(str(key), inner) for inner in part.values()]
        else:
            found.append((str(key), part))
    return found


def _space(world: World, value: Any, rule: PlayRule, path: Path) -> Found:
    """Whether a figure can come onto some spaces: a mouse, or where the rule allows it a minion."""
    mask = spaces(world, value, rule)
    if mask is None:
        return None
    if rule.source == "room":
        mask &= world.face(rule.face)
    facts = world.facts
    movers = _movers(world, rule)
    reached = facts.entered | facts.stand
    there = (reached if any(one[0] == MOUSE for one in movers) else 0) | (
        facts.minion_spaces if any(one[0] != MOUSE for one in movers) else 0
    )
    if rule.event.startswith("token-") or mask & there:
        return None
    if isinstance(value, Mapping) and "token" in value:
        where = f' on "{rule.face}"' if rule.source == "room" else ""
        lies = _lies(world, {"token": value["token"], "at": None}, rule, path)
        return lies or Block(path, f'the token "{value["token"]}" never lies{where} where a mouse can come', rule=rule)
    who = "mouse" if any(one[0] == MOUSE for one in movers) else "such figure"
    return Block(path, f"no {who} can come to {described(world, mask)}", ("spaces", str(mask)), rule)


def _movers(world: World, rule: PlayRule) -> Any:
    """The figures that the event of a rule can be about, by its own conditions."""
    among = all_figures(world)
    for name in ("mover", "mouse", "minion"):
        for part in listed(rule.conditions or {}):
            if isinstance(part, Mapping) and name in part:
                among = matching(world, part[name], rule, in_role(world, name, rule))
    if rule.event.startswith("mouse"):
        return frozenset(one for one in among if one[0] == MOUSE)
    return among


def _thing(world: World, name: str, value: Any, rule: PlayRule, path: Path) -> Found:
    words = [word for word in listed(value) if isinstance(word, str)]
    if len(words) != len(listed(value)) or not words:
        return None
    known = KNOWN.get(name)
    if known is None:
        return None
    for word in words:
        if not known[0](world, word):
            return None
        if known[1](world, word):
            return None
    return Block(path, known[2].format(words[0]), (known[3], words[0]), rule)


def _earned(world: World, name: str) -> bool:
    return ("earned", name) in world.facts.happened


KNOWN: dict[str, tuple[Callable[[World, str], bool], Callable[[World, str], bool], str, str]] = {
    # the name of an event: whether a word is such a thing, whether it can come about, why it cannot, and its fact
    "achievement": (lambda world, name: True, _earned, 'nothing in this chapter earns "{}"', "earned"),
    "status": (
        lambda world, name: True,
        lambda world, name: name in world.facts.statuses,
        'nothing that can come into play gives the status "{}"',
        "status",
    ),
    "card": (
        lambda world, name: name in world.content.search_cards,
        lambda world, name: name in world.facts.cards,
        'nobody can get "{}"',
        "item",
    ),
    "token": (
        lambda world, name: True,
        lambda world, name: name in world.facts.tokens,
        'nothing puts the token "{}" on the board',
        "token",
    ),
    "counter": (
        lambda world, name: name in world.counters,
        lambda world, name: ("changed", name) in world.facts.happened,
        'nothing changes the counter "{}"',
        "changed",
    ),
}


def _amount(world: World, name: str, value: Any, rule: PlayRule, path: Path) -> Found:
    low, high, why = 0, GREATEST, ""
    if rule.event == "move-rolled" and name == "number":
        movers = in_role(world, "mover", rule)
        for part in listed(rule.conditions or {}):
            if isinstance(part, Mapping) and "mover" in part:
                movers = matching(world, part["mover"], rule, movers)
        chases = any(one[0] != MOUSE and is_boss(world.content.minions.get(one[1]) or {}) for one in movers)
        low, high = 1, max(FACE_NUMBER) * (2 if chases else 1)
        why = f"the move die shows 1 to {max(FACE_NUMBER)}" + (
            ", and two dice of a chasing boss up to 6" if chases else ""
        )
    elif rule.event == "counter-changed" and name == "value":
        named = [
            part["counter"]
            for part in listed(rule.conditions or {})
            if isinstance(part, Mapping) and isinstance(part.get("counter"), str)
        ]
        if named:
            return _counter_bounds(
                world, named[0], dict(value) if isinstance(value, Mapping) else {"is": value}, rule, path
            )
    elif rule.event in ("mouse-captured", "mouse-rescued") and name == "times":
        low = 1
    if isinstance(value, Mapping):
        given = {"is": None, "at-least": None, "at-most": None, **value}
        least, most = _bounds(world, given, rule, low, exact_low=True)
        if least > high or most < low or least > most:
            return Block(path, why or _out_of(low, high), rule=rule)
        return None
    wanted = [number(world, part, rule) for part in listed(value)]
    if wanted and all(part[0] > high or part[1] < low for part in wanted):
        return Block(path, why or _out_of(low, high), rule=rule)
    return None


def _out_of(low: int, high: int) -> str:
    return f"it is always at least {low}" if high >= GREATEST else f"it is always {low} to {high}"


# -- conditions of the vocabulary ----------------------------------------------------------------------------------


def _bounds(
    world: World, given: dict[str, Any], rule: PlayRule, otherwise: int, exact_low: bool = False
) -> tuple[int, int]:
    """The least and the greatest value that can meet bounds; without bounds, at least `otherwise`."""
    low, high = -GREATEST, GREATEST
    asked = [name for name in ("is", "at-least", "at-most") if given.get(name) is not None]
    if not asked:
        return otherwise, GREATEST
    for name in asked:
        least, most = number(world, given[name], rule)
        if name in ("is", "at-least"):
            low = max(low, least)
        if name in ("is", "at-most"):
            high = min(high, most)
    return low, high


def _allowed_values(world: World, given: dict[str, Any], rule: PlayRule, otherwise: int) -> int:
    low, high = _bounds(world, given, rule, otherwise)
    return values(low, high)


def _ranged(have: tuple[int, int], what: str, given: dict[str, Any], world: World, rule: PlayRule, path: Path,
            otherwise: int = 1, why: str = "") -> Found:  # fmt: skip
    low, high = _bounds(world, given, rule, otherwise)
    if low > high:
        return Block(path, f"no number is at least {low} and at most {high}", rule=rule)
    if high < have[0] or low > have[1]:
        return Block(path, why or f"{what} is always {_span(have)}", rule=rule)
    return None


def _span(have: tuple[int, int]) -> str:
    low, high = have
    if low == high:
        return str(low)
    return f"at least {low}" if high >= GREATEST else f"between {low} and {high}"


def _page(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    have = page(world, rule.event in OUTSIDE_SURGES and (rule.event != "" or rule.source == "ending"))
    why = f"the hourglass is on pages 1 to {have[1]} in this chapter" if have[1] < GREATEST else ""
    return _ranged(have, "the page", given, world, rule, path, why=why)


def _round(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    least = 0 if rule.event in ("", *ONCE, "minions-placed", "token-placed", "counter-changed") else 1
    least = 1 if rule.source == "ending" else least
    return _ranged((least, MAX_ROUNDS), "the round", given, world, rule, path, why="rounds are counted from 1")


def _wheel(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    if rule.event not in OUTSIDE_SURGES or (rule.event == "" and rule.source != "ending"):
        return _ranged((0, GREATEST), "the cheese on the wheel", given, world, rule, path)
    why = f"{FULL} cheese on the wheel bring a surge at once, which empties it: it holds 0 to {FULL - 1}"
    return _ranged((0, FULL - 1), "the cheese on the wheel", given, world, rule, path, why=why)


def _counter(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    return _counter_bounds(world, str(given["name"]), given, rule, path)


def _counter_bounds(world: World, name: str, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    mask = counter_values(world, name) & ~_passing(world, name, rule)
    if name not in world.counters:
        return None
    low, high = _bounds(world, given, rule, 1)
    if low > high:
        return Block(path, f"no number is at least {low} and at most {high}", rule=rule)
    if mask & values(low, high):
        return None
    return Block(path, _why_not(world, name, mask, low, high), ("counter", name), rule)


def _passing(world: World, name: str, rule: PlayRule) -> int:
    """The values of a counter that never last until a rule is asked."""
    if rule.event == "counter-changed":
        return 0
    found = reflexes_of(world)
    return found.passing.get(name, 0) | found.fatal.get(name, 0)


def _why_not(world: World, name: str, mask: int, low: int, high: int) -> str:
    have = span(mask)
    most = world.most_of(name)
    if low > most:
        return f'the counter "{name}" goes up to {most} only'
    if high < 0:
        return f'the counter "{name}" is never below 0'
    if have[0] == have[1]:
        return f'the counter "{name}" is always {have[0]}'
    if low > have[1]:
        return f'the counter "{name}" never comes to more than {have[1]}'
    if high < have[0]:
        return f'the counter "{name}" is never less than {have[0]}'
    return f'the counter "{name}" is never ' + (str(low) if low == high else f"{low} to {high}")


def _has_count(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    name = str(given["counter"])
    low, high = _bounds(world, given, rule, 1)
    mask = counter_values(world, name, figures=True)
    if name not in world.counters or mask & values(low, high):
        return None
    return Block(path, _why_not(world, name, mask, low, high), ("counter", name), rule)


def _compare(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    asked = given["number"]
    if isinstance(asked, Mapping) and isinstance(asked.get("counter"), str) and len(asked) == 1:
        return _counter_bounds(world, asked["counter"], given, rule, path)
    have = number(world, asked, rule)
    if asked == "wheel":
        return _wheel(world, given, rule, path)
    if asked == "page":
        return _page(world, given, rule, path)
    return _ranged(have, "this number", given, world, rule, path)


def _active_mice(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    least = 1 if rule.source == "ending" and world.chapter.get("defeat", {}).get("standard", True) else 0
    if least and number(world, given["at-least"], rule)[0] <= 0 and not given["is"] and given["at-most"] in (None, 0):
        asked = _bounds(world, given, rule, 1)
        if asked[1] < 1:
            return Block(path, "with no mouse on the board all are captured, and the chapter is lost first", rule=rule)
    return _ranged((least, world.mice), "the number of mice on the board", given, world, rule, path,
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
    reached = world.facts.stand | world.facts.entered
    return None if reached & world.face(face) else Block(path, f'no mouse can come to "{face}"', ("face", face), rule)


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


def _brings(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    return None


def _some(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    least = number(world, given["at-least"], rule)[0]
    if least <= 0:
        return None
    found = selected(world, given["who"], rule)
    if not found:
        return Block(path, *no_such_figure(world, "figure", given["who"], rule), rule)
    most = most_figures(world, given["who"], rule)
    return None if most >= least else Block(path, f"at most {most} such figures are on the board", rule=rule)


def _lies(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
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
    return _ranged((0, GREATEST), "this number", given, world, rule, path)


def _turn_of(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    found = selected(world, given["who"], rule)
    return None if found else Block(path, *no_such_figure(world, "figure", given["who"], rule), rule)


def _cheese(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    return _ranged((0, GREATEST), "the cheese of a mouse", given, world, rule, path)


def _option(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    return None


def _no_minions(world: World, given: dict[str, Any], rule: PlayRule, path: Path) -> Found:
    return None


TESTS: dict[str, Callable[[World, dict[str, Any], PlayRule, Path], Found]] = {
    "page": _page, "round": _round, "wheel": _wheel, "counter": _counter, "has-count": _has_count,
    "compare": _compare, "active-mice": _active_mice, "achieved": _achieved, "party-holds": _party_holds,
    "in-party": _in_party, "entered": _entered, "face-up": _face_up, "mice-at": _mice_at, "on-board": _on_board,
    "some": _some, "token-lies": _lies, "captured": _captured, "rolled": _rolled, "turn-of": _turn_of,
    "cheese": _cheese,
}  # fmt: skip
"""Conditions that can be seen not to hold; all others count as possible."""
