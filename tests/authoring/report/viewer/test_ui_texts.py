"""The words of the viewer: all in one table, which template and script read."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from authoring.report.viewer.element import MODULE
from authoring.report.viewer.ui_texts import WORDS, viewer_words
from engine.playtest.recording import moments

TEMPLATES = files("authoring.report") / "templates"


def used() -> set[str]:
    """The words that the script and the template name."""
    script = "".join((TEMPLATES / part).read_text(encoding="utf-8") for part in MODULE)
    template = (TEMPLATES / "viewer" / "viewer.html.j2").read_text(encoding="utf-8")
    named = re.findall(r'words\["([\w-]+)"\]', script + template) + re.findall(r"words\.(\w+)", script + template)
    return set(named) | set(re.findall(r'phrase\((?:data\.)?words, "([\w-]+)"', script))


@pytest.mark.parametrize("language", WORDS)
def test_every_word_that_is_used_is_in_the_table(language: str) -> None:
    words = viewer_words(language)
    assert {"steps", "no-script", "step-of", "captured"} <= used()
    assert used() - set(words) == set()
    assert {moments.ROOM, moments.CAPTURE, moments.SURGE, moments.DECISIVE, moments.END} <= set(words)
    assert {f"die-{face}" for face in range(6)} <= set(words)


def test_an_unknown_language_gets_english() -> None:
    assert viewer_words("xx") == WORDS["en"]
