"""The engine knows no hero, minion, card, ability or chapter by name: a search of its text finds none."""

from __future__ import annotations

import re
from pathlib import Path

import engine
from engine.records.options import RULE_OPTIONS
from tests.engine.scene import bundled

KINDS = ("hero", "minion", "ability", "search-card", "encounter-card", "achievement", "chapter", "campaign")
ORDINARY = {"Find", "cure", "find", "resolve", "set-trap"}
"""Cards called as effects and plain English words are."""


def names() -> set[str]:
    """Ids and English names; kinds of minions such as `rat` are tags of content, which rules may well name."""
    library = bundled()
    found: set[str] = set()
    for kind in KINDS:
        for entry in library.entries(kind).values():
            told = entry.data.get("name") or entry.data.get("title") or ""
            found |= {entry.id, told["en"] if isinstance(told, dict) else told}
    return found - library.values("minion", "tags") - ORDINARY - set(RULE_OPTIONS) - {""}


def test_no_name_of_the_content_stands_in_the_engine() -> None:
    known = names()
    assert len(known) > 200
    pattern = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, sorted(known, key=len, reverse=True)))})(?![\w-])")
    root = Path(engine.__file__).parent
    wrong = [
        f"{path.relative_to(root)}:{number}: {match[1]}"
        for path in sorted(root.rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1)
        for match in pattern.finditer(line)
    ]
    assert wrong == []
