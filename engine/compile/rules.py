"""Rules of content into handlers per event and standing modifiers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from engine.chapter import SCROLL, TRICK, Chapter
from engine.dice import FACE_NAMES
from engine.errors import ContentError
from engine.language import registry
from engine.language.build import MODIFIER_ROLES, Builder, code_of
from engine.language.codes import ALLOWED, CODES, FORBIDDEN, MODIFIER_NAMES
from engine.language.rule import BOUND_TO_FIGURE, BOUND_TO_OTHER, LIMITS, NO_LIMIT, Rule

if TYPE_CHECKING:
    from engine.content import Data
    from engine.language.declare import Number, Test

Place = Callable[[tuple[str | int, ...]], str]
STANDING: Final = ("modify", "forbid", "allow", "replace")
BY_FACE: Final = ("face-hits", "face-blocks")
KIND_ORDER: Final = (
    "chapter", "room", "status", "minion", "initiative-card", "hero", "ability", "search-card", "achievement", "grant",
)  # fmt: skip
"""The order in which simultaneous rules of different kinds of sources run."""


class RuleCompiler:
    """Compiles the rules of every source of a chapter."""

    def __init__(self, chapter: Chapter) -> None:
        self.chapter = chapter
        self.areas: dict[int, dict[str, tuple[int, ...]]] = {}
        self.sorting: list[tuple[int, str, int, Rule]] = []

    def builder(self, place: Place, roles: dict[str, str], face: int = -1) -> Builder:
        """A builder that can also grant standing rules for a time."""
        builder = Builder(self.chapter, place, roles, face)
        builder.areas = self.areas
        builder.grant = self._grant
        return builder

    def add(self, rules: list[Data], source: int, place: Place, face: int = -1, ability: int = -1, card: int = -1,
            cost: Any = None) -> None:  # fmt: skip
        """Compile the rules of one source."""
        for index, data in enumerate(rules):
            def spot(path: tuple[str | int, ...], index: int = index) -> str:
                return place(("rules", index, *path))

            self._add_one(data, index, source, spot, face, ability, card, cost)

    def _add_one(self, data: Data, index: int, source: int, place: Place, face: int, ability: int, card: int,
                 cost: Any) -> None:  # fmt: skip
        name = data.get("id") or f"{self.chapter.source_ids[source].split(' ', 1)[1]}/{index + 1}"
        standing = [word for word in STANDING if word in data]
        if standing:
            if standing != ["replace"]:
                self._standing(data, name, source, place, face)
                return
            event, effects = next(iter(data["replace"].items()))
            data = {**data, "when": event, "do": effects}
        event = data.get("when", "card-drawn" if card >= 0 else "")
        if event not in registry.EVENTS:
            builder = self.builder(place, {}, face)
            builder.path = ("when",)
            builder.lookup(list(registry.EVENTS), event, "event")
        roles = {role: field for role, (field, _) in registry.EVENTS[event].provides.items()}
        roles["paid"] = "paid"
        builder = self.builder(place, roles, face)
        rule = self._new_rule(name, source, place, code_of(event), face)
        rule.replaces = bool(standing)
        rule.ability, rule.card = ability, card
        self._when_and_how(rule, data, builder, event, cost)
        builder.path = ("do",)
        rule.run = builder.effects(data["do"]) if data.get("do") else None
        rule.deeds = tuple(builder.deeds)

    def _when_and_how(self, rule: Rule, data: Data, builder: Builder, event: str, cost: Any) -> None:
        conditions = dict(data.get("if") or {}) if isinstance(data.get("if", {}), dict) else data["if"]
        if isinstance(conditions, dict):
            for role, field in builder.roles.items():
                if conditions.get(role) == "owner" and field in ("figure", "other"):
                    rule.bound = BOUND_TO_FIGURE if field == "figure" else BOUND_TO_OTHER
                    del conditions[role]
                    break
        builder.path = ("if",)
        rule.test = builder.conditions(conditions)
        in_menu = event in ("action", "free-action", "battle-action")
        rule.may = bool(data.get("may", False)) or in_menu
        builder.path = ("cost",)
        cost = data.get("cost", cost if rule.may else None)
        if isinstance(cost, dict) and "from" in cost:
            rule.cost, rule.cost_to = builder.number(cost["from"]), builder.number(cost["to"])
        elif cost is not None:
            rule.cost = builder.number(cost)
        category = self.chapter.search_category[rule.card] if rule.card >= 0 else -1
        rule.used_up = rule.may and category in (SCROLL, TRICK) and not data.get("keep", False)
        self._limit(rule, data.get("limit"))

    def _limit(self, rule: Rule, limit: Any) -> None:
        if limit is None:
            return
        per, times = (limit, 1) if isinstance(limit, str) else (limit["per"], limit.get("times", 1))
        rule.limit = LIMITS.index(per)
        rule.limit_times = times
        rule.limit_slot = self.chapter.limits
        self.chapter.limits += 1
        assert rule.limit != NO_LIMIT

    def _new_rule(self, name: str, source: int, place: Place, code: int, face: int) -> Rule:
        rule = Rule(len(self.chapter.rules), name, source, place(()))
        rule.code = code
        rule.face = face
        self.chapter.rules.append(rule)
        self.chapter.lines.append(("rule", name))
        kind, ident = self.chapter.source_ids[source].split(" ", 1)
        self.sorting.append((KIND_ORDER.index(kind), ident, rule.index, rule))
        return rule

    # -- standing rules --------------------------------------------------------------------------------------------

    def _standing(self, data: Data, name: str, source: int, place: Place, face: int) -> None:
        for word in ("forbid", "allow"):
            if word in data:
                names = FORBIDDEN if word == "forbid" else ALLOWED
                rule = self._standing_rule(data, name, source, place, face, word, data.get("of"))
                wanted = data[word] if isinstance(data[word], list) else [data[word]]
                builder = self.builder(place, MODIFIER_ROLES, face)
                builder.path = (word,)
                rule.mask = sum(1 << builder.lookup(list(names), one, f"thing to {word}") for one in wanted)
        for modifier, value in data.get("modify", {}).items():
            builder = self.builder(place, MODIFIER_ROLES, face)
            builder.path = ("modify",)
            builder.lookup(list(MODIFIER_NAMES), modifier, "modifier")
            of = value.get("of") if isinstance(value, dict) else None
            rule = self._standing_rule(data, name, source, place, face, modifier, of or data.get("of"))
            builder.path = ("modify", modifier)
            self._value(rule, modifier, value, builder)

    def _standing_rule(self, data: Data, name: str, source: int, place: Place, face: int, word: str, of: Any) -> Rule:
        rule = self._new_rule(name, source, place, code_of(word), face)
        builder = self.builder(place, MODIFIER_ROLES, face)
        builder.path = ("if",)
        tests = [builder.conditions(data.get("if"))]
        if of is not None:
            rule.party_wide = True
            tests.append(builder.condition("figure", of))
        found = [test for test in tests if test is not None]
        rule.test = _both(found)
        return rule

    def _value(self, rule: Rule, modifier: str, value: Any, builder: Builder) -> None:
        if modifier == "lure":
            rule.mask = builder.minion_types(value["minion"])
            rule.spaces = builder.where(value["to"])
            rule.party_wide = True
            return
        if not isinstance(value, dict) or not value.keys() & {"by", "set", "times", "faces"}:
            value = {"by": value}
        rule.by = _optional(builder, value.get("by"))
        rule.sets = _optional(builder, value.get("set"))
        rule.times = _optional(builder, value.get("times"))
        if modifier in BY_FACE:
            rule.mask = sum(1 << builder.lookup(list(FACE_NAMES), one, "die face") for one in value["faces"])

    def _grant(self, data: Any, builder: Builder) -> int:
        """A rule given for a time: a source of its own, owned by whoever holds it."""
        number = len(self.chapter.source_ids)
        self.chapter.source_ids.append(f"grant {builder.place(builder.path)} {number}")
        self.chapter.source_rules.append([])
        path = builder.path
        if "when" not in data and not any(word in data for word in STANDING):
            raise ContentError(builder.place(path), "a rule for a time needs when, modify, forbid or allow")
        named = {**data, "id": data.get("id", f"grant-{number}")}
        self._add_one(named, 0, number, lambda rest: builder.place((*path, *rest)), -1, -1, -1, None)
        return number

    # -- finishing -------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """Sort all rules into their defined order and give each its bit."""
        chapter = self.chapter
        chapter.handlers = [[] for _ in range(CODES)]
        for _, _, _, rule in sorted(self.sorting, key=lambda entry: entry[:3]):
            handlers = chapter.handlers[rule.code]
            rule.bit = 1 << len(handlers)
            handlers.append(rule)
            chapter.source_rules[rule.source].append(rule)


def _optional(builder: Builder, value: Any) -> Number | None:
    return None if value is None else builder.number(value)


def _both(tests: list[Test]) -> Test | None:
    if not tests:
        return None
    if len(tests) == 1:
        return tests[0]
    return lambda game, ctx: all(test(game, ctx) for test in tests)
