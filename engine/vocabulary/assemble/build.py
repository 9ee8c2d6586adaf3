"""Compiling structured YAML into functions: conditions, effects, numbers and selectors."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from engine.records.bits import bits_of
from engine.records.bounds import bounded
from engine.records.chapter import MICE, WrittenEffect
from engine.records.functions import Spaces
from engine.runtime.codes import EVENT_NAMES, MODIFIER_NAMES
from engine.vocabulary import registry
from engine.vocabulary.assemble.naming import Path, Place
from engine.vocabulary.assemble.notes import Notes
from engine.vocabulary.assemble.parameters import Parameters
from engine.vocabulary.declare import STANDING
from engine.vocabulary.support.combinators import (
    MASKS,
    READERS,
    SIDE_TESTS,
    all_hold_for,
    as_condition,
    test_of_field,
    together,
    with_it,
)
from engine.vocabulary.support.compare import compared
from engine.vocabulary.support.silence import heard

if TYPE_CHECKING:
    from engine.records.chapter import Chapter
    from engine.records.context import Context
    from engine.records.functions import FigureTest, Number, Run, Test
    from engine.records.game import Game
    from engine.vocabulary.assemble.observer import Observer
    from engine.vocabulary.declare import Condition, Selector

__all__ = ["MODIFIER_ROLES", "Builder", "Path", "Place", "code_of"]

ALWAYS_THERE = {"owner": "owner", "it": "it"}
"""Names that every rule may use, whatever its event."""

FIGURE_FIELDS = ("figure", "other", "owner", "it")
"""The fields of a context that hold a figure."""

NUMBER_FIELDS = ("amount", "roll", "paid")
"""The fields of a context that hold a number."""

MODIFIER_ROLES = {"figure": "figure", "attacker": "figure", "target": "other"}
"""Names that a standing rule may use: the figure it is evaluated for, and in an attack the two sides."""

SIDES = ("mouse", "minion")
"""Filters that always mean a side, even if the event provides a figure of that name."""

SELECTORS: dict[str, tuple[dict[str, Selector], str]] = {
    "who": (registry.WHO, "selector of figures"),
    "where": (registry.WHERE, "place"),
    "number": (registry.NUMBERS, "number"),
}


class Builder(Parameters):
    """Turns the parts of a rule into functions. It knows the names of the chapter, and the rule's event and place.

    `owned`: whether the rule has an owner. Rules of a chapter or room have none, except offers in a menu.
    """

    def __init__(
        self, chapter: Chapter, place: Place, roles: dict[str, str], face: int = -1, event: str = "", owned: bool = True
    ) -> None:
        super().__init__(chapter, place, face, event, owned)
        self.roles = {**ALWAYS_THERE, **roles}
        self.effect_names: list[str] = []
        self.notes = Notes()
        self.it_uses = 0  # how many functions were built that read `it` from the context
        self.grant: Callable[[Any, Builder], int] = _no_granted_rules
        self.observer: Observer | None = None
        self.on_event_card = True
        """Whether the rule stands on an event card; what stands on nothing may use all words."""

    def only_on_event_cards(self, word: str) -> None:
        """Raise an error if the rule does not stand on an event card."""
        if not self.on_event_card:
            raise self.fail(f'"{word}" works only in the rules of an event card: leave it out')

    # -- conditions ------------------------------------------------------------------------------------------------

    def conditions(self, data: Any) -> Test | None:
        """All conditions of a map, or of a list of maps, as one test; None where there are none."""
        if not data:
            return None
        if isinstance(data, list):
            tests = [self.need(self.conditions(part)) for part in self.parts(data)]
        elif isinstance(data, dict):
            tests = [self.condition(name, value) for name, value in data.items()]
        else:
            raise self.fail(f'conditions must be a map or a list of maps, not "{data}"')
        return together(tests)

    def need(self, test: Test | None) -> Test:
        """The test itself, or a test that always holds in place of None."""
        return test if test is not None else (lambda game, ctx: True)

    def condition(self, name: str, value: Any) -> Test:
        """One condition: a name of the event with a filter, or a word of the vocabulary."""
        built = self._built(name, value)
        if not self.means_role(name, value) and registry.CONDITIONS[name].figure:
            self.it_uses += 1
            return as_condition(cast("FigureTest", built))
        return cast("Test", built)

    def _built(self, name: str, value: Any) -> Test | FigureTest:
        """A condition as its word declares it: a condition about a figure stays a test of a given figure."""
        before = self.path
        self.path = (*before, name)
        self.read_only += 1
        built = self._role_test(name, value) if self.means_role(name, value) else self._word(name, value)
        self.read_only -= 1
        self.path = before
        return built

    def _word(self, name: str, value: Any) -> Test | FigureTest:
        found = registry.CONDITIONS.get(name)
        if found is None:
            raise self.unknown([*registry.CONDITIONS, *self.roles], name, "condition", beside=self._offers())
        self._check_event(name, found.within)
        if found.figure and not self._has_figure():
            raise self.fail(f'"{name}" tests a figure, but there is none here: put it under the name of a figure')
        given = self.params(found, value)
        self.notes.read(found, given)
        return found.build(self, given)

    def _offers(self) -> str:
        """What the event of the rule offers to conditions, for the message about an unknown one."""
        names = [name for name in self.roles if name not in ALWAYS_THERE and name != "paid"]
        if not self.event or self.filter_depth or not names:
            return ""
        where = "a standing rule" if self.event == STANDING else f'"{self.event}"'
        return f": {where} offers {' and '.join(', '.join(names).rsplit(', ', 1))}"

    def _has_figure(self) -> bool:
        return bool(self.filter_depth or self.each or self.owned or "figure" in self.roles.values())

    def means_role(self, name: str, value: Any) -> bool:
        """Whether a name means a figure of the event, where it is the name of a condition too.

        A map of the parameters of the condition means the condition.
        """
        if name not in self.roles:
            return False
        word = registry.CONDITIONS.get(name)
        if word is None:
            return True
        if self.filter_depth:
            return False
        own = [param.name for param in word.params]
        return not (isinstance(value, dict) and value and all(key in own for key in value))

    def _role_test(self, role: str, value: Any) -> Test:
        read = self.role(role)
        field = self.roles[role]
        if field not in FIGURE_FIELDS:
            return self._thing_test(role, field, read, value)
        if isinstance(value, bool):
            return lambda game, ctx: (read(game, ctx) >= 0) == value
        if field == "figure" and value in SIDES:
            return SIDE_TESTS[value]
        return test_of_field(field, self.filter(value))

    def _thing_test(self, role: str, field: str, read: Number, value: Any) -> Test:
        """A name that stands for a number, a card or a space, compared with a value."""
        if field == "space":
            spaces = self.where(value)
            return lambda game, ctx: read(game, ctx) in spaces(game, ctx)
        if field == "group":
            matches = self.filter(value)
            return lambda game, ctx: any(matches(game, ctx, slot) for slot in bits_of(read(game, ctx)))
        if isinstance(value, dict) and field in NUMBER_FIELDS:
            for name in value:
                if name not in ("is", "at-least", "at-most"):
                    raise self.unknown(["is", "at-least", "at-most"], name, f'bound of "{role}"')
            return compared(self, value, read, 1)
        wanted = [self._named_thing(role, field, one) for one in (value if isinstance(value, list) else [value])]
        return lambda game, ctx: read(game, ctx) in wanted

    def _named_thing(self, role: str, field: str, value: Any) -> int:
        """The number of a card, status, token, counter or achievement; a number itself."""
        if field in NUMBER_FIELDS and isinstance(value, int) and not isinstance(value, bool):
            return value
        chapter = self.chapter
        if role in ("counter", "token") and field == "card":
            self.notes.need(f"{role}s", str(value), 0)
            if role == "counter" and value in chapter.figure_counter_ids:
                return len(chapter.counter_ids) + chapter.figure_counter_ids.index(value)
            return self.counter(value) if role == "counter" else self.token(value)
        cards = chapter.encounter_ids if self.event == "encounter-revealed" else chapter.search_ids
        if role == "achievement" and field == "card":
            return self.achievement(value)
        tables = {"card": cards, "status": chapter.status_ids}
        if field != "card" or role not in tables:
            raise self.fail(f'"{role}" is compared with a number, not with "{value}"')
        return self.lookup(tables[role], value, role)

    def filter(self, value: Any) -> FigureTest:
        """A test of a figure: `mouse`, `minion`, an id or tag, a name of the event, or conditions on `it`."""
        if isinstance(value, list):
            parts = [self.filter(part) for part in self.parts(value)]
            return lambda game, ctx, slot: any(part(game, ctx, slot) for part in parts)
        if isinstance(value, str):
            if value in self.roles and value not in SIDES:
                return self._same_figure(value)
            value = self._named_filter(value)
        if isinstance(value, dict) and len(value) == 1 and value.get("side") in SIDES:
            mouse = value["side"] == "mouse"
            return lambda game, ctx, slot: (slot < MICE) is mouse
        self.filter_depth += 1
        self.read_only += 1
        matches = self._matching(value)
        self.filter_depth -= 1
        self.read_only -= 1
        return matches

    def _matching(self, value: Any) -> FigureTest:
        """Conditions on `it`. The context gets `it` only if a condition reads it there."""
        before = self.it_uses
        matches = self._filter_test(value)
        return with_it(matches) if self.it_uses > before else matches

    def _filter_test(self, value: Any) -> FigureTest:
        """The conditions of a filter as one test of a given figure."""
        if isinstance(value, dict) and value:
            return all_hold_for([self._filter_part(name, part) for name, part in value.items()])
        test = self.need(self.conditions(value))
        return lambda game, ctx, slot: test(game, ctx)

    def _filter_part(self, name: str, value: Any) -> FigureTest:
        word = registry.CONDITIONS.get(name)
        if word is not None and not self.means_role(name, value):
            if word.figure:
                return cast("FigureTest", self._built(name, value))
            if name == "not":
                return self._filter_not(word, value)
        test = self.condition(name, value)
        return lambda game, ctx, slot: test(game, ctx)

    def _filter_not(self, word: Condition, value: Any) -> FigureTest:
        before = self.path
        self.path = (*before, word.name)
        self.notes.negated = not self.notes.negated
        matches = self._filter_test(self.params(word, value)["of"])
        self.notes.negated = not self.notes.negated
        self.path = before
        return lambda game, ctx, slot: not matches(game, ctx, slot)

    def applies_to_filter(self, of: Any) -> Test:
        """Whether the figure a standing rule is evaluated for matches `of`."""
        return test_of_field("figure", self.filter(of))

    def _same_figure(self, role: str) -> FigureTest:
        if self.roles[role] not in FIGURE_FIELDS:
            raise self.fail(f'"{role}" is not a figure')
        other = self.role(role)
        return lambda game, ctx, slot: slot == other(game, ctx)

    def _named_filter(self, name: str) -> dict[str, Any]:
        chapter = self.chapter
        if name in SIDES:
            return {"side": name}
        if name in chapter.hero_ids:
            return {"hero": name}
        if name in chapter.classes:
            return {"class": name}
        if name in chapter.minion_ids or name in chapter.tags:
            return {"minion": name}
        figures = [role for role, field in self.roles.items() if field in FIGURE_FIELDS]
        known = [*SIDES, *chapter.hero_ids, *chapter.classes, *chapter.minion_ids, *chapter.tags, *figures]
        raise self.unknown(known, name, "figure")

    # -- effects ---------------------------------------------------------------------------------------------------

    def effects(self, data: Any) -> Run:
        """A list of effects as one function."""
        runs = [self._effect(part) for part in self.parts(data)]
        if len(runs) == 1:
            return runs[0]

        def run(game: Game, ctx: Context) -> None:
            for one in runs:
                if game.state.outcome:
                    return
                one(game, ctx)

        return run

    def _effect(self, part: Any) -> Run:
        before = self.path
        if isinstance(part, str):
            name, value = part, None
        elif isinstance(part, dict) and len(part) == 1:
            name, value = next(iter(part.items()))
            self.path = (*before, name)
        else:
            raise self.fail(f'an effect must be a word or a map with one key, not "{part}"')
        found = registry.EFFECTS.get(name)
        if found is None:
            raise self.unknown(registry.EFFECTS, name, "effect")
        self._check_event(name, found.within)
        self.effect_names.append(name)
        written = WrittenEffect(name, self.place(self.path))
        given = self.params(found, value)
        self.notes.change(found, given)
        run = found.build(self, given)
        if self.observer is not None:
            run = self.observer.effect(found, written.where, run)
        self.path = before
        self.notes.effects.append(written)
        self.chapter.effects.append(written)
        return heard(run, len(self.chapter.effects) - 1)

    def toss(self) -> int:
        """Return a number for the test or coin flip that is being built."""
        self.chapter.tosses.append(self.place(self.path))
        return len(self.chapter.tosses) - 1

    def check_stops(self) -> None:
        """Raise an error where an effect replaces an event that cannot be stopped."""
        found = registry.EVENTS.get(self.event)
        if found is None or not found.stops:
            can = ", ".join(name for name, one in registry.EVENTS.items() if one.stops)
            raise self.fail(f'the event "{self.event}" cannot be stopped: use one of {can}')

    # -- numbers and selectors -------------------------------------------------------------------------------------

    def number(self, value: Any) -> Number:
        """A number: an int, a name of the event, or a structured number."""
        fixed = self.fixed(value)
        if fixed is not None:
            return lambda game, ctx: fixed
        if isinstance(value, str) and value in self.roles and value not in registry.NUMBERS:
            if self.roles[value] not in NUMBER_FIELDS:
                raise self.fail(f'"{value}" is not a number')
            return self.role(value)
        found: Number = self._selected("number", value)
        return found

    def fixed(self, value: Any) -> int | None:
        """A number that is always the same; otherwise None."""
        return bounded(value) if isinstance(value, int) and not isinstance(value, bool) else None

    def role(self, name: str) -> Number:
        """The context field behind a name such as `mover` or `attacker`."""
        if name not in self.roles:
            raise self.fail(f'there is no "{name}" here: this event provides {", ".join(sorted(self.roles))}')
        if name == "owner" and not self.owned:
            raise self.fail('there is no "owner" here: rules of a chapter, a room or a party item belong to no figure')
        if name == "it":
            if not (self.filter_depth or self.each):
                raise self.fail('there is no "it" here: use it only inside a filter or "for-each"')
            self.it_uses += 1
        return READERS[self.roles[name]]

    def who(self, value: Any) -> Number:
        """Figures, as a bit mask."""
        if isinstance(value, str) and value in self.roles:
            field = self.roles[value]
            if field not in MASKS:
                raise self.fail(f'"{value}" is not a figure')
            self.role(value)
            return MASKS[field]
        found: Number = self._selected("who", value)
        return found

    def who_or_owner(self, value: Any) -> Number:
        """Figures, as a bit mask; if omitted, the owner, or no figure where there is no owner."""
        if value is None and not self.owned:
            return lambda game, ctx: 0
        return self.who("owner" if value is None else value)

    def where(self, value: Any) -> Spaces:
        """Spaces, as a list: the space of the event, a selector, a name, or a list of those."""
        if isinstance(value, list):
            lists = [self.where(part) for part in self.parts(value)]
            return lambda game, ctx: list(dict.fromkeys(space for one in lists for space in one(game, ctx)))
        if isinstance(value, str):
            if self.roles.get(value) == "space":
                return lambda game, ctx: [ctx.space] if ctx.space >= 0 else []
            if value not in registry.WHERE:
                value = {"space": value}
        found: Spaces = self._selected("where", value)
        return found

    def names_spaces(self, value: Any) -> bool:
        """Whether spaces are given by name, so that they are always the same."""
        if not isinstance(value, str) or self.roles.get(value) == "space":
            return False
        if value == "water":
            return self.face >= 0 and value not in self.areas.get(self.face, {})
        return value not in registry.WHERE

    def _selected(self, kind: str, value: Any) -> Any:
        table, what = SELECTORS[kind]
        before = self.path
        found, given = self.selector(table, value, what, list(self.roles))
        self._check_event(found.name, found.within)
        self.notes.read(found, given)
        built = found.build(self, given)
        self.path = before
        return built


def _no_granted_rules(data: Any, builder: Builder) -> int:
    raise builder.fail("a rule cannot be granted here")


def code_of(name: str) -> int:
    """The number of an event or modifier."""
    if name in EVENT_NAMES:
        return EVENT_NAMES.index(name)
    return len(EVENT_NAMES) + MODIFIER_NAMES.index(name)
