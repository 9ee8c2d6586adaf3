"""The options of a decision as a menu. The key of an option never depends on which other options there are."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from authoring.wording.languages import SOURCE, labelled

QWERTY = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
CYRILLIC = "йцукенгшщзхъфывапролджэячсмитьбю"
SAME_KEYS: Final = str.maketrans(CYRILLIC, QWERTY)
"""What a Russian keyboard types with the keys of the Latin letters."""
END = "0"
"""The key of what ends a turn or a series of choices, and of "no"."""
LEAST = 3
"""So many letters of an option's words can stand for its key."""


@dataclass(frozen=True)
class Item:
    """An option: the key of its kind, the label of what it aims at, its words, and the text of its card."""

    option: int
    key: str
    words: str
    label: str = ""
    text: str = ""

    @property
    def typed(self) -> str:
        """What a person types for it."""
        return f"{self.key} {self.label}".strip()


@dataclass(frozen=True)
class Group:
    """The options of a kind, which share a key."""

    key: str
    title: str
    items: tuple[Item, ...]


@dataclass
class Menu:
    """The groups of options in the order in which they are shown, and the spaces that can be typed by name."""

    groups: list[Group] = field(default_factory=list)
    spaces: dict[str, int] = field(default_factory=dict)
    spaces_title: str = ""
    language: str = SOURCE

    @property
    def items(self) -> list[Item]:
        """All options but the spaces."""
        return [item for group in self.groups for item in group.items]

    def spaces_line(self) -> str:
        """The spaces that can be typed, after what they are for."""
        return labelled(self.spaces_title, " ".join(self.spaces), self.language)

    def chosen(self, answer: str) -> int | None:
        """Return the option for an answer: a space, a key with a label, or the beginning of an option's words."""
        for words in (answer, answer.translate(SAME_KEYS)):
            if words in self.spaces:
                return self.spaces[words]
            exact = [item.option for item in self.items if item.typed.lower() == words]
            alone = [item.option for item in self.items if item.key and item.key == words]
            if exact or len(alone) == 1:
                return (exact or alone)[0]
        spelled = [item.option for item in self.items if _begins(item, answer)]
        lone = [group for group in self.groups if len(group.items) == 1 and len(answer) >= LEAST]
        spelled += [group.items[0].option for group in lone if group.title.lower().startswith(answer)]
        return spelled[0] if len(set(spelled)) == 1 else None

    def ambiguous(self, answer: str) -> list[str]:
        """Return what to type instead of a key that several options share."""
        key = answer.translate(SAME_KEYS)
        return [item.typed for item in self.items if item.key and item.key == key]

    def typed_for(self, option: int) -> str:
        """Return what to type for an option."""
        spaces = [name for name, space in self.spaces.items() if space == option]
        return next((item.typed for item in self.items if item.option == option), "".join(spaces[:1]))

    def words_for(self, option: int) -> str:
        """Return the words of an option."""
        for group in self.groups:
            for item in group.items:
                if item.option == option:
                    return ": ".join(part for part in (group.title, item.words) if part)
        return self.typed_for(option)


def _begins(item: Item, answer: str) -> bool:
    return len(answer) >= LEAST and item.words.lower().startswith(answer)
