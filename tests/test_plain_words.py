"""Names and messages that were replaced by plainer ones do not come back."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "authoring", "tailwright", "tests")

OLD_MODULES = (
    # as they were called, below `authoring` or `engine`
    "lint/never",
    "lint/unread",
    "lint/circles",
    "lint/mentions",
    "lint/troops",
    "lint/solved",
    "lint/counting",
    "lint/targets",
    "lint/walk",
    "render/collar",
    "render/sites",
    "render/stack",
    "render/ground",
    "render/found",
    "render/journey",
    "render/place",
    "render/trail",
    "language/deeds",
    "language/asking",
    "language/given",
    "language/striking",
    "language/shifting",
    "language/joining",
    "language/dealing",
    "language/anchor",
    "language/table",
    "cli/command",
    "cli/opened",
)

OLD_FILES = ("words.py", "wording.py", "deeds.py", "opening.py")
"""Two modules of a name, or three, stood for different things."""

OLD_NAMES = (
    "Reins",
    "heed",
    "Sitting",
    "_seated",
    "Wish",
    "AskedError",
    "Spoken",
    "Muster",
    "Begun",
    "Laid",
    "Opened",
    "Filmed",
    "Shown",
    "told",
    "refused",
    "opened",
    "_speaks",
    "within_earshot",
    "mice_heard",
    "speaking",
)
"""Names of classes and functions. Words of a sentence may be called so: only definitions count."""

OLD_MESSAGES = (
    "What no worker has begun when it is wanted",
    "nobody is waited for who cannot be told to stop",
    "nothing to mend",
    "mice were asked for",
    "whose card knows no greed",
    "stands; nothing happens that could be counted or paid for",
    "the system refuses",
    "play it again with --trace-dir",
    "the game that leaves no log did it",
)


@cache
def sources() -> dict[Path, str]:
    """The text of every Python file, template and page of docs, this file aside."""
    patterns = [f"{package}/**/*.{suffix}" for package in PACKAGES for suffix in ("py", "jinja", "html", "md")]
    files = {file for pattern in (*patterns, "docs/**/*.md", "*.md") for file in ROOT.glob(pattern)}
    return {file: file.read_text(encoding="utf-8") for file in sorted(files) if file != Path(__file__)}


def places(word: str, pattern: str) -> list[str]:
    """Where a pattern stands in the sources that contain a word of it."""
    wanted = re.compile(pattern, re.MULTILINE)
    return [
        f"{file.relative_to(ROOT)}:{text.count(chr(10), 0, match.start()) + 1}"
        for file, text in sources().items()
        if word in text
        for match in wanted.finditer(text)
    ]


@pytest.mark.parametrize("module", OLD_MODULES)
def test_the_old_module_is_gone(module: str) -> None:
    assert not [top for top in ("authoring", "engine") if (ROOT / top / f"{module}.py").exists()]
    dotted = module.replace("/", r"\.")
    assert places(Path(module).name, rf"\b(?:authoring|engine)\.{dotted}\b|\b(?:authoring|engine)/{module}\b") == []


@pytest.mark.parametrize("name", OLD_FILES)
def test_no_module_has_a_name_that_stood_for_several_things(name: str) -> None:
    assert [file for top in ("authoring", "engine") for file in (ROOT / top).rglob(name)] == []


@pytest.mark.parametrize("name", OLD_NAMES)
def test_the_old_name_is_not_defined(name: str) -> None:
    assert places(name, rf"^[ \t]*(?:def|class) {name}\b") == []


@pytest.mark.parametrize("words", OLD_MESSAGES)
def test_the_old_message_is_gone(words: str) -> None:
    assert places(words, re.escape(words)) == []


def test_a_name_that_is_there_is_noticed() -> None:
    assert len(places("module_name", r"^def module_name\b")) == 1
