"""How a word of the rule language declares itself.

Each event, condition, effect, modifier and selector has a module with one declaration. The JSON Schema, the reference
page and lint checks are generated from the declarations, so that documentation, validation and the engine agree.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.records.bounds import GREATEST, LEAST, MAX_PASSES
from engine.records.dice import MAX_DICE

if TYPE_CHECKING:
    from engine.records.functions import FigureTest, Number, Run, Spaces, Test
    from engine.vocabulary.assemble.build import Builder

REQUIRED: Any = object()
"""The default of a required parameter."""

PARAM_TYPES: dict[str, str] = {
    "number": "a whole number, or a structured number such as `{ counter: name }` or `{ count: who }`",
    "numbers": "a list of numbers",
    "bool": "`true` or `false`",
    "text": "a text to show: a string, or one string per language",
    "choice": "one of a fixed list of words",
    "choices": "a list of words from a fixed list (a single word may stand alone)",
    "who": "a selector of figures",
    "where": "a selector of spaces",
    "spaces": "the id of a space, of an area of the room, `face/space`, or a list of those",
    "conditions": "conditions, as after `if`",
    "filter": "a filter of figures: `mouse`, `minion`, an id, a class, a tag, a name of the event, or conditions",
    "effects": "a list of effects, as after `do`",
    "options": "a list of choices: maps of `text`, `do` and, where it is not always open, `if`",
    "rule": "a complete rule: a standing rule, or a rule with `when` and `do`",
    "minion": "the id or a tag of minions",
    "minion-type": "the id of a minion",
    "minion-value": "the id of a minion, or a figure that the rule speaks of, such as `minion`: one more of its type",
    "hero": "the id of a hero",
    "card": "the id of a search card",
    "card-value": "the id of a search card, or one that the rule speaks of: `card` of the event, or `that-card`, which "
    "an earlier effect of the rule has discarded, taken or given",
    "cards": "a filter of search cards: an id, a category, or a map of `category`, `tag`, `class`; in `discard`, "
    "`take-card` and `holds` also `card` of the event, or `that-card`",
    "ability": "the id of an ability",
    "status": "the id of a status",
    "achievement": "the id of an achievement",
    "counter": "the name of a counter of the chapter",
    "token": "the name of a token of the chapter",
    "face": "the id of a face",
    "faces": "the id of a face, or a list of those",
    "class": "a hero class",
}
"""Every type of a parameter, described for the reference page."""

NAMES = frozenset(
    (
        "ability", "achievement", "card", "card-value", "choice", "class", "counter", "face", "hero", "minion",
        "minion-type", "minion-value", "status", "token",
    )
)  # fmt: skip
"""The types whose value is a single word."""

NUMERIC = frozenset({"number", "numbers"})
"""The types that are numbers."""

AMOUNT = (0, 99)
"""The bounds of what is counted out: wounds, cards, spaces, figures."""
CHANGE = (-99, 99)
"""The bounds of what is added to a value."""
FACTOR = (0, 10)
"""The bounds of what a value is multiplied by."""
DICE = (0, MAX_DICE)
"""The bounds of how many dice are rolled."""
TIMES = (0, MAX_PASSES)
"""The bounds of how often effects are repeated."""
COUNTER = (0, GREATEST)
"""The bounds of what a counter can be set to."""
ANY = (LEAST, GREATEST)
"""The bounds of every number of a game."""


CHANGES: dict[str, str] = {
    "abilities": "the ability cards of mice",
    "achievements": "what has been earned",
    "attack": "the current attack: its dice, hits, target and type",
    "cheese": "the cheese of mice",
    "counters": "counters of the chapter",
    "costs": "what abilities and levels cost, while a rule stands",
    "dice": "nothing but which numbers the dice show next",
    "end-page": "the page of the end marker",
    "event": "what the current event is about to do",
    "exits": "which exits are closed",
    "figures": "which minions are on the board",
    "items": "the search cards that mice and the party have",
    "order": "the initiative track",
    "outcome": "whether the chapter is over",
    "pages": "the page of the hourglass",
    "party": "the heroes of the party",
    "paths": "which spaces are adjacent, for mice or minions",
    "permissions": "what figures may and must not do, while a rule stands",
    "places": "where figures stand",
    "rules": "which rules apply",
    "searches": "which mice have searched a face",
    "statuses": "the statuses of figures",
    "tokens": "tokens on the board",
    "traps": "mousetraps",
    "turn": "what the mouse whose turn it is can still do",
    "values": "values of figures, while a rule stands",
    "ways": "where minions go, while a rule stands",
    "wheel": "the cheese on the minion wheel",
    "wounds": "wounds and poison wounds",
}
"""Everything that a word can change. A word declares what it changes in one text for each: one of these names with `+`
or `-` before it where it only adds or only removes; then the parameter that names which one (or `-` for none) and the
parameter whose number tells whether it adds or removes. Effects in the parameters of a word declare their own changes.
"""

FIGHT = (
    "attack", "cheese", "dice", "figures", "items", "order", "outcome", "pages", "places", "rules", "searches",
    "statuses", "traps", "turn", "wheel", "wounds",
)  # fmt: skip
"""What wounds, minions and surges can lead to by the rulebook alone."""


@dataclass(frozen=True)
class Param:
    """One parameter of a word. `bounds`: the least and the greatest number that content can write for it."""

    name: str
    type: str
    doc: str
    default: Any = REQUIRED
    choices: tuple[str, ...] = ()
    bounds: tuple[int, int] | None = None

    def __post_init__(self) -> None:
        if self.type not in PARAM_TYPES:
            raise ValueError(f"parameter {self.name!r} has unknown type {self.type!r}")
        if (self.type in NUMERIC) is (self.bounds is None):
            raise ValueError(f"parameter {self.name!r} must have bounds if it is a number, and else none")

    @property
    def required(self) -> bool:
        """Whether content must give the parameter."""
        return self.default is REQUIRED


STANDING = "standing"
"""Stands in `within` for standing rules, which have no event."""

IN_ATTACK = (
    "attack-declared", "attack-rolled", "defence-rolled", "attack-ended", "wound-prevented", "wounding", "wounded",
    "minion-defeated", "boss-card-removed", STANDING,
)  # fmt: skip
"""Where there is a current attack."""

OFFERS = ("action", "free-action", "battle-action")
"""The events that are offers in a turn menu."""


@dataclass(frozen=True)
class Event:
    """Something that happens in a game, after `when`.

    `provides` maps each name a rule may use (`mover`, `attacker`, …) to a field of the context and a description:
    `{"mover": ("figure", "the figure that rolled")}`. `stops` says what `instead` and `replace` prevent; without it
    they cannot be used here. `words` begins a description of a rule in words. `placeless`: it happens nowhere, or can;
    rules of a room then answer it while a mouse is there, or with `always`.
    """

    name: str
    doc: str
    provides: dict[str, tuple[str, str]] = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    stops: str = ""
    words: str = ""
    placeless: bool = False


@dataclass(frozen=True)
class Condition:
    """A test with the answer yes or no, after `if`. `build` makes the test once per chapter.

    `figure`: it tests a given figure. `within`: the only events it can be used in. `words`: a clause, or for a figure
    the words that follow its name. `reads`: what it depends on of what words change, written as in `CHANGES`.
    """

    name: str
    doc: str
    params: tuple[Param, ...]
    build: Callable[[Builder, dict[str, Any]], Test] | Callable[[Builder, dict[str, Any]], FigureTest]
    short: str = ""
    words: str = ""
    figure: bool = False
    within: tuple[str, ...] = ()
    reads: tuple[str, ...] = ()


@dataclass(frozen=True)
class Effect:
    """An effect, after `do`. `build` makes the function that carries it out, once per chapter.

    `within`: the only events it can be used in. `causes`: the events it brings about. `runs_out`: it cannot bring them
    about without end by itself (lint looks for endless loops). `changes`: what it may change by itself and by what the
    rulebook makes of it, written as in `CHANGES`; without a declaration it may change everything.
    """

    name: str
    doc: str
    params: tuple[Param, ...]
    build: Callable[[Builder, dict[str, Any]], Run]
    short: str = ""
    words: str = ""
    within: tuple[str, ...] = ()
    causes: tuple[str, ...] = ()
    runs_out: bool = False
    changes: tuple[str, ...] | None = None


@dataclass(frozen=True)
class Modifier:
    """A standing change, after `modify`, `forbid`, `allow` or `replace`, while the rule's conditions hold.

    `verb` is the one of the four words that it stands after. `changes`: as for an effect.
    """

    name: str
    doc: str
    verb: str
    params: tuple[Param, ...] = ()
    short: str = ""
    words: str = ""
    changes: tuple[str, ...] | None = None


@dataclass(frozen=True)
class Selector:
    """A word that selects figures (`kind` "who"), spaces ("where") or a number ("number").

    `reads`: as for a condition.
    """

    name: str
    doc: str
    kind: str
    params: tuple[Param, ...]
    build: Callable[[Builder, dict[str, Any]], Number | Spaces]
    short: str = ""
    words: str = ""
    within: tuple[str, ...] = ()
    reads: tuple[str, ...] = ()
