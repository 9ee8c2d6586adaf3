"""English. The templates of its words are in the declarations of the rule language."""

from __future__ import annotations

import re
from typing import Any, Final

from authoring.wording.phrases import CHOICE_WORDS, FIGURE_FORMS, ROLE_WORDS, change, plural, quantity
from authoring.wording.tongues.tongue import Tongue

PHRASES: Final = {
    "and": "and", "or": "or", "if": "if {}", "unless": "unless {}", "as-long-as": "as long as {}",
    "in-place-of": "in place of {}, {}", "may-do-this": "{} may do this", "wherever": "wherever the mice are",
    "cost": "for {}", "cost-range": "for {} to {} cheese", "cheese": "cheese", "once": "once per {}",
    "times": "{} times per {}", "has-exactly": "has exactly {} {}", "has-times": "has {} times its {}",
    "has": "has {}", "for-each": "{} for each {}", "figure-that": "{} that {}", "every-figure": "every figure",
    "every-mouse": "every mouse", "every-minion": "every minion", "role": "the {}",
    "not-so": "it is not so that {}", "there-is": "there is {}", "there-is-no": "there is no {}", "is": "{} is {}",
    "is-one": "is {}", "is-there": "is there", "then": ", then ", "nothing": "nothing happens", "or-option": "; or ",
    "the-board": "the board", "that-card": "that card", "type-of": "minion of the type of {}", "any-card": "any card",
    "tagged": "{} tagged {}", "for-class": "{} for {}", "each-of": "each of {}", "it": "it", "owner": "the owner",
    "equal-to": "{} equal to {}", "more": "{} more {}", "fewer": "{} fewer {}", "as-many-more": "as many more {} as {}",
    "quote": '"{}"', "label": '"{}": {}', "mouse": "a mouse", "minion": "a minion",
    "the-mouse": "the mouse",
    "time-is-up": "the hourglass reaches the end marker", "all-captured": "all mice are captured at once",
}  # fmt: skip


class English(Tongue):
    """English says plurals, articles and forms by rules of its own."""

    def form(self, words: str, form: str) -> str:
        """Turn `every mouse here` into `a mouse here` or `the mice here`."""
        return FIGURE_FORMS[form](words) if form in FIGURE_FORMS else words

    def each(self, spaces: str) -> str:
        """Turn `any space of the tile` into `every space of the tile`."""
        return (
            f"every {spaces.removeprefix('any ').removeprefix('a ')}" if spaces.startswith(("any ", "a ")) else spaces
        )

    def quantity(self, value: Any, number: str, forms: str) -> str:
        """A number of things."""
        return quantity(value, number, forms)

    def change(self, value: Any, number: str, forms: str) -> str:
        """A change."""
        return change(value, number, forms)


_OF_ONE: Final = re.compile(r"\b(?:[Ee]very|an?|the) (?=The [A-Z])")


def smooth(text: str) -> str:
    """Leave out the article before a name that has one: `every The Governor` becomes `The Governor`."""
    return _OF_ONE.sub("", text)


ENGLISH: Final = English(
    phrases=PHRASES,
    roles=ROLE_WORDS,
    choices=CHOICE_WORDS,
    noun=lambda count, noun: noun if count == 1 else plural(noun),
    smooth=smooth,
)
