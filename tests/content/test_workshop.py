"""The example book for authors: ten ideas, each in a few lines, with scenes, in four languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from authoring.api import load
from authoring.lint.views.scenes import compiled_for
from authoring.scenes import play_scenes
from authoring.scenes.collect import find_scenes
from engine.scene.expect import mismatches
from engine.scene.given import set_up
from engine.scene.run import carry_out
from tests.content.book import FOLDER, LIBRARY, Data, data_of, maps, rules

BOOK = FOLDER / "workshop"
LANGUAGES = ["en", "fr", "pt", "ru"]
MOST_LINES = 25
"""The lines that the rules of an idea may take, without their texts for players."""
IDEAS: dict[str, tuple[str, ...]] = {
    "candle": ("candle-burns-down", "darkness", "light-the-candle"),
    "thief": ("light-fingers", "run-for-it", "gone", "caught"),
    "vote": ("vote-on-the-lunch-box",),
    "crumbs": ("find-a-crumb", "minions-eat", "drop-a-crumb"),
    "early victory": ("enough-for-one-night",),
    "platform": ("platform-swings",),
    "levers": ("pull-left", "pull-right", "gate-opens", "levers-spring-back"),
    "guarded boss": ("guarded",),
    "boiler": ("boiler",),
    "fair lot": ("the-kettle-sings",),
}
"""The rules and endings of each idea, by their ids."""


def lines_of(rule: str) -> list[str]:
    """The lines of a rule in the files of the book, without its text."""
    for path in sorted(BOOK.glob("*.yaml")):
        lines = path.read_text(encoding="utf-8").split("\n")
        starts = [number for number, line in enumerate(lines) if re.fullmatch(rf" *- id: {rule}", line)]
        if starts:
            return list(_body(lines[starts[0] :]))
    raise AssertionError(f"no rule {rule}")


def _body(lines: list[str]) -> Iterator[str]:
    depth = len(lines[0]) - len(lines[0].lstrip())
    yield lines[0]
    in_text = False
    for line in lines[1:]:
        here = len(line) - len(line.lstrip())
        if here <= depth:
            return
        in_text = line.strip() == "text:" if here == depth + 2 else in_text
        if not in_text and not line.lstrip().startswith("#"):
            yield line


@pytest.mark.parametrize("idea", IDEAS)
def test_an_idea_takes_few_lines(idea: str) -> None:
    assert sum(len(lines_of(rule)) for rule in IDEAS[idea]) <= MOST_LINES


@cache
def ran() -> frozenset[str]:
    """The rules and endings that scenes of the book reach."""
    found: set[str] = set()
    for each in find_scenes([BOOK]):
        for scene in each.scenes:
            compiled = compiled_for(each.library, scene)
            assert compiled is not None
            table = set_up(compiled[1], scene.data, scene.data.get("seed", 1))
            carry_out(table, scene.data)
            assert not mismatches(table, scene.data["expect"], ("expect",))
            lines = compiled[1].lines
            found |= {lines[number][1] for number, hits in enumerate(table.game.hits) if hits > table.hits[number]}
    return frozenset(found)


@pytest.mark.parametrize("idea", IDEAS)
def test_an_idea_is_shown_by_scenes(idea: str) -> None:
    assert set(IDEAS[idea]) <= ran()


def test_all_scenes_pass() -> None:
    results = play_scenes([BOOK])
    assert [problem.message for scene in results.scenes for problem in scene.problems] == []
    assert len(results.scenes) >= 4 * len(IDEAS)


@pytest.mark.parametrize("chapter", ["after-hours", "under-pressure"])
def test_every_rule_is_named_by_an_idea_or_serves_the_story(chapter: str) -> None:
    named = {rule for of_idea in IDEAS.values() for rule in of_idea}
    rest = {rule["id"] for rule in rules(data_of(chapter))} - named
    assert rest == {"after-hours": {"take-the-glass"}, "under-pressure": {"it-stops"}}[chapter]


@pytest.mark.parametrize("path", sorted(BOOK.glob("*.yaml")), ids=lambda path: path.stem)
def test_every_text_is_there_in_four_languages(path: Path) -> None:
    file = next(file for file in LIBRARY.files if file.real == path.resolve())
    texts: list[Data] = [one for one in maps(file.source.data) if "en" in one]
    assert texts
    assert all(list(text) == LANGUAGES for text in texts)
    assert [key for one in maps(file.source.data) for key in ("text", "title") if isinstance(one.get(key), str)] == []


@pytest.mark.parametrize("chapter", ["after-hours", "under-pressure"])
def test_it_is_bundled(chapter: str) -> None:
    assert load(chapter).id == chapter
