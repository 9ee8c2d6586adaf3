"""Describe the values of rules: figures, spaces, numbers, cards, and the elements they are parameters of."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Final

from authoring.wording.languages import SOURCE, in_language, word
from authoring.wording.phrases import with_article
from authoring.wording.templates import Template
from authoring.wording.tongues import tongue_of
from engine.records.chapter import Chapter
from engine.vocabulary import registry
from engine.vocabulary.assemble.arguments import Arguments
from engine.vocabulary.assemble.parameters import Parameters
from engine.vocabulary.declare import Condition, Effect, Modifier, Param, Selector

NameOf = Callable[[str, str], str]
"""Returns the name of something, given its kind (`minion`, `card`, `figure`, …) and its id."""

_NAMED: Final = (
    "ability", "achievement", "card", "card-value", "class", "counter", "face", "hero", "minion", "minion-type",
    "minion-value", "status", "token",
)  # fmt: skip
"""The types of parameters whose values are ids."""


CATEGORIES: Final = ("weapon", "armour", "accessory", "scroll", "item", "trick", "event", "party-item")
"""The categories of search cards."""
CLASSES: Final = ("archer", "healer", "leader", "mystic", "scamp", "tinkerer", "warrior")
"""The classes of mice."""


class ValueWriter(Parameters):
    """Writes values in words. It reads them as the compiler does, but without a chapter."""

    def __init__(self, name_of: NameOf, owner: str, language: str) -> None:
        super().__init__(Chapter(), lambda path: "", -1, "", True)
        self.language = language
        self.tongue = tongue_of(language)
        self.name_of = name_of
        self.owner = owner or self.say("owner")

    def say(self, key: str, *parts: str) -> str:
        """A phrase of the language."""
        return self.tongue.phrase(key, *parts)

    def and_list(self, parts: list[str]) -> str:
        """Join parts: `one, two and three`."""
        return self.tongue.join(parts, "and")

    def or_list(self, parts: list[str]) -> str:
        """Join parts: `one, two or three`."""
        return self.tongue.join(parts, "or")

    @abstractmethod
    def nested(self, kind: str, value: Any) -> str:
        """Describe a parameter that holds conditions, effects, a filter, options or a rule."""

    def fill(self, element: Condition | Effect | Modifier | Selector, given: Mapping[str, Any], start: str = "") -> str:
        """Describe an element with its parameters; with `start`, begin at that part of its template."""
        words = self.tongue.words(element)
        return self._fill_words(element, given, words[words.index(start) :] if start else words)

    def _fill_words(
        self, element: Condition | Effect | Modifier | Selector, given: Mapping[str, Any], words: str
    ) -> str:
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
            return self.who(value, form)
        if param.type in ("where", "spaces") and form:
            return self.each_of(value, form) if "each" in form else self.where(value, form)
        if param.type == "choices" and param.name == "for":
            return self.and_list([self.choice(part) for part in ([value] if isinstance(value, str) else value)])
        if param.type in _NAMED:
            return self.say("the-board") if value is True else self.thing(param.type, value)
        if param.type in _WRITERS:
            return _WRITERS[param.type](self, value)
        return self.nested(param.type, value)

    def _number_in_form(self, value: Any, form: str) -> str:
        if form.startswith("+"):
            return self.tongue.change(value, self.number(value), form[1:])
        if form.startswith("~"):
            return self._up_or_down(value, *form[1:].split("|"))
        noun, *directions = form.split("|")
        if not directions:
            return self.quantity(value, noun)
        back, forward = directions
        if isinstance(value, int):
            amount = self.tongue.quantity(abs(value), str(abs(value)), noun)
            return f"{amount} {back if value < 0 else forward}"
        return f"{self.quantity(value, noun)} {forward}"

    def _up_or_down(self, value: Any, up: str, down: str, noun: str = "") -> str:
        """Describe a change by its direction: `goes up by 1`, `loses 2 cheese`."""
        size = abs(value) if isinstance(value, int) else value
        words = down if isinstance(value, int) and value < 0 else up
        return f"{words} {self.quantity(size, noun) if noun else self.number(size)}"

    def figure(self, name: str) -> str:
        """Describe a figure or thing by the name that the event gives it."""
        return self.owner if name == "owner" else self.say("it") if name == "it" else self.tongue.role(name)

    def who(self, value: Any, form: str = "every") -> str:
        """Describe the figures that a selector selects: every one of them, any one, or the figures together."""
        if isinstance(value, str) and value not in registry.WHO:
            return self.figure(value)
        selector, given = self.selector(registry.WHO, value, "selector", [])
        words = self.tongue.words(selector)
        if "¦" in words:
            return self._fill_words(selector, given, self.tongue.form(words, form))
        return self.tongue.form(self._fill_words(selector, given, words), form)

    def each_of(self, value: Any, form: str = "each") -> str:
        """Describe spaces on all of which something happens."""
        if isinstance(value, list) and len(value) > 1:
            key = f"{form}-of" if f"{form}-of" in self.tongue.phrases else "each-of"
            return self.say(key, self.and_list([self._listed_space(part) for part in value]))
        return self.tongue.each(self.where(value[0] if isinstance(value, list) and value else value, form))

    def _listed_space(self, value: Any) -> str:
        is_name = isinstance(value, str) and value not in registry.WHERE
        return self.name_of("space", value) if is_name else self.where(value)

    def where(self, value: Any, form: str = "") -> str:
        """Describe the spaces that a selector selects; `form` is one that the language has for places."""
        if isinstance(value, list):
            return self.or_list([self.where(part, form) for part in value])
        if isinstance(value, str) and value not in registry.WHERE:
            return self.tongue.named_space(self.name_of("space", value), form)
        selector, given = self.selector(registry.WHERE, value, "place", [])
        return self._fill_words(selector, given, self.tongue.place(self.tongue.words(selector), form))

    def number(self, value: Any) -> str:
        """Describe a number: fixed, named by the event, or computed."""
        if isinstance(value, int):
            return str(value)
        if isinstance(value, str) and value not in registry.NUMBERS:
            return self.figure(value)
        return self._selection(registry.NUMBERS, value, "number")

    def quantity(self, value: Any, noun: str) -> str:
        """Describe a number of things."""
        return self.tongue.quantity(value, self.number(value), noun)

    def _selection(self, table: dict[str, Selector], value: Any, what: str) -> str:
        selector, given = self.selector(table, value, what, [])
        return self.fill(selector, given)

    def cards(self, value: Any) -> str:
        """Describe a choice of search cards."""
        if isinstance(value, list):
            return self.or_list([self.cards(part) for part in value])
        if isinstance(value, str):
            if value in CATEGORIES:
                return self.category(value)
            return self.say("any-card") if value == "any" else self.thing("card-value", value)
        category = value.get("category", [])
        categories = category if isinstance(category, list) else [category]
        text = self.or_list([self.category(name) for name in categories]) or self.say("any-card")
        if "tag" in value:
            text = self.say("tagged", text, value["tag"])
        if "class" not in value:
            return text
        name = self.name_of("class", value["class"])
        return self.say("for-class", text, with_article(name) if self.language == SOURCE else name)

    def category(self, name: str) -> str:
        """Describe a category of search cards."""
        return name.replace("-", " ") if self.language == SOURCE else word(name, self.language)

    def thing(self, kind: str, value: str) -> str:
        """Describe a thing by its id, or a card or minion that the rule speaks of."""
        if kind == "card-value":
            return self.say("that-card") if value in ("card", "that-card") else self.name_of("card", value)
        if kind == "minion-value":
            known = value in ("owner", "it") or any(value in event.provides for event in registry.EVENTS.values())
            return self.say("type-of", self.figure(value)) if known else self.name_of("minion-type", value)
        return self.name_of(kind, value)

    def faces(self, value: Any) -> str:
        """Describe a face, or several."""
        return self.or_list([self.name_of("face", face) for face in ([value] if isinstance(value, str) else value)])

    def choice(self, value: Any) -> str:
        """Describe a word of a fixed list, or several."""
        if isinstance(value, list):
            return self.or_list([self.choice(part) for part in value])
        return self.tongue.choice(value)


_WRITERS: Final[dict[str, Callable[[ValueWriter, Any], str]]] = {
    "bool": lambda writer, value: "",
    "cards": lambda writer, value: writer.cards(value),
    "choice": lambda writer, value: writer.choice(value),
    "choices": lambda writer, value: writer.choice(value),
    "faces": lambda writer, value: writer.faces(value),
    "numbers": lambda writer, value: writer.and_list([writer.number(part) for part in value]),
    "spaces": lambda writer, value: writer.where(value),
    "text": lambda writer, value: writer.say("quote", in_language(value, writer.language)),
    "where": lambda writer, value: writer.where(value),
    "who": lambda writer, value: writer.who(value),
}
"""How to describe a parameter of each type; `ValueWriter.parameter` describes numbers and names itself."""
