"""The parts of rules, read as the engine reads them: their conditions, effects, selectors, numbers and names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from authoring.content.library import Entry
from authoring.content.source import Steps
from engine.records.chapter import Chapter
from engine.records.errors import ContentError
from engine.vocabulary import registry
from engine.vocabulary.assemble.parameters import Parameters
from engine.vocabulary.declare import STANDING, Condition, Effect, Modifier, Param, Selector

VERBS = ("modify", "forbid", "allow")
"""Standing rules; `replace` answers an event."""

_SELECTORS = {"who": registry.WHO, "where": registry.WHERE, "number": registry.NUMBERS}


@dataclass(frozen=True)
class Part:
    """One element of a rule with its parameters: a condition, an effect, a modifier, a selector, or a name.

    `kind` is `condition`, `effect`, `modifier`, `who`, `where`, `number` or `name`; for a name, `given` is its `value`.
    `written` are the parameters that the file states, `within` the effects around the part, the outermost first, and
    `asked` says whether it is in a condition or a cost.
    """

    kind: str
    name: str
    steps: Steps
    given: Mapping[str, Any] = field(hash=False)
    written: tuple[str, ...] = ()
    within: tuple[str, ...] = ()
    asked: bool = False


@dataclass(frozen=True)
class RuleAst:
    """A rule, or effects or conditions outside rules (`event` is then empty), and its parts."""

    steps: Steps
    data: Mapping[str, Any] = field(hash=False)
    event: str
    parts: tuple[Part, ...] = field(hash=False)

    @property
    def effects(self) -> list[Part]:
        """All its effects, including those inside other effects."""
        return [part for part in self.parts if part.kind == "effect"]


_known: WeakKeyDictionary[Entry, tuple[RuleAst, ...]] = WeakKeyDictionary()


def rules_of(entry: Entry) -> tuple[RuleAst, ...]:
    """All rules of an entry; parts with errors are skipped, as R201 reports them."""
    if entry not in _known:
        _known[entry] = tuple(_rules_of(entry))
    return _known[entry]


def _rules_of(entry: Entry) -> Iterator[RuleAst]:
    data = entry.data
    yield from _rules(data, (), "card-drawn" if data.get("category") == "event" else "")
    for index, card in enumerate(data.get("cards", []) if entry.kind == "minion" else []):
        yield from _rules(card, ("cards", index), "")
    if entry.kind == "chapter":
        yield from _of_chapter(data)


def _rules(data: Mapping[str, Any], steps: Steps, event: str) -> Iterator[RuleAst]:
    for key in ("rules", "earned"):
        for index, rule in enumerate(data.get(key, [])):
            yield from read_rule(rule, (*steps, key, index), event)


def _of_chapter(data: Mapping[str, Any]) -> Iterator[RuleAst]:
    yield _Reader("").effects_at(data.get("setup", []), ("setup",))
    for face, room in data.get("rooms", {}).items():
        yield from _rules(room, ("rooms", face), "")
        yield _Reader("").effects_at(room.get("setup", []), ("rooms", face, "setup"))
        surge = room.get("surge")
        if isinstance(surge, dict):
            yield _Reader("surge").effects_at(surge.get("do", []), ("rooms", face, "surge", "do"))
    if "victory" in data:
        yield _Reader("").conditions_at(data["victory"], ("victory",))
    listed = [("victories", index, ending) for index, ending in enumerate(data.get("victories", []))]
    for key, index, ending in listed:
        yield _Reader("").conditions_at(ending.get("if"), (key, index, "if"))
    for index, ending in enumerate(data.get("defeat", {}).get("also", [])):
        yield _Reader("").conditions_at(ending.get("if"), ("defeat", "also", index, "if"))
    for index, ending in enumerate(data.get("goals", [])):
        yield _Reader("").conditions_at(ending.get("if"), ("goals", index, "if"))


def read_rule(rule: Mapping[str, Any], steps: Steps, event: str = "") -> Iterator[RuleAst]:
    """Read a rule, and the rules that it grants for a time."""
    replaces = next(iter(rule["replace"])) if rule.get("replace") else ""
    standing = any(verb in rule for verb in VERBS)
    reader = _Reader(STANDING if standing else rule.get("when") or replaces or event)
    yield reader.rule_at(rule, steps)
    for granted, at in reader.granted:
        yield from read_rule(granted, at)


_NO_CHAPTER = Chapter()


class _Reader:
    """Splits one rule into parts. It reads values as the compiler does, but without a chapter."""

    def __init__(self, event: str) -> None:
        self.values = Parameters(_NO_CHAPTER, lambda path: "", -1, event, True)
        self.event = event
        self.asking = 0
        self.filtering = 0
        self.parts_found: list[Part] = []
        self.granted: list[tuple[Mapping[str, Any], Steps]] = []
        self.around: tuple[str, ...] = ()
        found = registry.EVENTS.get(event)
        self.names = dict(found.provides) if found is not None else {}

    def rule_at(self, rule: Mapping[str, Any], steps: Steps) -> RuleAst:
        """Read a whole rule."""
        self._ask(lambda: self._conditions(rule.get("if"), (*steps, "if")))
        if "cost" in rule:
            cost = rule["cost"]
            bounds = cost.items() if isinstance(cost, dict) and "from" in cost else [((), cost)]
            for step, value in bounds:
                place = (*steps, "cost", *([step] if step else []))
                self._ask(lambda value=value, place=place: self._number(value, place))
        if "of" in rule:
            self._ask(lambda: self._filter(rule["of"], (*steps, "of")))
        for name, value in rule.get("modify", {}).items():
            self._element("modifier", registry.MODIFIERS.get(name), value, (*steps, "modify", name))
        self._effects(rule.get("do", []), (*steps, "do"))
        for name, effects in (rule.get("replace") or {}).items():
            self._effects(effects, (*steps, "replace", name))
        return RuleAst(steps, rule, self.event, tuple(self.parts_found))

    def effects_at(self, effects: Any, steps: Steps) -> RuleAst:
        """Read effects outside a rule."""
        self._effects(effects, steps)
        return RuleAst(steps, {}, "", tuple(self.parts_found))

    def conditions_at(self, conditions: Any, steps: Steps) -> RuleAst:
        """Read conditions outside a rule."""
        self._ask(lambda: self._conditions(conditions, steps))
        return RuleAst(steps, {}, "", tuple(self.parts_found))

    # -- the parts -------------------------------------------------------------------------------------------------

    def _ask(self, read: Any) -> None:
        self.asking += 1
        read()
        self.asking -= 1

    def _note(self, kind: str, name: str, steps: Steps, given: Mapping[str, Any], written: tuple[str, ...]) -> None:
        self.parts_found.append(Part(kind, name, steps, given, written, self.around, bool(self.asking)))

    def _element(
        self, kind: str, element: Condition | Effect | Modifier | Selector | None, value: Any, steps: Steps
    ) -> None:
        if element is None:
            return
        try:
            given = self.values.params(element, value)
        except ContentError:
            return
        alone = () if value is None else (element.short,)
        self._read(kind, element, dict(given), given.places, steps, alone)

    def _read(
        self,
        kind: str,
        element: Condition | Effect | Modifier | Selector,
        given: dict[str, Any],
        places: Mapping[str, Steps],
        steps: Steps,
        alone: tuple[str, ...] = (),
    ) -> None:
        self._note(kind, element.name, steps, given, tuple(places) or alone)
        outer = self.around
        self.around = (*outer, element.name) if kind == "effect" else outer
        for param in element.params:
            if given[param.name] is not None:
                self._parameter(param, given[param.name], (*steps, *places.get(param.name, ())))
        self.around = outer

    def _parameter(self, param: Param, value: Any, steps: Steps) -> None:
        if param.type in ("who", "where", "number"):
            self._selected(param.type, value, steps)
        elif param.type == "numbers" and isinstance(value, list):
            for index, part in enumerate(value):
                self._number(part, (*steps, index))
        elif param.type == "conditions":
            self._ask(lambda: self._conditions(value, steps))
        elif param.type == "filter":
            self._ask(lambda: self._filter(value, steps))
        elif param.type == "effects":
            self._effects(value, steps)
        elif param.type == "options" and isinstance(value, list):
            for index, option in enumerate(value):
                self._ask(lambda option=option, index=index: self._conditions(option.get("if"), (*steps, index, "if")))
                self._effects(option.get("do", []), (*steps, index, "do"))
        elif param.type == "rule" and isinstance(value, dict):
            self.granted.append((value, steps))

    def _conditions(self, conditions: Any, steps: Steps) -> None:
        if isinstance(conditions, list):
            for index, part in enumerate(conditions):
                self._conditions(part, (*steps, index))
        for name, value in conditions.items() if isinstance(conditions, dict) else ():
            self._condition(name, value, (*steps, name))

    def _condition(self, name: str, value: Any, steps: Steps) -> None:
        word = registry.CONDITIONS.get(name)
        own = [param.name for param in word.params] if word is not None else []
        of_word = word is not None and isinstance(value, dict) and bool(value) and all(key in own for key in value)
        named = name in ("owner", "it", "figure") or name in self.names
        if named and not of_word and not (word is not None and self.filtering):
            self._note("name", name, steps, {"value": value}, ())
            self._about(name, value, steps)
        else:
            self._element("condition", word, value, steps)

    def _about(self, name: str, value: Any, steps: Steps) -> None:
        """Read the condition on a name: a filter for a figure, a place, or bounds of a number."""
        field_of = self.names.get(name, ("figure", ""))[0]
        if field_of in ("figure", "other", "group"):
            self._filter(value, steps)
        elif field_of == "space":
            self._selected("where", value, steps)
        elif isinstance(value, dict):
            for bound, number in value.items():
                self._number(number, (*steps, bound))

    def _filter(self, value: Any, steps: Steps) -> None:
        self.filtering += 1
        if isinstance(value, list):
            for index, part in enumerate(value):
                self._filter(part, (*steps, index))
        elif isinstance(value, dict):
            self._conditions(value, steps)
        self.filtering -= 1

    def _effects(self, effects: Any, steps: Steps) -> None:
        for index, part in enumerate(effects if isinstance(effects, list) else ()):
            if isinstance(part, str):
                self._element("effect", registry.EFFECTS.get(part), None, (*steps, index))
            elif isinstance(part, dict) and len(part) == 1:
                name, value = next(iter(part.items()))
                self._element("effect", registry.EFFECTS.get(name), value, (*steps, index, name))

    def _number(self, value: Any, steps: Steps) -> None:
        if not isinstance(value, int):
            self._selected("number", value, steps)

    def _selected(self, kind: str, value: Any, steps: Steps) -> None:
        table = _SELECTORS[kind]
        if isinstance(value, list):
            for index, part in enumerate(value):
                self._selected(kind, part, (*steps, index))
            return
        if isinstance(value, int) or (isinstance(value, str) and value not in table):
            return
        self.values.path = ()
        try:
            found, given = self.values.selector(table, value, kind, [])
        except ContentError:
            return
        self._read(kind, found, dict(given), given.places, (*steps, *given.base))
