"""What a language needs to say rules: a template for each word of the rule language, and the small words between them.

Templates are filled in by `authoring.wording.templates`. In a language other than English, a noun stands in a template
with its forms, `{amount:blessure/blessures}` or `{amount:рану/раны/ран}`, and a selector of figures has up to three,
separated by `¦`: every mouse, a mouse, the mice. A selector of spaces has two: a space, every space.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from engine.vocabulary.declare import Condition, Effect, Event, Modifier, Selector

Element = Condition | Effect | Modifier | Selector
_COORDINATE: Final = re.compile(r"[a-z]{1,3}(\d+((, | \w+ )[a-z]{1,3}\d+)*)?")
"""The id of a space, or several."""
FORMS: Final = ("every", "any", "the")
"""The forms of a selector of figures."""
SAID_OTHERWISE: Final = ("option", "cure", "allow", "forbid")
"""Words whose choices are not said by the table `choices`."""


@dataclass(frozen=True)
class Tongue:
    """The tables of a language. English has no templates of its own: the declarations hold them."""

    phrases: Mapping[str, str]
    """The words between the parts of a rule, by what they do."""
    roles: Mapping[str, str]
    """What figures and things of an event are called."""
    choices: Mapping[str, str]
    """Words of fixed lists."""
    templates: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By kind (`effect`, `condition`, `who`, …) and word."""
    permissions: Mapping[str, str] = field(default_factory=dict)
    """What `forbid` and `allow` speak of, where the language has words of its own for it."""
    noun: Callable[[int, str], str] = lambda count, forms: forms.split("/")[0]
    """Returns the form of a noun after a number."""
    negations: Mapping[str, str] = field(default_factory=dict)
    """Words at the start of a clause about a figure, and what they become if it is not so."""
    smooth: Callable[[str], str] = lambda text: text
    """Joins words as the language does: `de le` becomes `du`."""

    def can_say(self, element: Element | Event) -> bool:
        """Whether the language has words for a word and its choices. What it lacks is said in English."""
        if not self.templates:
            return True
        if isinstance(element, Event):
            stops = not element.stops or bool(self._own("stops", element.name))
            return stops and bool(self._own("event", element.name)) and set(element.provides) <= set(self.roles)
        choices = {choice for param in element.params for choice in param.choices if choice}
        known = element.name in SAID_OTHERWISE or choices <= set(self.choices)
        return known and bool(self._own(_kind_of(element), element.name))

    def words(self, element: Element) -> str:
        """The template of a word, in English if the language has none."""
        return self._own(_kind_of(element), element.name) or element.words

    def event(self, event: Event) -> str:
        """How a rule begins that answers an event."""
        return self._own("event", event.name) or event.words

    def stops(self, event: Event) -> str:
        """What a rule prevents that takes the place of an event."""
        return self._own("stops", event.name) or event.stops

    def phrase(self, key: str, *parts: str) -> str:
        """A phrase with its parts filled in."""
        return self.phrases[key].format(*parts)

    def join(self, parts: list[str], word: str) -> str:
        """A list of parts: `one, two and three`; `word` is "and" or "or"."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.phrases[word]} {parts[-1]}"

    def role(self, name: str) -> str:
        """What a figure or thing of an event is called."""
        return self.roles.get(name) or self.phrase("role", name)

    def choice(self, value: Any) -> str:
        """A word of a fixed list."""
        return self.choices.get(str(value)) or str(value).replace("-", " ")

    def form(self, words: str, form: str) -> str:
        """One of the forms of a selector of figures."""
        forms = words.split("¦")
        return forms[min(FORMS.index(form), len(forms) - 1)]

    def place(self, words: str, form: str) -> str:
        """One of the forms of a selector of spaces: a space, or every space; `form` is `each` or empty."""
        return words.split("¦")[-1 if form else 0]

    def negated(self, clause: str) -> str:
        """A clause about a figure, negated: neither part of "or" holds; empty if it is not a simple one."""
        parts = [part.strip().partition(" ") for part in clause.split(f" {self.phrases['or']} ")]
        if f" {self.phrases['and']} " in clause or not all(first in self.negations for first, _, _ in parts):
            return ""
        return self.join([f"{self.negations[first]} {rest}" for first, _, rest in parts], "and")

    def named_space(self, name: str, form: str) -> str:
        """The name of a space in a form: a coordinate as it is, and words as the language quotes them."""
        return name if _COORDINATE.fullmatch(name) or "space-named" not in self.phrases else self._quoted(name, form)

    def _quoted(self, name: str, form: str) -> str:
        return self.phrase("space-named", name)

    def each(self, spaces: str) -> str:
        """Spaces on all of which something happens; in most languages they are said as they are."""
        return spaces

    def quantity(self, value: Any, number: str, forms: str) -> str:
        """A number of things: `2 wounds`, or `wounds equal to the amount`."""
        if isinstance(value, int):
            return f"{number} {self.noun(abs(value), forms)}"
        return self.phrase("equal-to", self.noun(5, forms), number)

    def change(self, value: Any, number: str, forms: str) -> str:
        """A change: `2 more dice`, `1 fewer die`, `as many more dice as the amount`."""
        if not isinstance(value, int):
            return self.phrase("as-many-more", self.noun(5, forms), number)
        return self.phrase("fewer" if value < 0 else "more", str(abs(value)), self.noun(abs(value), forms))

    def _own(self, kind: str, name: str) -> str:
        return self.templates.get(kind, {}).get(name, "")


def _kind_of(element: Element) -> str:
    return element.kind if isinstance(element, Selector) else type(element).__name__.lower()
