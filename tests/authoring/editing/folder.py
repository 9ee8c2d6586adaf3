"""A folder of content to edit in tests: chapters, a tile, cards, a campaign and scenes that name each other."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from authoring import bundled

CARDS = """\
kind: statuses
id: attic-statuses
cards:
  - id: dizzy
    name: Dizzy
    text: At the end of each round a dizzy figure takes 1 wound.
    rules:
      - when: round-end
        do:
          - wound: { who: owner, amount: 1 }
  - id: sleepy
    name: Sleepy
"""
MINION = """\
kind: minion
id: moth
name: { en: Moth, fr: Mite }
tags: [insect]
battle: 2
defence: 1
attack: melee
size: small
"""
ACHIEVEMENTS = "kind: achievement\nid: moth-friend\nname: Friend of moths\n"


def write_folder(folder: Path) -> list[Path]:
    """Write the folder; return its files."""
    chapters = bundled.root() / "chapters"
    texts = {"statuses.yaml": CARDS, "moth.yaml": MINION, "fame.yaml": ACHIEVEMENTS}
    for name in ("clockwork/five-to-midnight", "clockwork/the-cats-hour", "clockwork/the-loom", "sorrow/flight"):
        text = (chapters / f"{name}.yaml").read_text(encoding="utf-8")
        texts[f"{Path(name).name}.yaml"] = re.sub(r"^id: (\S+)", r"id: my-\1", text, count=1, flags=re.M)
    texts["campaign.yaml"] = (
        "kind: campaign\nid: my-campaign\ntitle: Mine\nchapters:\n"
        "  - chapter: my-five-to-midnight\n    then:\n"
        "      - { if: { achieved: seen-by-the-cat }, go: my-the-cats-hour }\n"
        "      - { go: my-the-loom }\n  - chapter: my-the-cats-hour\n  - chapter: my-the-loom\n"
    )
    (folder / "tailwright.toml").write_text("", encoding="utf-8")
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in texts]


class Typist:
    """Somebody who types at random: letters, lines, words of other places, and now and then what was there before."""

    def __init__(self, texts: dict[Path, str], seed: int) -> None:
        self.random = Random(seed)
        self.first = dict(texts)
        self.texts = dict(texts)

    def edit(self) -> tuple[Path, str]:
        """Change a text; return its path and the new text."""
        path = self.random.choice(sorted(self.texts))
        text = self.texts[path]
        change = self.random.choice((self._letters, self._line, self._word, self._number, self._word))
        new = self.first[path] if self.random.random() < 0.25 else change(text)
        self.texts[path] = new
        return path, new

    def _letters(self, text: str) -> str:
        at = self.random.randrange(len(text) + 1)
        if self.random.random() < 0.5:
            return text[:at] + text[at + self.random.randrange(1, 4) :]
        return text[:at] + self.random.choice(["x", ":", " ", "\n", "- ", "}", "🐭", "\t", '"', "#", "é"]) + text[at:]

    def _line(self, text: str) -> str:
        lines = text.split("\n")
        at, other = self.random.randrange(len(lines)), self.random.randrange(len(lines))
        line = lines.pop(at)
        return "\n".join(self.random.choice([lines, [*lines[:other], line, line, *lines[other:]]]))

    def _word(self, text: str) -> str:
        """Put a word of one file into the place of a word of another."""
        words = re.findall(r"[a-z][a-z-]{2,}", self.random.choice(list(self.first.values())))
        places = list(re.finditer(r"[a-z][a-z-]{2,}", text))
        if not places:
            return text
        place = self.random.choice(places)
        return text[: place.start()] + self.random.choice(words) + text[place.end() :]

    def _number(self, text: str) -> str:
        places = list(re.finditer(r"\b\d+\b", text))
        if not places:
            return text
        place = self.random.choice(places)
        return text[: place.start()] + str(self.random.choice([0, 1, 2, 3, 7, 99])) + text[place.end() :]
