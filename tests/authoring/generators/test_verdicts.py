"""The verdicts about the bundled chapters. Among the long tests, their games are played once more."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from authoring.content.library import open_library
from authoring.generators.verdicts import FILE, from_data, judged
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import find_playable
from authoring.playtest.options import PlaytestOptions
from authoring.solve import IMPOSSIBLE, OPEN, SHOWN, things_of
from authoring.solve.shown import things_shown
from engine.playtest.parties import allowed_parties
from tests.authoring.solve.effort import little_effort

CHAPTERS = sorted(open_library().entries("chapter"))
AGAIN = "; run make verdicts, then make generate"


@cache
def known() -> dict[str, Any]:
    return {one["chapter"]: one for one in json.loads(FILE.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("ident", CHAPTERS)
def test_there_is_a_verdict_about_every_line_of_a_chapter(ident: str) -> None:
    assert ident in known(), f"{ident} has no verdicts{AGAIN}"
    compiled = compile_plan(find_playable(ident, ("chapter",)).content(), PlaytestOptions())
    chapter = compiled.chapter
    sizes = [size for size in range(chapter.mice_from, chapter.mice_to + 1) if allowed_parties(chapter, size)]
    things = {thing for thing in things_of(compiled) if thing.own}
    wanted = {(thing.kind, thing.name, size) for thing in things for size in sizes}
    found = {(row["kind"], row["name"], row["mice"]) for row in known()[ident]["verdicts"]}
    assert found == wanted, f"verdicts about {ident} are out of date{AGAIN}"


@pytest.mark.soak  # any change of the engine or of a card changes games; make verdicts finds new ones
@pytest.mark.parametrize("ident", CHAPTERS)
def test_what_is_shown_happens_in_a_game(ident: str) -> None:
    compiled = compile_plan(find_playable(ident, ("chapter",)).content(), PlaytestOptions())
    things = [thing for thing in things_of(compiled) if thing.own]
    games = [from_data(game) for game in known()[ident]["games"]]
    shown = [{(one.kind, one.name) for one in things_shown(compiled, game, things)} for game in games]
    for row in known()[ident]["verdicts"]:
        assert (row["game"] >= 0) is (row["verdict"] == SHOWN)
        if row["game"] >= 0:
            assert (row["kind"], row["name"]) in shown[row["game"]], f"not shown any more: {row}{AGAIN}"
            assert len(games[row["game"]].party) == row["mice"]


def test_few_lines_are_open() -> None:
    rows = [row for one in known().values() for row in one["verdicts"]]
    assert all((row["why"] != "") is (row["verdict"] == IMPOSSIBLE) for row in rows)
    for ident, one in known().items():
        assert 20 * sum(row["verdict"] == OPEN for row in one["verdicts"]) <= len(one["verdicts"]), ident


def test_the_file_is_made_by_judging_chapters(monkeypatch: pytest.MonkeyPatch) -> None:
    little_effort(monkeypatch, turns=800, games=3)
    data = judged(find_playable("flight", ("chapter",)))
    assert data["chapter"] == "flight"
    shown = [row for row in data["verdicts"] if row["verdict"] == SHOWN]
    assert len(shown) > 12
    assert {row["game"] for row in shown} == set(range(len(data["games"])))
