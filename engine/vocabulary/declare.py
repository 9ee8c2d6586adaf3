"""How an element of the rule language declares itself.

One module per event, condition, effect, modifier and selector; each holds one declaration. The JSON Schema
fragments, the reference page and the lint checks are all made from these records, so what is documented, what is
accepted and what the engine reads cannot drift apart.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.records.functions import FigureTest, Number, Run, Spaces, Test
    from engine.vocabulary.assemble.build import Builder

REQUIRED: Any = object()
"""The default of a parameter that must be given."""

PARAM_TYPES: dict[str, str] = {
    "number": "a whole number, or a structured number such as `{ counter: name }` or `{ count: who }`",
    "numbers": "a list of numbers",
    "int": "a whole number",
    "bool": "`true` or `false`",
    "text": "words for people: a string, or one string per language",
    "choice": "one of a fixed list of words",
    "choices": "a list of words from a fixed list (a single word may stand alone)",
    "who": "a selector of figures",
    "where": "a selector of spaces",
    "spaces": "the id of a space, of an area of the room, `face/space`, or a list of those",
    "conditions": "conditions, as after `if`",
    "filter": "a filter of figures: `mouse`, `minion`, an id, a class, a tag, a name of the event, or conditions",
    "effects": "a list of effects, as after `do`",
    "options": "a list of choices: maps of `text`, `do` and, where it is not always open, `if`",
    "rule": "a whole rule: a standing one, or one with `when` and `do`",
    "minion": "the id or a tag of minions",
    "minion-type": "the id of a minion",
    "hero": "the id of a hero",
    "card": "the id of a search card",
    "cards": "what search cards are meant: an id, a category, or a map of `category`, `tag`, `class`",
    "ability": "the id of an ability",
    "status": "the id of a status",
    "achievement": "the id of an achievement",
    "counter": "the name of a counter of the chapter",
    "token": "the name of a token of the chapter",
    "face": "the id of a face",
    "class": "a hero class",
}
"""Every type a parameter can have, in words for the reference page."""


@dataclass(frozen=True)
class Param:
    """One parameter of an element."""

    name: str
    type: str
    doc: str
    default: Any = REQUIRED
    choices: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.type not in PARAM_TYPES:
            raise ValueError(f"parameter {self.name!r} has unknown type {self.type!r}")

    @property
    def required(self) -> bool:
        """Whether content must give it."""
        return self.default is REQUIRED


STANDING = "standing"
"""What stands in `within` for standing rules, which answer no event."""

IN_ATTACK = (
    "attack-declared", "attack-rolled", "defence-rolled", "attack-ended", "wound-prevented", "wounding", "wounded",
    "minion-defeated", "boss-card-removed", STANDING,
)  # fmt: skip
"""Where there is an attack in hand to ask about."""

OFFERS = ("action", "free-action", "battle-action")
"""The events that are offers in a turn menu."""


@dataclass(frozen=True)
class Event:
    """Something that happens in a game, after `when`.

    `provides` maps each name a rule may use (`mover`, `attacker`, …) to the field of the context that holds it and
    one line of words: `{"mover": ("figure", "the figure that rolled")}`. `stops` says what `instead` and `replace` keep
    from happening; without it they cannot stand here. `words` is how a rule in words begins.
    """

    name: str
    doc: str
    provides: dict[str, tuple[str, str]] = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    stops: str = ""
    words: str = ""


@dataclass(frozen=True)
class Condition:
    """A question with a yes or no, after `if`. `build` makes the test once per chapter.

    `figure`: it asks about a figure, `it` in a filter, and its test is told which. `within`: the only events it can be
    asked in. `words`: a clause, or for a figure what follows its name.
    """

    name: str
    doc: str
    params: tuple[Param, ...]
    build: Callable[[Builder, dict[str, Any]], Test] | Callable[[Builder, dict[str, Any]], FigureTest]
    short: str = ""
    words: str = ""
    figure: bool = False
    within: tuple[str, ...] = ()


@dataclass(frozen=True)
class Effect:
    """A deed, after `do`. `build` makes the function that does it once per chapter.

    `within`: the only events it can work in. `causes`: the events it brings about, and `runs_out` where it cannot do so
    for ever by itself (lint looks for endless circles).
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


@dataclass(frozen=True)
class Modifier:
    """A standing change, after `modify`, `forbid`, `allow` or `replace`, while the rule's conditions hold.

    `verb` says after which of the four words it stands. `subject` is the context field of the figure it is asked about.
    """

    name: str
    doc: str
    verb: str
    params: tuple[Param, ...] = ()
    short: str = ""
    words: str = ""


@dataclass(frozen=True)
class Selector:
    """A word that picks figures (`kind` "who"), spaces ("where") or a number ("number")."""

    name: str
    doc: str
    kind: str
    params: tuple[Param, ...]
    build: Callable[[Builder, dict[str, Any]], Number | Spaces]
    short: str = ""
    words: str = ""
    within: tuple[str, ...] = ()
