"""Describe the values of rules in English: figures, spaces, numbers, cards, and the elements they are parameters of."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Final

from authoring.wording.phrases import (
    CHOICE_WORDS,
    FIGURE_FORMS,
    ROLE_WORDS,
    and_list,
    change,
    or_list,
    quantity,
    with_article,
)  # fmt: skip
from authoring.wording.templates import Template
from engine.records.chapter import Chapter
from engine.vocabulary import registry
from engine.vocabulary.assemble.arguments import Arguments
from engine.vocabulary.assemble.parameters import Parameters
from engine.vocabulary.declare import Condition, Effect, Modifier, Param, Selector
from engine.vocabulary.support.text import in_english

NameOf = Callable[[str, str], str]
"""Returns the name of something, given its kind (`minion`, `card`, `figure`, …) and its id."""

_NAMED: Final = (
    "ability", "achievement", "card", "card-value", "class", "counter", "face", "hero", "minion", "minion-type",
    "minion-value", "status", "token",
)  # fmt: skip
"""The types of parameters whose values are ids."""


class ValueWriter(Parameters):
    """Writes values in words. It reads them as the compiler does, but without a chapter."""

    def __init__(self, name_of: NameOf, owner: str) -> None:
        super().__init__(Chapter(), lambda path: "", -1, "", True)
        self.name_of = name_of
        self.owner = owner

    @abstractmethod
    def nested(self, kind: str, value: Any) -> str:
        """Describe a parameter that holds conditions, effects, a filter, options or a rule."""

    def fill(self, element: Condition | Effect | Modifier | Selector, given: Mapping[str, Any], start: str = "") -> str:
        """Describe an element with its parameters; with `start`, begin at that part of its template."""
        words = element.words[element.words.index(start) :] if start else element.words
        params = {param.name: param for param in element.params}
        values = given if isinstance(given, Arguments) else dict(given)
        defaults = {name: param.default for name, param in params.items()}
        template = Template(values, defaults, lambda name, form: self.parameter(params[name], values[name], form))
        return template.fill(words) or ""

    def parameter(self, param: Param, value: Any, form: str = "") -> str:
        """Describe the value of a parameter; `form` is what the template says after a colon."""
        if param.type == "number":
            return self._number_in_form(value, form) if form else self.number(value)
        if param.type == "who" and form:
            return FIGURE_FORMS[form](self.who(value))
        if param.type in _NAMED:
            return "the board" if value is True else self.thing(param.type, value)
        if param.type in _WRITERS:
            return _WRITERS[param.type](self, value)
        return self.nested(param.type, value)

    def _number_in_form(self, value: Any, form: str) -> str:
        if form.startswith("+"):
            return change(value, self.number(value), form[1:])
        noun, *directions = form.split("|")
        if not directions:
            return self.quantity(value, noun)
        back, forward = directions
        if isinstance(value, int):
            return f"{quantity(abs(value), str(abs(value)), noun)} {back if value < 0 else forward}"
        return f"{self.quantity(value, noun)} {forward}"

    def figure(self, name: str) -> str:
        """Describe a figure or thing by the name that the event gives it."""
        return self.owner if name == "owner" else name if name == "it" else ROLE_WORDS.get(name, f"the {name}")

    def who(self, value: Any) -> str:
        """Describe the figures that a selector selects."""
        if isinstance(value, str) and value not in registry.WHO:
            return self.figure(value)
        return self._selection(registry.WHO, value, "selector")

    def where(self, value: Any) -> str:
        """Describe the spaces that a selector selects."""
        if isinstance(value, list):
            return or_list([self.where(part) for part in value])
        if isinstance(value, str) and value not in registry.WHERE:
            return self.name_of("space", value)
        return self._selection(registry.WHERE, value, "place")

    def number(self, value: Any) -> str:
        """Describe a number: fixed, named by the event, or computed."""
        if isinstance(value, int):
            return str(value)
        if isinstance(value, str) and value not in registry.NUMBERS:
            return self.figure(value)
        return self._selection(registry.NUMBERS, value, "number")

    def quantity(self, value: Any, noun: str) -> str:
        """Describe a number of things."""
        return quantity(value, self.number(value), noun)

    def _selection(self, table: dict[str, Selector], value: Any, what: str) -> str:
        selector, given = self.selector(table, value, what, [])
        return self.fill(selector, given)

    def cards(self, value: Any) -> str:
        """Describe a choice of search cards."""
        if isinstance(value, list):
            return or_list([self.cards(part) for part in value])
        if isinstance(value, str):
            return "any card" if value == "any" else self.thing("card-value", value)
        category = value.get("category", [])
        categories = category if isinstance(category, list) else [category]
        text = or_list([name.replace("-", " ") for name in categories])
        text += f" tagged {value['tag']}" if "tag" in value else ""
        return text + (f" for {with_article(value['class'])}" if "class" in value else "")

    def thing(self, kind: str, value: str) -> str:
        """Describe a thing by its id, or a card or minion that the rule speaks of."""
        if kind == "card-value":
            return {"card": "that card", "that-card": "that card"}.get(value) or self.name_of("card", value)
        if kind == "minion-value":
            known = value in ("owner", "it") or any(value in event.provides for event in registry.EVENTS.values())
            return f"minion of the type of {self.figure(value)}" if known else self.name_of("minion-type", value)
        return self.name_of(kind, value)

    def faces(self, value: Any) -> str:
        """Describe a face, or several."""
        return or_list([self.name_of("face", face) for face in ([value] if isinstance(value, str) else value)])

    def choice(self, value: Any) -> str:
        """Describe a word of a fixed list, or several."""
        if isinstance(value, list):
            return or_list([self.choice(part) for part in value])
        return CHOICE_WORDS.get(value) or str(value).replace("-", " ")


_WRITERS: Final[dict[str, Callable[[ValueWriter, Any], str]]] = {
    "bool": lambda writer, value: "",
    "cards": lambda writer, value: writer.cards(value),
    "choice": lambda writer, value: writer.choice(value),
    "choices": lambda writer, value: writer.choice(value),
    "faces": lambda writer, value: writer.faces(value),
    "numbers": lambda writer, value: and_list([writer.number(part) for part in value]),
    "spaces": lambda writer, value: writer.where(value),
    "text": lambda writer, value: f'"{in_english(value)}"',
    "where": lambda writer, value: writer.where(value),
    "who": lambda writer, value: writer.who(value),
}
"""How to describe a parameter of each type; `ValueWriter.parameter` describes numbers and names itself."""
