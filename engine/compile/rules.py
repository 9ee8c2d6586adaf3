"""Compiling the rules of content into handlers of events and standing rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

from engine.compile.meanings import MEANINGS, change
from engine.compile.watch import RuleObserver, Watch, build_parts, probe_of, watch_tests
from engine.records.chapter import EVENT, MICE, SCROLL, TRICK, Chapter
from engine.records.decision import OP_ACTION, OP_FREE, pack
from engine.records.errors import ContentError, NotInChapter
from engine.records.rule import (
    BOUND_TO_FIGURE,
    BOUND_TO_NOTHING,
    BOUND_TO_OTHER,
    EITHER_SIDE,
    LIMITS,
    MAX_TIMES,
    MICE_ONLY,
    MINIONS_ONLY,
    NO_LIMIT,
    Rule,
)
from engine.rulebook import abilities
from engine.runtime.codes import (
    ALLOWED,
    CARD_DRAWN,
    CODES,
    EVENT_NAMES,
    FORBIDDEN,
    FREE_ACTION,
    MOD_ALLOW,
    MOD_FORBID,
    OF_OTHER,
    ROUTE_CHANGES,
)
from engine.vocabulary import registry
from engine.vocabulary.assemble.build import MODIFIER_ROLES, Builder, Path, Place, code_of
from engine.vocabulary.declare import OFFERS, STANDING
from engine.vocabulary.support.combinators import together

if TYPE_CHECKING:
    from engine.records.content import Data
    from engine.records.functions import Test

T = TypeVar("T")

VERBS: Final = ("modify", "forbid", "allow", "replace")
KIND_ORDER: Final = (
    "chapter", "room", "status", "minion", "initiative-card", "hero", "ability", "search-card", "achievement", "grant",
)  # fmt: skip
"""The order in which simultaneous rules of different kinds of sources run."""

_SIDES: Final = {"mouse": MICE_ONLY, "hero": MICE_ONLY, "class": MICE_ONLY, "minion": MINIONS_ONLY}
"""Filters that match figures of one side only."""

_COUNTING_WORDS: Final = ("stat", "in-reach")
"""Words that evaluate standing rules, which counts these as applied (`Game.hits`)."""

OF_FIGURES: Final = ("minion", "initiative-card", "status", "grant")
"""Kinds of sources that any figure can own; the others belong to mice or to everyone."""

_OWNERS: Final = {
    "hero": MICE_ONLY, "ability": MICE_ONLY, "search-card": MICE_ONLY,
    "minion": MINIONS_ONLY, "initiative-card": MINIONS_ONLY,
}  # fmt: skip
"""Kinds of sources that are a figure's own cards, and the side of that figure."""


@dataclass(frozen=True)
class Origin:
    """The source of a rule, where it is written, and what its source fixes for it."""

    source: int
    place: Place
    face: int = -1
    owned: bool = True
    ability: int = -1
    card: int = -1
    cost: Any = None

    def at(self, *steps: str | int) -> Origin:
        """The same origin, some steps further into the file."""
        return replace(self, place=lambda path: self.place((*steps, *path)))


class RuleCompiler:
    """Compiles the rules of all sources of a chapter. With a list for `errors`, errors are collected in it.

    `watch` names rules that get a probe.
    """

    def __init__(self, chapter: Chapter, errors: list[ContentError] | None = None, watch: Watch | None = None) -> None:
        self.chapter = chapter
        self.errors = errors
        self.watch = watch
        self.areas: dict[int, dict[str, tuple[int, ...]]] = {}
        self.unsorted: list[tuple[int, str, int, Rule]] = []

    def build_or_note(self, build: Callable[[], T], otherwise: T) -> T:
        """Build something; where errors are collected, note an error and return `otherwise`."""
        try:
            return build()
        except ContentError as error:
            if self.errors is None:
                raise
            self.errors.append(error)
            return otherwise

    def builder(
        self, place: Place, roles: dict[str, str], face: int = -1, event: str = "", owned: bool = False
    ) -> Builder:
        """A builder that can also compile granted rules."""
        builder = Builder(self.chapter, place, roles, face, event, owned)
        builder.areas = self.areas
        builder.grant = self._grant
        return builder

    def add(self, rules: list[Data], origin: Origin, key: str = "rules") -> None:
        """Compile the rules of a source. Rules of a card that name parts of other chapters are left out."""
        kind, ident = self.chapter.source_ids[origin.source].split(" ", 1)
        for index, data in enumerate(rules):
            name = data.get("id") or f"{ident}/{index + 1}"
            try:
                self._add_one(data, name, origin.at(key, index))
            except NotInChapter as error:
                if kind in ("chapter", "room"):
                    self._note(error)
            except ContentError as error:
                self._note(error)

    def _note(self, error: ContentError) -> None:
        if self.errors is None:
            raise error
        self.errors.append(error)

    def _add_one(self, data: Data, name: str, origin: Origin) -> None:
        verbs = [word for word in VERBS if word in data]
        if verbs and verbs != ["replace"]:
            self._standing(data, name, origin)
            return
        event = data.get("when", "card-drawn" if self._category(origin) == EVENT else "")
        if verbs:
            event, effects = next(iter(data["replace"].items()))
            data = {**data, "do": effects}
        builder = self._event_builder(event, origin, bool(verbs))
        rule = self._rule(name, origin, code_of(event))
        rule.replaces = bool(verbs)
        self._conditions_and_cost(rule, data, builder, origin)
        builder.notes.keep_spots(rule)
        builder.path = ("replace", event) if verbs else ("do",)
        self._observe(rule, data, builder, lambda: self._event_builder(event, origin, replaces=False))
        rule.run = builder.effects(data["do"]) if data.get("do") else None
        rule.effect_names = tuple(builder.effect_names)
        self._register(rule)
        builder.notes.keep(rule)

    def _category(self, origin: Origin) -> int:
        return self.chapter.search_category[origin.card] if origin.card >= 0 else -1

    def _event_builder(self, event: str, origin: Origin, replaces: bool) -> Builder:
        found = registry.EVENTS.get(event)
        roles = {role: field for role, (field, _) in found.provides.items()} if found is not None else {}
        # an event card acts for the mouse that drew it; if it stays in play, it belongs to everyone
        on_event_card = self._category(origin) == EVENT
        owned = event == "card-drawn" if on_event_card else origin.owned
        builder = self.builder(origin.place, {**roles, "paid": "paid"}, origin.face, event, owned)
        builder.on_event_card = on_event_card
        if found is None:
            builder.path = ("when",) if event else ()
            if not event:
                raise builder.fail(
                    f'a rule has neither "when" nor a standing word: add "when" and "do", or one of {", ".join(VERBS)}'
                )
            raise builder.unknown(registry.EVENTS, event, "event")
        if replaces:
            builder.path = ("replace", event)
            builder.check_stops()
        return builder

    def _conditions_and_cost(self, rule: Rule, data: Data, builder: Builder, origin: Origin) -> None:
        builder.path = ("if",)
        conditions = self._bind(rule, data.get("if"), builder)
        rule.side = self._side(conditions, builder)
        if rule.bound == BOUND_TO_FIGURE and rule.side == EITHER_SIDE:
            rule.side = self._side_of_owners(rule)
        rule.test = builder.conditions(conditions)
        quiet = _counts_no_rules(data.get("if"))
        rule.token = self._token(conditions, builder) if quiet else -1
        rule.may = bool(data.get("may", False)) or builder.event in OFFERS
        builder.path = ("cost",)
        self._cost(rule, data.get("cost", origin.cost if rule.may else None), builder)
        if not quiet or rule.ability < 0:
            rule.min_cheese = 0
        rule.used_up = rule.may and self._category(origin) in (SCROLL, TRICK) and not data.get("keep", False)
        rule.needs_payment = rule.cost is not None or rule.ability >= 0 or rule.used_up
        builder.path = ("limit",)
        self._limit(rule, data.get("limit"), builder)
        builder.path = ("always",)
        rule.always = self._always(data.get("always", False), builder)

    def _always(self, always: bool, builder: Builder) -> bool:
        """Read `always`, which means something only for a room's rule about an event without a place."""
        if always and builder.face < 0:
            raise builder.fail('only a rule of a room can have "always": other rules always run everywhere')
        if always and not registry.EVENTS[builder.event].placeless:
            raise builder.fail(f'every "{builder.event}" has a place, so "always" means nothing: take it out')
        return always

    def _bind(self, rule: Rule, conditions: Any, builder: Builder) -> Any:
        """Turn a condition such as `attacker: owner` into a binding, which is looked up instead of tested."""
        if not isinstance(conditions, dict) or not builder.owned:
            return conditions
        for role, field in builder.roles.items():
            if conditions.get(role) == "owner" and field in ("figure", "other"):
                if builder.event not in OFFERS:
                    rule.bound = BOUND_TO_FIGURE if field == "figure" else BOUND_TO_OTHER
                return {name: value for name, value in conditions.items() if name != role}
        return conditions

    def _side(self, conditions: Any, builder: Builder) -> int:
        """The side of the event figure, if the first condition fixes it, as in `mover: minion`."""
        if not isinstance(conditions, dict) or not conditions:
            return EITHER_SIDE
        name, wanted = next(iter(conditions.items()))
        if builder.roles.get(name) != "figure" or not builder.means_role(name, wanted):
            return EITHER_SIDE
        return self._side_of(wanted, builder)

    def _side_of(self, wanted: Any, builder: Builder) -> int:
        """The side that a filter of figures fixes with its first condition."""
        if isinstance(wanted, dict):
            first = next(iter(wanted), "")
            side = wanted["side"] if first == "side" else first
            if isinstance(side, dict):  # the long form: `side: { side: mouse }`
                side = side.get("side")
            return _SIDES.get(side, EITHER_SIDE) if isinstance(side, str) else EITHER_SIDE
        if not isinstance(wanted, str) or (wanted in builder.roles and wanted not in _SIDES):
            return EITHER_SIDE
        chapter = self.chapter
        if wanted in _SIDES:
            return _SIDES[wanted]
        return MICE_ONLY if wanted in chapter.hero_ids or wanted in chapter.classes else MINIONS_ONLY

    def _side_of_owners(self, rule: Rule) -> int:
        """The side of a rule's possible owners."""
        return _OWNERS.get(self.chapter.source_ids[rule.source].split(" ", 1)[0], EITHER_SIDE)

    def _token(self, conditions: Any, builder: Builder) -> int:
        """The token that conditions require on the board; -1 if there is none."""
        if not isinstance(conditions, dict) or "token-lies" not in conditions or "token-lies" in builder.roles:
            return -1
        wanted = conditions["token-lies"]
        return builder.token(wanted["token"] if isinstance(wanted, dict) else wanted)

    def _cost(self, rule: Rule, cost: Any, builder: Builder) -> None:
        builder.read_only += 1
        if isinstance(cost, dict) and "from" in cost:
            rule.cost, rule.cost_to = builder.number(cost["from"]), builder.number(cost["to"])
            rule.min_cheese = builder.fixed(cost["from"]) or 0
        elif cost is not None:
            rule.cost = builder.number(cost)
            rule.price = cost if isinstance(cost, int) else -1
            rule.min_cheese = builder.fixed(cost) or 0
        builder.read_only -= 1

    def _limit(self, rule: Rule, limit: Any, builder: Builder) -> None:
        """Read a limit. Each owner has its own count; a rule of everyone has one."""
        if limit is None:
            return
        per, times = (limit, 1) if isinstance(limit, str) else (limit["per"], limit.get("times", 1))
        if per not in LIMITS[1:]:
            raise builder.unknown(LIMITS[1:], per, "limit")
        if not 1 <= times <= MAX_TIMES:
            raise builder.fail(f"a limit of {times} uses cannot be counted: use 1 to {MAX_TIMES}")
        rule.limit = LIMITS.index(per)
        rule.limit_times = times
        kind = self.chapter.source_ids[rule.source].split(" ", 1)[0]
        rule.limit_owners = self.chapter.figures if kind in OF_FIGURES else MICE
        rule.limit_slot = self.chapter.limits
        self.chapter.limits += rule.limit_owners + 1

    def _rule(self, name: str, origin: Origin, code: int) -> Rule:
        rule = Rule(name, origin.source, origin.place(()), code, abilities.can_pay, abilities.pay)
        rule.face = origin.face
        rule.ability, rule.card = origin.ability, origin.card
        return rule

    def _register(self, rule: Rule) -> None:
        """Number a finished rule."""
        rule.index = len(self.chapter.rules)
        rule.option = pack(OP_FREE if rule.code == FREE_ACTION else OP_ACTION, rule.index)
        self.chapter.rules.append(rule)
        self.chapter.lines.append(("rule", rule.name))
        kind, ident = self.chapter.source_ids[rule.source].split(" ", 1)
        talent = kind == "hero" and self.chapter.options.charmed_keeps_talents
        rule.of_hero = _OWNERS.get(kind) == MICE_ONLY and not talent
        self.unsorted.append((KIND_ORDER.index(kind), ident, rule.index, rule))

    # -- standing rules --------------------------------------------------------------------------------------------

    def _standing(self, data: Data, name: str, origin: Origin) -> None:
        verbs = [word for word in ("forbid", "allow") if word in data]
        parts: list[tuple[str, Any, Path]] = [(word, data[word], (word,)) for word in verbs]
        parts += [(word, value, ("modify", word)) for word, value in data.get("modify", {}).items()]
        rules = [self._standing_rule(data, name, origin, *part) for part in parts]
        for rule in rules:
            self._register(rule)

    def _standing_rule(self, data: Data, name: str, origin: Origin, word: str, value: Any, path: Path) -> Rule:
        builder = self._standing_builder(origin)
        builder.read_only += 1
        builder.path = ("always",)
        if data.get("always"):
            raise builder.fail('a standing rule answers no event, so "always" means nothing: take it out')
        builder.path = path
        found = registry.MODIFIERS.get(word)
        if found is None or (found.verb == "modify") != (len(path) > 1):
            known = [one for one, modifier in registry.MODIFIERS.items() if modifier.verb == "modify"]
            raise builder.unknown(known, word, "modifier")
        given = builder.params(found, value)
        rule = self._rule(name, origin, code_of(word))
        MEANINGS.get(word, change)(rule, given, builder)
        builder.notes.change(found, given)
        builder.path = ("if",)
        tests = [builder.conditions(data.get("if"))]
        of = given.get("of")
        self._observe(rule, data, builder, lambda: self._standing_builder(origin))
        if of is None:
            of, builder.path = data.get("of"), ("of",)
        if of is not None:
            rule.party_wide = True
            tests.append(builder.applies_to_filter(of))
            rule.side = self._side_of(of, builder) if _counts_no_rules(data.get("if")) else EITHER_SIDE
        elif origin.owned and not rule.party_wide:
            rule.side = self._side_of_owners(rule)
        rule.test = _combined([test for test in tests if test is not None])
        builder.notes.keep(rule)
        return rule

    # -- watched rules ---------------------------------------------------------------------------------------------

    def _observe(self, rule: Rule, data: Data, builder: Builder, make: Callable[[], Builder]) -> None:
        """If a rule is watched, build its conditions again, one by one, and let its effects be heard."""
        watched = self.watch.begin(rule, builder.event) if self.watch is not None else None
        if self.watch is None or watched is None:
            return
        observer, again = RuleObserver(watched, self.watch.teller), make()
        again.observer = builder.observer = observer
        again.read_only += 1
        build_parts(watched, observer, again, data.get("if"))

    def _watch(self) -> None:
        """Look at the watched rules whenever they are tested, or give each a probe that comes before all rules."""
        watch, chapter = self.watch, self.chapter
        if watch is None:
            return
        watch.rules = [watched for watched in watch.rules if watched.rule.index >= 0]  # without those left out
        everyone = next(n for n, name in enumerate(chapter.source_ids) if name == f"chapter {chapter.ident}")
        for watched in watch.rules:
            rule = watched.rule
            if watch.wide:
                alone = rule.code == CARD_DRAWN and rule.card >= 0 and chapter.search_category[rule.card] == EVENT
                self.unsorted.append((-1, "", -1, probe_of(watched, rule.source if alone else everyone, watch.teller)))
            else:
                watch_tests(watched, watch.teller)

    def _standing_builder(self, origin: Origin) -> Builder:
        return self.builder(origin.place, MODIFIER_ROLES, origin.face, STANDING, origin.owned)

    def _grant(self, data: Any, builder: Builder) -> int:
        """Compile a granted rule: a source of its own, owned by the figures that hold it."""
        number = len(self.chapter.source_ids)
        path = builder.path
        self.chapter.source_ids.append(f"grant {number:05}")
        self.chapter.source_rules.append([])
        origin = Origin(number, lambda rest: builder.place((*path, *rest)))
        before = len(self.chapter.rules)
        self._add_one(data, data.get("id", f"grant-{number}"), origin)
        for rule in self.chapter.rules[before:]:
            builder.notes.changes += rule.changes
        return number

    # -- finishing -------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """Sort all rules into their order, give each its bit, and fill the tables that dispatch uses."""
        chapter = self.chapter
        chapter.handlers = [[] for _ in range(CODES)]
        self._watch()
        for _, _, _, rule in sorted(self.unsorted, key=lambda entry: entry[:3]):
            chapter.source_rules[rule.source].append(rule)
            if rule.code == CARD_DRAWN and rule.card >= 0 and chapter.search_category[rule.card] == EVENT:
                continue  # `inventory.resolve_event` runs these rules, and nothing else does
            handlers = chapter.handlers[rule.code]
            rule.bit = 1 << len(handlers)
            rule.row = OF_OTHER + rule.code if rule.bound == BOUND_TO_OTHER else rule.code
            rule.any_figure = _applies_to_any_figure(rule)
            rule.only_test = (
                rule.test if chapter.source_ids[rule.source].startswith("chapter ") and _runs_anywhere(rule) else None
            )
            handlers.append(rule)
        chapter.rules_by_space_mice = [self._rules_by_space(handlers, MINIONS_ONLY) for handlers in chapter.handlers]
        chapter.rules_by_space_minions = [self._rules_by_space(handlers, MICE_ONLY) for handlers in chapter.handlers]
        chapter.token_rules = [sum(rule.bit for rule in handlers if rule.token >= 0) for handlers in chapter.handlers]
        chapter.forbid_rules = _rules_by_word(chapter.handlers[MOD_FORBID], len(FORBIDDEN))
        chapter.allow_rules = _rules_by_word(chapter.handlers[MOD_ALLOW], len(ALLOWED))
        chapter.allow_rules.append(sum(rule.bit for rule in chapter.handlers[MOD_ALLOW] if rule.mask & ROUTE_CHANGES))

    def _rules_by_space(self, handlers: list[Rule], other_side: int) -> list[int]:
        """For each space, the rules that can apply to a figure of one side there; the last entry: off the board.

        The rules of a room apply in that room only.
        """
        rules = [rule for rule in handlers if rule.side != other_side]
        if not rules:  # most events
            return [0] * (len(self.chapter.board.space_face) + 1)
        by_face = [sum(rule.bit for rule in rules if rule.face in (-1, face)) for face in range(-1, self._faces())]
        return [*[by_face[face + 1] for face in self.chapter.board.space_face], by_face[0]]

    def _faces(self) -> int:
        return len(self.chapter.board.face_ids)


def _runs_anywhere(rule: Rule) -> bool:
    """Whether a rule that everyone owns is bound to no figure, room or limit, so that its conditions alone decide."""
    return rule.bound == BOUND_TO_NOTHING and rule.face < 0 and rule.limit == NO_LIMIT and not rule.min_cheese


def _applies_to_any_figure(rule: Rule) -> bool:
    """Whether a rule can apply to figures that do not own it; offers and most standing rules cannot."""
    if rule.code >= len(EVENT_NAMES):
        return rule.party_wide
    return rule.bound == BOUND_TO_NOTHING and EVENT_NAMES[rule.code] not in OFFERS


def _counts_no_rules(conditions: Any) -> bool:
    """Whether conditions evaluate no standing rules: only such conditions may be skipped."""
    if isinstance(conditions, dict):
        return all(name not in _COUNTING_WORDS and _counts_no_rules(value) for name, value in conditions.items())
    if isinstance(conditions, list):
        return all(_counts_no_rules(part) for part in conditions)
    return conditions not in _COUNTING_WORDS


def _rules_by_word(handlers: list[Rule], words: int) -> list[int]:
    """For each word of `forbid` or `allow`, the rules that contain it."""
    return [sum(rule.bit for rule in handlers if rule.mask >> word & 1) for word in range(words)]


def _combined(tests: list[Test]) -> Test | None:
    if not tests:
        return None
    return together(tests)
