"""What the words of a rule declare to change and to read, noted while the rule is built."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.touched import ADDS, EITHER, EVERYTHING, NO_BOUND, REMOVES, Touched

if TYPE_CHECKING:
    from engine.records.chapter import Choosing, WrittenEffect
    from engine.records.rule import Rule
    from engine.vocabulary.declare import Condition, Effect, Modifier, Selector

WAYS = {"+": ADDS, "-": REMOVES}


class Notes:
    """The changes, the readings, the named spaces and the choices of one rule, in the order of its words."""

    def __init__(self) -> None:
        self.changes: list[Touched] = []
        self.reads: list[Touched] = []
        self.spots: list[frozenset[int]] = []
        self.spot_tokens: list[int] = []
        self.choices: list[Choosing] = []
        self.effects: list[WrittenEffect] = []
        self.weapons: list[bool] = []
        self.by_thread = False
        self.negated = False

    def change(self, word: Effect | Modifier, given: dict[str, Any]) -> None:
        """Note what a word may change; one that declares nothing may change everything."""
        if word.changes is None:
            self.changes.append(Touched(EVERYTHING))
            return
        self.changes += [_thing(text, given) for text in word.changes]

    def read(self, word: Condition | Selector, given: dict[str, Any]) -> None:
        """Note what a word depends on, and which way makes its condition hold."""
        for text in word.reads:
            thing = _thing(text, given)
            way, bound = _wanted(thing.way, given)
            if self.negated:
                way = -way
                bound = bound + way if bound != NO_BOUND else bound
            self.need(thing.kind, thing.name, way, bound)

    def need(self, kind: str, name: str, way: int, bound: int = NO_BOUND) -> None:
        """Note one thing that a rule depends on."""
        self.reads.append(Touched(kind, name, way, bound))

    def stand(self, spaces: frozenset[int]) -> None:
        """Note spaces on which a figure must stand."""
        if not self.negated:
            self.spots.append(spaces)

    def keep_spots(self, rule: Rule) -> None:
        """Give a rule the spaces that its conditions name, as far as they were read until now."""
        if self.spots:
            rule.spots = tuple(sorted(frozenset.intersection(*self.spots)))
        if self.spot_tokens:
            rule.spot_token = self.spot_tokens[0]

    def keep(self, rule: Rule) -> None:
        """Give a rule what its words may change and depend on, each thing once."""
        rule.changes = tuple(dict.fromkeys(self.changes))
        rule.reads = tuple(dict.fromkeys(self.reads))
        rule.weapons = self.weapons
        rule.by_thread = self.by_thread
        for choosing in self.choices:
            choosing.rule = rule.index
        for effect in self.effects:
            effect.rule = rule.index


def _thing(text: str, given: dict[str, Any]) -> Touched:
    """A declaration such as `counters counter by` with the arguments of the word filled in."""
    kind, *names = text.split(" ")
    way = WAYS.get(kind[0], EITHER)
    name = dict.get(given, names[0]) if names else ""
    if len(names) > 1:
        way = _direction(dict.get(given, names[1]))
    return Touched(kind.lstrip("+-"), name if isinstance(name, str) else "", way)


def _direction(number: Any) -> int:
    """Whether a change by a number, or a setting to it, adds or removes; computed numbers may do either."""
    if not isinstance(number, int):
        return EITHER
    return ADDS if number > 0 else REMOVES


def _wanted(way: int, given: dict[str, Any]) -> tuple[int, int]:
    """The way in which something must change for a condition with bounds to hold, and its bound."""
    for bound, wanted in (("at-least", ADDS), ("at-most", REMOVES), ("is", EITHER)):
        value = dict.get(given, bound)
        if isinstance(value, int):
            if bound == "is":
                wanted = ADDS if value > 0 else REMOVES
            return wanted, value
    return way, NO_BOUND
