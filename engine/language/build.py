"""From structured YAML to functions: conditions, effects, numbers and selectors, built once per chapter."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from engine.chapter import WATER
from engine.errors import ContentError
from engine.language import registry
from engine.language.codes import EVENT_NAMES, MODIFIER_NAMES
from engine.language.compare import compared
from engine.rulebook.figures import slots_of

if TYPE_CHECKING:
    from engine.chapter import Chapter
    from engine.game import Game
    from engine.language.context import Context
    from engine.language.declare import Condition, Effect, Number, Param, Run, Selector, Test

Spaces = Callable[["Game", "Context"], list[int]]
Place = Callable[[tuple[str | int, ...]], str]

ALWAYS_THERE = {"owner": "owner", "it": "it"}
"""Names every rule may use, whatever the event."""

FIGURE_FIELDS = ("figure", "other", "owner", "it")
"""The fields of a context that hold a figure."""

MODIFIER_ROLES = {"figure": "figure", "attacker": "figure", "target": "other"}
"""Names a standing rule may use: the figure asked about, and in an attack the two sides."""


class Builder:
    """Turns the parts of one rule into functions. It knows the chapter's names, the rule's event and its place."""

    def __init__(self, chapter: Chapter, place: Place, roles: dict[str, str], face: int = -1) -> None:
        self.chapter = chapter
        self.place = place
        self.roles = {**ALWAYS_THERE, **roles}
        self.face = face
        self.path: tuple[str | int, ...] = ()
        self.filtering = 0
        self.deeds: list[str] = []
        self.areas: dict[int, dict[str, tuple[int, ...]]] = {}
        self.grant: Callable[[Any, Builder], int] = _no_grants

    # -- failing ---------------------------------------------------------------------------------------------------

    def fail(self, message: str) -> ContentError:
        """An error at the place being built."""
        return ContentError(self.place(self.path), message)

    def lookup(self, names: list[str], name: Any, what: str) -> int:
        """The number of a name, or an error with a suggestion."""
        if name in names:
            return names.index(name)
        near = get_close_matches(str(name), names, 1)
        hint = f', did you mean "{near[0]}"?' if near else ""
        raise self.fail(f'unknown {what} "{name}"{hint}')

    # -- parameters ------------------------------------------------------------------------------------------------

    def params(self, element: Condition | Effect | Selector, value: Any) -> dict[str, Any]:
        """An element's value as a full map of its parameters: short form unfolded, defaults filled in."""
        known = {param.name: param for param in element.params}
        if isinstance(value, dict) and (value.keys() <= known.keys() or not element.short):
            given = dict(value)
        elif value is None or (value is True and not element.short):
            given = {}
        elif element.short:
            given = {element.short: value}
        else:
            raise self.fail(f'"{element.name}" takes a map of {", ".join(known) or "nothing"}')
        for name in given:
            self.lookup(list(known), name, f'parameter of "{element.name}"')
        for param in element.params:
            if param.name not in given:
                if param.required:
                    raise self.fail(f'"{element.name}" needs "{param.name}"')
                given[param.name] = param.default
            self._check_choice(element.name, param, given[param.name])
        return given

    def _check_choice(self, element: str, param: Param, value: Any) -> None:
        if param.type == "choice" and value is not None and value not in param.choices:
            self.lookup(list(param.choices), value, f'"{param.name}" of "{element}"')

    # -- conditions ------------------------------------------------------------------------------------------------

    def conditions(self, data: Any) -> Test | None:
        """All conditions of a map, as one test; None where there are none."""
        if not data:
            return None
        if isinstance(data, list):
            tests = [self.need(self.conditions(part)) for part in data]
        else:
            tests = [self.condition(name, value) for name, value in data.items()]
        if len(tests) == 1:
            return tests[0]
        if len(tests) == 2:
            one, other = tests
            return lambda game, ctx: one(game, ctx) and other(game, ctx)
        return lambda game, ctx: all(test(game, ctx) for test in tests)

    def need(self, test: Test | None) -> Test:
        """A test for sure: no conditions hold always."""
        return test if test is not None else (lambda game, ctx: True)

    def condition(self, name: str, value: Any) -> Test:
        """One condition: a role of the event with a filter, or a registered word."""
        before = self.path
        self.path = (*before, name)
        try:
            if name in self.roles and name != "it" and not (self.filtering and name in registry.CONDITIONS):
                return self._role_test(name, value)
            found = registry.CONDITIONS.get(name)
            if found is None:
                roles = sorted(set(self.roles))
                self.lookup([*registry.CONDITIONS, *roles], name, "condition")
                raise AssertionError
            return found.build(self, self.params(found, value))
        finally:
            self.path = before

    def _role_test(self, role: str, value: Any) -> Test:
        figure = self.role(role)
        field = self.roles[role]
        if field not in FIGURE_FIELDS:
            return self._thing_test(role, field, figure, value)
        if isinstance(value, bool):
            return lambda game, ctx: (figure(game, ctx) >= 0) == value
        if isinstance(value, str) and value in self.roles:
            other = self.role(value)
            return lambda game, ctx: figure(game, ctx) == other(game, ctx)
        matches = self.filter(value)

        def test(game: Game, ctx: Context) -> bool:
            slot = figure(game, ctx)
            return slot >= 0 and matches(game, ctx, slot)

        return test

    def _thing_test(self, role: str, field: str, read: Number, value: Any) -> Test:
        """A name that stands for a number, a card, a space: compared with what is given."""
        if field == "space":
            spaces = self.where(value)
            return lambda game, ctx: read(game, ctx) in spaces(game, ctx)
        if field == "group":
            matches = self.filter(value)
            return lambda game, ctx: any(matches(game, ctx, slot) for slot in slots_of(read(game, ctx)))
        if isinstance(value, dict):
            return compared(self, value, read, 1)
        wanted = [self._named_thing(role, one) for one in (value if isinstance(value, list) else [value])]
        return lambda game, ctx: read(game, ctx) in wanted

    def _named_thing(self, role: str, value: Any) -> Any:
        """The number of a card, status, token, counter or achievement; numbers stand for themselves."""
        if not isinstance(value, str):
            return value
        chapter = self.chapter
        tables = {
            "card": [*chapter.search_ids] if value in chapter.search_ids else chapter.encounter_ids,
            "status": chapter.status_ids,
            "token": chapter.token_ids,
            "counter": chapter.counter_ids,
            "achievement": chapter.achievement_ids,
        }
        return self.lookup(tables.get(role, []), value, role)

    def filter(self, value: Any) -> Callable[[Game, Context, int], bool]:
        """A test of one figure: `mouse`, `minion`, an id or tag, or a map of conditions that speak of `it`."""
        if isinstance(value, str):
            value = self._named_filter(value)
        if isinstance(value, list):
            parts = [self.filter(part) for part in value]
            return lambda game, ctx, slot: any(part(game, ctx, slot) for part in parts)
        self.filtering += 1
        test = self.need(self.conditions(value))
        self.filtering -= 1

        def matches(game: Game, ctx: Context, slot: int) -> bool:
            before = ctx.it
            ctx.it = slot
            result = test(game, ctx)
            ctx.it = before
            return result

        return matches

    def _named_filter(self, name: str) -> dict[str, Any]:
        if name in ("mouse", "minion"):
            return {"side": name}
        if name in self.chapter.hero_ids:
            return {"hero": name}
        if name in self.chapter.classes:
            return {"class": name}
        return {"minion": name}

    # -- effects ---------------------------------------------------------------------------------------------------

    def effects(self, data: Any) -> Run:
        """A list of effects as one function."""
        runs = [self._numbered_effect(i, part) for i, part in enumerate(data)]
        if len(runs) == 1:
            return runs[0]

        def run(game: Game, ctx: Context) -> None:
            for one in runs:
                if game.state.outcome:
                    return
                one(game, ctx)

        return run

    def _numbered_effect(self, index: int, part: Any) -> Run:
        before = self.path
        self.path = (*before, index)
        try:
            name, value = (part, None) if isinstance(part, str) else next(iter(part.items()))
            self.path = (*self.path, name)
            found = registry.EFFECTS.get(name)
            if found is None:
                self.lookup(list(registry.EFFECTS), name, "effect")
                raise AssertionError
            self.deeds.append(name)
            return found.build(self, self.params(found, value))
        finally:
            self.path = before

    # -- numbers and selectors -------------------------------------------------------------------------------------

    def number(self, value: Any) -> Number:
        """A number: an int, a name the event provides, or a structured number."""
        if isinstance(value, int):
            return lambda game, ctx: value
        if isinstance(value, str) and value in self.roles:
            return self.role(value)
        return self._selected("number", value)

    def role(self, name: str) -> Number:
        """The context field behind a name such as `mover` or `attacker`."""
        if name not in self.roles:
            raise self.fail(f'nothing is called "{name}" here: this event provides {", ".join(sorted(self.roles))}')
        field = self.roles[name]
        return READERS[field]

    def who(self, value: Any) -> Number:
        """Figures, as a bit mask."""
        if isinstance(value, str) and value in self.roles:
            field = self.roles[value]
            if field == "group":
                return READERS["group"]
            figure = self.role(value)

            def one(game: Game, ctx: Context) -> int:
                slot = figure(game, ctx)
                return 1 << slot if slot >= 0 else 0

            return one
        return self._selected("who", value)

    def where(self, value: Any) -> Spaces:
        """Spaces, as a list."""
        if isinstance(value, str):
            known = registry.WHERE.get(value)
            if known is None:
                value = {"space": value}
        return self._selected("where", value)

    def _selected(self, kind: str, value: Any) -> Any:
        table = {"who": registry.WHO, "where": registry.WHERE, "number": registry.NUMBERS}[kind]
        if isinstance(value, str):
            name, inner = value, None
        elif isinstance(value, dict) and len(value) == 1 and next(iter(value)) in table:
            name, inner = next(iter(value.items()))
        elif isinstance(value, dict) and value and next(iter(value)) in table:
            name, inner = next(iter(value)), value
            inner = {(table[name].short if key == name else key): part for key, part in value.items()}
        else:
            raise self.fail(f'"{value}" does not select {kind if kind != "who" else "figures"}')
        found = table.get(name)
        if found is None:
            self.lookup([*table, *sorted(self.roles)], name, {"who": "selector", "where": "place"}.get(kind, kind))
            raise AssertionError
        return found.build(self, self.params(found, inner))

    def spaces(self, value: Any) -> tuple[int, ...]:
        """Fixed spaces of the rule's face: an area, a space id, `water`, `entries`, or a list of those."""
        if value is None:
            return ()
        if isinstance(value, list):
            return tuple(space for part in value for space in self.spaces(part))
        board = self.chapter.board
        face, name = self.face, str(value)
        if "/" in name:
            face_id, name = name.split("/", 1)
            face = self.face_number(face_id)
        if face < 0:
            raise self.fail(f'"{value}" needs its face: write "face/{value}"')
        if name in self.areas.get(face, {}):
            return self.areas[face][name]
        if name == "water":
            return tuple(space for space in board.face_spaces[face] if board.space_kind[space] == WATER)
        if name == "entries":
            return board.face_entries[face]
        ids = [board.space_ids[space] for space in board.face_spaces[face]]
        return (board.face_spaces[face][self.lookup([*ids, *self.areas.get(face, {})], name, "space or area")],)

    # -- names -----------------------------------------------------------------------------------------------------

    def minion_types(self, name: str) -> int:
        """The minion types an id or a tag means, as a bit mask. Bosses are not meant by a tag (BOSS-2)."""
        chapter = self.chapter
        if name in chapter.minion_ids:
            return 1 << chapter.minion_ids.index(name)
        tag = 1 << self.lookup(chapter.tags, name, "minion or tag of minions")
        return sum(
            1 << i for i, tags in enumerate(chapter.minion_tags) if tags & tag and not chapter.minion_boss[i]
        )

    def face_number(self, name: str) -> int:
        """The number of a face of the board."""
        return self.lookup(self.chapter.board.face_ids, name, "face of this chapter")

    def space_number(self, name: str, face: int) -> int:
        """The number of a space of a face."""
        board = self.chapter.board
        spaces = board.face_spaces[face]
        return spaces[self.lookup([board.space_ids[space] for space in spaces], name, "space")]


def _no_grants(data: Any, builder: Builder) -> int:
    raise builder.fail("a standing rule cannot be granted here")


READERS: dict[str, Number] = {
    "figure": lambda game, ctx: ctx.figure,
    "other": lambda game, ctx: ctx.other,
    "owner": lambda game, ctx: ctx.owner,
    "it": lambda game, ctx: ctx.it,
    "space": lambda game, ctx: ctx.space,
    "face": lambda game, ctx: ctx.face,
    "card": lambda game, ctx: ctx.card,
    "amount": lambda game, ctx: ctx.amount,
    "roll": lambda game, ctx: ctx.roll,
    "group": lambda game, ctx: ctx.group,
    "paid": lambda game, ctx: ctx.paid,
}


def subject(ctx: Context) -> int:
    """The figure a condition speaks of: `it` inside a filter, else the event's first figure."""
    return ctx.it if ctx.it >= 0 else ctx.figure


def code_of(name: str) -> int:
    """The number of an event or modifier."""
    if name in EVENT_NAMES:
        return EVENT_NAMES.index(name)
    return len(EVENT_NAMES) + MODIFIER_NAMES.index(name)
