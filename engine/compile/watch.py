"""Rules that are watched while games are played: `tailwright why` asks how often each part of them let the rule down.

A watched rule is looked at, part by part, whenever its conditions are tested; the game stays the same. What never comes
to a rule cannot be seen there. So a *wide* watch adds a probe: a rule of the chapter itself, which hears every event of
the kind, wherever it happens and whoever has the watched rule, and never runs. Listening is heard (a minion that stays
put rolls its die only where a rule asks for it), so games with probes are other games than those without.

A chapter that is compiled without a `Watch` has none of this and pays nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.records.rule import Rule
from engine.runtime.standing import costs_are_fixed

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Number, Run, Test
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder
    from engine.vocabulary.assemble.naming import Path
    from engine.vocabulary.declare import Effect


@dataclass
class Part:
    """One condition of a watched rule. `about`: what of the event it asks about; `seen`: the numbers it compared."""

    text: str
    where: str
    word: str = ""
    about: str = ""
    test: Test | None = None
    seen: list[int] = field(default_factory=list)


@dataclass
class WatchedRule:
    """A rule, its conditions one by one, and the places of its effects and of the options of its choices."""

    rule: Rule
    number: int
    event: str
    parts: list[Part] = field(default_factory=list)
    effects: list[tuple[str, str]] = field(default_factory=list)
    options: list[str] = field(default_factory=list)


class Watch:
    """The rules to watch, by the places where they are written, and who is told what happens to them."""

    def __init__(self, places: frozenset[str], teller: Teller, wide: bool = False) -> None:
        self.places = places
        self.teller = teller
        self.wide = wide
        self.rules: list[WatchedRule] = []

    def begin(self, rule: Rule, event: str) -> WatchedRule | None:
        """Watch a rule if it is to be watched."""
        if rule.where not in self.places:
            return None
        watched = WatchedRule(rule, len(self.rules), event)
        self.rules.append(watched)
        return watched


class Teller:
    """Is told what happens to watched rules. This one forgets it."""

    def came(self, watched: WatchedRule, game: Game, ctx: Context) -> None:
        """The event came to a watched rule, for `ctx.owner`."""

    def heard(self, watched: WatchedRule, game: Game, ctx: Context) -> None:
        """The event happened, whether or not it came to the rule."""

    def carried_out(self, watched: WatchedRule, effect: int, found: bool, game: Game) -> None:
        """An effect of a watched rule was carried out; whether it found anybody or anything."""

    def offered(self, watched: WatchedRule, option: int, is_open: bool, game: Game) -> None:
        """An option of a choice was open, or it was not."""

    def chosen(self, watched: WatchedRule, option: int, game: Game, ctx: Context) -> None:
        """An option of a choice was taken."""


class RuleObserver:
    """Wraps the parts of a watched rule while it is built."""

    def __init__(self, watched: WatchedRule, teller: Teller) -> None:
        self.watched = watched
        self.teller = teller
        self.part: Part | None = None

    def number(self, number: Number) -> Number:
        """Keep what a condition of the probe compares."""
        part = self.part
        if part is None:
            return number

        def kept(game: Game, ctx: Context) -> int:
            value = number(game, ctx)
            part.seen.append(value)
            return value

        return kept

    def effect(self, word: Effect, place: str, run: Run) -> Run:
        """Tell what an effect comes to; not of those that only hold others, or show a text."""
        if word.changes == () or any(param.type in ("effects", "options") for param in word.params):
            return run
        watched, teller, index = self.watched, self.teller, len(self.watched.effects)
        watched.effects.append((word.name, place))

        def carried_out(game: Game, ctx: Context) -> bool | None:
            found = run(game, ctx)
            teller.carried_out(watched, index, found is not False, game)
            return found

        return carried_out

    def option(self, place: str, test: Test | None, run: Run) -> tuple[Test | None, Run]:
        """Tell whether an option was open, and whether it was taken."""
        watched, teller, index = self.watched, self.teller, len(self.watched.options)
        watched.options.append(place)

        def is_open(game: Game, ctx: Context) -> bool:
            passed = test is None or test(game, ctx)
            teller.offered(watched, index, passed, game)
            return passed

        def taken(game: Game, ctx: Context) -> bool | None:
            teller.chosen(watched, index, game, ctx)
            return run(game, ctx)

        return is_open, taken


def build_parts(watched: WatchedRule, observer: RuleObserver, builder: Builder, conditions: Any) -> None:
    """Build the conditions of a watched rule once more, each by itself."""
    for name, value, path in _flat(conditions, ("if",)):
        part = Part(f"{name}: {flow(value)}", builder.place(path), name)
        is_role = builder.means_role(name, value)
        part.about = builder.roles[name] if is_role else ""
        observer.part = part
        builder.path = path[:-1]
        part.test = builder.condition(name, value)
        observer.part = None
        watched.parts.append(part)


def _flat(conditions: Any, path: Path) -> Iterator[tuple[str, Any, Path]]:
    """Conditions that must all hold, one by one, each with its path."""
    if isinstance(conditions, list):
        for index, part in enumerate(conditions):
            yield from _flat(part, (*path, index))
    elif isinstance(conditions, dict):
        for name, value in conditions.items():
            if name == "all" and isinstance(value, list):
                yield from _flat(value, (*path, name))
            else:
                yield name, value, (*path, name)


def flow(value: Any) -> str:
    """A value of a rule on one line, as YAML writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name}: {flow(part)}" for name, part in value.items()) + " }" if value else "{}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(flow(part) for part in value) + "]"
    return "" if value is None else str(value)


def watch_tests(watched: WatchedRule, teller: Teller) -> None:
    """Tell whenever the conditions of a rule are tested. A rule too dear for its owner is tested, too, and fails."""
    rule = watched.rule
    test, cheese = rule.test, rule.min_cheese
    rule.min_cheese = 0

    def watched_test(game: Game, ctx: Context) -> bool:
        teller.came(watched, game, ctx)
        if cheese and cheese > game.state.cheese[ctx.owner] and costs_are_fixed(game):
            return False
        return test is None or test(game, ctx)

    rule.test = watched_test


def probe_of(watched: WatchedRule, source: int, teller: Teller) -> Rule:
    """A rule of the same event that looks and never runs. It belongs to `source`, which everybody has."""
    rule = watched.rule
    probe = Rule(f"probe of {rule.name}", source, rule.where, rule.code, rule.can_pay, rule.pay)
    probe.mask = rule.mask
    probe.spaces = rule.spaces
    probe.party_wide = True
    probe.card = rule.card
    probe.by = rule.by
    probe.index = rule.index

    def test(game: Game, ctx: Context) -> bool:
        teller.heard(watched, game, ctx)
        return False

    probe.test = test
    return probe
