"""Chapters made up at random: rooms with doors, keys, levers, counters, plates and teleporters, for 1 to 4 mice.

Each is solvable by the way it is made, or made unsolvable by one mistake: a lock on the way to the goal that nothing
opens. Rooms are numbered in the order in which they can be reached; what opens a room is in rooms of lower numbers.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from engine.records.content import Content
from tests.engine.scene import content, plain_chapter
from tests.engine.table import box, face, tile

Data = dict[str, Any]
Place = tuple[int, int]

ROWS = ("a", "b", "c")
SPACES = tuple(f"{row}{column}" for row in ROWS for column in (1, 2, 3))
BEAMS = ("a3", "c1")
"""Where teleporters are; nothing else is there."""
FREE = tuple(space for space in SPACES if space not in BEAMS)
SIDES = {"N": (0, -1), "S": (0, 1), "E": (1, 0), "W": (-1, 0)}
BESIDE = {"N": ["a2", "a3"], "S": ["c1", "c2"], "E": ["b3"], "W": ["b1", "c1"]}
HEROES = ("ash", "birch", "cedar", "dill", "elder", "fern")


@dataclass
class Generated:
    """A chapter, and whether it can be won: `flaw` says what makes it impossible."""

    seed: int
    content: Content
    mice: int
    flaw: str = ""

    @property
    def party(self) -> tuple[str, ...]:
        """The heroes that play it."""
        return HEROES[: self.mice]


@dataclass
class Plan:
    """A chapter while it is made."""

    dice: random.Random
    mice: int
    places: list[Place]
    rooms: dict[str, Data] = field(default_factory=dict)
    setup: list[Data] = field(default_factory=list)
    counters: dict[str, Data] = field(default_factory=dict)
    tokens: dict[str, Data] = field(default_factory=dict)
    locks: list[tuple[int, str]] = field(default_factory=list)
    """Each locked room, and its rule that opens it."""
    victory: Data = field(default_factory=dict)
    goal: int = 0

    def room(self, number: int) -> Data:
        """What the chapter says about a room."""
        return self.rooms.setdefault(name(number), {})

    def add_rule(self, number: int, rule: Data) -> None:
        """Add a rule to a room."""
        self.room(number).setdefault("rules", []).append(rule)

    def space(self) -> str:
        """Any space without a teleporter."""
        return self.dice.choice(FREE)


def name(number: int) -> str:
    """The id of the face of a room."""
    return f"room-{number}"


def generated(seed: int, flawed: bool = False) -> Generated:
    """Make the chapter of a seed; a flawed one cannot be won."""
    dice = random.Random(seed)
    mice = dice.randint(1, 4)
    plan = Plan(dice, mice, _places(dice, dice.randint(2, 6)))
    for number in range(1, len(plan.places)):
        if _is_alone(plan, number):
            _teleporter(plan, number)
        elif dice.random() < 0.6:
            dice.choice(LOCKS)(plan, number)
    _add_goal(plan)
    _add_minions(plan)
    flaw = _spoil(plan) if flawed else ""
    return Generated(seed, _content(plan, seed), mice, flaw)


def flawed(seed: int) -> Generated | None:
    """The chapter of a seed with a flaw; None if nothing in it can be spoilt."""
    found = generated(seed, flawed=True)
    return found if found.flaw else None


# -- the board -----------------------------------------------------------------------------------------------------


def _places(dice: random.Random, count: int) -> list[Place]:
    """Rooms beside each other; now and then one that stands alone."""
    places: list[Place] = [(0, 0)]
    while len(places) < count:
        if len(places) > 1 and dice.random() < 0.15:
            places.append((20 + 2 * len(places), 0))
            continue
        column, row = dice.choice([place for place in places if place[0] < 20])
        x, y = dice.choice(list(SIDES.values()))
        if (column + x, row + y) not in places:
            places.append((column + x, row + y))
    return places


def _is_alone(plan: Plan, number: int) -> bool:
    return plan.places[number][0] >= 20


def _doors_into(plan: Plan, number: int) -> list[tuple[str, str]]:
    """Every exit from a room of a lower number into this one, which shuts on both sides: face and edge."""
    column, row = plan.places[number]
    found = []
    for edge, (x, y) in SIDES.items():
        near = (column - x, row - y)
        if near in plan.places[:number]:
            found.append((name(plan.places.index(near)), edge))
    return found


def _lock(plan: Plan, number: int) -> list[Data]:
    """Close every door into a room; return the effects that open them."""
    doors = _doors_into(plan, number)
    plan.setup += [{"close-exit": {"face": where, "edge": edge}} for where, edge in doors]
    return [{"open-exit": {"face": where, "edge": edge}} for where, edge in doors]


def _content(plan: Plan, seed: int) -> Content:
    faces = []
    for number in range(len(plan.places)):
        exits = [(edge, 0.5, spaces) for edge, spaces in BESIDE.items()]
        faces.append(face(name(number), _drawing(plan.dice), exits=exits, a1={"entry": True}, c3={"entry": True}))
    pieces = box(*map(tile, faces), search_cards={"key-card": {"category": "party-item"}})
    laid = [(name(number), *place) for number, place in enumerate(plan.places)]
    chapter = plain_chapter(laid, pieces, id=f"generated-{seed}")
    chapter |= {
        "party": {"mice": plan.mice}, "end-page": 8, "encounters": {"decks": ["calm"]}, "counters": plan.counters,
        "tokens": plan.tokens, "setup": plan.setup, "rooms": plan.rooms, "victory": plan.victory,
        "start": {"face": name(0), "space": "b2"},
    }  # fmt: skip
    return content(chapter, pieces)


def _drawing(dice: random.Random) -> str:
    return "\n".join(" ".join(f"{row}{column}" for column in (1, 2, 3)) for row in ROWS)


# -- locks ---------------------------------------------------------------------------------------------------------


def _before(plan: Plan, number: int) -> int:
    """A room that can be reached before this one."""
    return plan.dice.randrange(number)


def _lever(plan: Plan, number: int) -> None:
    """A lever in an earlier room opens it."""
    ident = f"lever-{number}"
    rule = {"id": ident, "when": "action", "if": {"actor": {"at": plan.space()}}, "do": _lock(plan, number)}
    plan.add_rule(_before(plan, number), rule)
    plan.locks.append((number, ident))


def _counter(plan: Plan, number: int) -> None:
    """A lever has to be pulled several times, perhaps once a round."""
    pulls, counter, ident = plan.dice.randint(2, 4), f"pulls-{number}", f"pull-{number}"
    plan.counters[counter] = {"max": pulls + plan.dice.randint(0, 2)}
    rule: Data = {"id": ident, "when": "action", "if": {"actor": {"at": plan.space()}}, "do": [{"count": counter}]}
    if plan.dice.random() < 0.5:
        rule["limit"] = "round"
    plan.add_rule(_before(plan, number), rule)
    enough = {"counter": {"name": counter, "at-least": pulls}}
    opening = {"id": f"open-{number}", "when": "round-end", "if": enough, "do": _lock(plan, number), "always": True}
    plan.add_rule(0, opening)
    plan.locks.append((number, ident))


def _token(plan: Plan, number: int) -> None:
    """A key lies in an earlier room; whoever comes to it takes it, and the door opens at the end of the round."""
    key, counter, ident = f"key-{number}", f"has-key-{number}", f"take-{number}"
    plan.tokens[key] = {"name": "Key"}
    plan.counters[counter] = {"max": 1}
    where = _before(plan, number)
    plan.setup.append({"put-token": {"token": key, "at": {"space": f"{name(where)}/{plan.space()}"}}})
    there = {"mover": "mouse", "token-lies": {"token": key, "at": "there"}}
    plan.add_rule(
        where, {"id": ident, "when": "space-entered", "if": there, "do": [{"take-token": key}, {"set": counter}]}
    )
    has = {"counter": {"name": counter, "at-least": 1}}
    plan.add_rule(
        _before(plan, number), {"id": f"open-{number}", "when": "action", "if": has, "do": _lock(plan, number)}
    )
    plan.locks.append((number, ident))


def _search(plan: Plan, number: int) -> None:
    """A key is found by searching; only one room of a chapter can have it."""
    if any("search" in room for room in plan.rooms.values()):
        _lever(plan, number)
        return
    where, ident = _before(plan, number), f"unlock-{number}"
    plan.room(where)["search"] = [{"id": "the-key", "card": "key-card", "where": [plan.space()]}]
    rule = {"id": ident, "when": "action", "if": {"party-holds": "key-card"}, "do": _lock(plan, number)}
    plan.add_rule(_before(plan, number), rule)
    plan.locks.append((number, ident))


def _plates(plan: Plan, number: int) -> None:
    """Mice must stand on two plates at the end of a round; a mouse alone has a single plate."""
    where, ident = _before(plan, number), f"plates-{number}"
    spaces = plan.dice.sample(FREE, 2 if plan.mice > 1 else 1)
    stands = [{"mice-at": {"at": f"{name(where)}/{space}", "at-least": 1}} for space in spaces]
    rule = {"id": ident, "when": "round-end", "if": {"all": stands}, "do": _lock(plan, number)}
    plan.add_rule(where, rule)
    plan.locks.append((number, ident))


LOCKS = (_lever, _counter, _token, _search, _plates)


def _teleporter(plan: Plan, number: int) -> None:
    """A space in an earlier room leads into this one, which no door leads into; another leads back."""
    where, ident = _before(plan, number), f"beam-{number}"
    there, back = plan.dice.sample(BEAMS, 2)
    for room, space, goal, rule in ((where, there, number, ident), (number, back, where, f"back-{number}")):
        to = {"space": f"{name(goal)}/{'a1' if goal == number else 'c3'}"}
        step = {"mover": "mouse", "space": space}
        plan.add_rule(
            room, {"id": rule, "when": "space-entered", "if": step, "do": [{"teleport": {"who": "mover", "to": to}}]}
        )
    plan.locks.append((number, ident))


# -- the goal, and what is in the way ------------------------------------------------------------------------------


def _add_goal(plan: Plan) -> None:
    """What the last room is for."""
    plan.goal = len(plan.places) - 1
    kind = plan.dice.randrange(4)
    goal = name(plan.goal)
    if kind == 0:
        plan.victory = {"mice-at": {"face": goal}}
    elif kind == 1:
        plan.victory = {"mice-at": {"at": f"{goal}/{plan.space()}", "at-least": plan.dice.randint(1, plan.mice)}}
    else:
        plan.counters["won"] = {"max": 3}
        rule = {"id": "win", "when": "action", "if": {"actor": {"at": plan.space()}}, "do": [{"count": "won"}]}
        plan.add_rule(plan.goal, rule)
        plan.victory = {"counter": {"name": "won", "at-least": plan.dice.randint(1, 3)}}
        if kind == 3:
            plan.victory["no-minions"] = goal


def _add_minions(plan: Plan) -> None:
    for number in range(len(plan.places)):
        draw = plan.dice.random()
        if draw < 0.5 or plan.mice == 1:
            plan.room(number)["encounter"] = "none"
        elif draw < 0.7:
            plan.room(number)["encounter"] = {"place": [{"minion": "grub", "count": plan.dice.randint(1, 2)}]}


# -- flaws ---------------------------------------------------------------------------------------------------------


def _needed(plan: Plan) -> list[tuple[int, str]]:
    """The locks that no way to the goal can avoid: those of the goal itself."""
    return [lock for lock in plan.locks if lock[0] == plan.goal]


def _spoil(plan: Plan) -> str:
    """Make what opens the goal impossible; return what was done, or nothing where the goal has no lock."""
    for number, ident in _needed(plan):
        room = next(room for room in plan.rooms.values() if any(rule["id"] == ident for rule in room.get("rules", [])))
        rule = next(rule for rule in room["rules"] if rule["id"] == ident)
        kind = ident.rpartition("-")[0]
        return FLAWS[plan.dice.choice(FLAWS_OF[kind])](plan, number, room, rule)
    return ""


def _take_out(plan: Plan, number: int, room: Data, rule: Data) -> str:
    room["rules"].remove(rule)
    return f"nothing opens {name(number)}"


def _move_inside(plan: Plan, number: int, room: Data, rule: Data) -> str:
    """What opens the room is in it."""
    room["rules"].remove(rule)
    plan.add_rule(number, rule)
    return f"what opens {name(number)} is behind its own door"


def _low_maximum(plan: Plan, number: int, room: Data, rule: Data) -> str:
    plan.counters[f"pulls-{number}"]["max"] = 1
    return f"the counter of {name(number)} cannot reach what is asked"


def _no_token(plan: Plan, number: int, room: Data, rule: Data) -> str:
    plan.setup[:] = [one for one in plan.setup if one.get("put-token", {}).get("token") != f"key-{number}"]
    return f"the key of {name(number)} never lies anywhere"


def _too_many(plan: Plan, number: int, room: Data, rule: Data) -> str:
    """More mice are needed than there are."""
    rule["if"] = {"mice-at": {"at": rule["if"]["all"][0]["mice-at"]["at"], "at-least": plan.mice + 1}}
    return f"too few mice for the plate of {name(number)}"


FLAWS = {
    "take-out": _take_out, "inside": _move_inside, "maximum": _low_maximum, "token": _no_token, "mice": _too_many,
}  # fmt: skip
FLAWS_OF = {
    "lever": ["take-out", "inside"], "pull": ["take-out", "maximum", "inside"], "take": ["take-out", "token"],
    "unlock": ["take-out", "inside"], "plates": ["take-out", "mice"], "beam": ["take-out"],
}  # fmt: skip
"""What can be wrong with each kind of lock."""
