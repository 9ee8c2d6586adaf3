"""Findings of a report appear exactly at their thresholds."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from authoring.report.findings import findings
from engine.playtest.summary import CRASHED
from engine.records.state import STALLED

GAMES = 1000
FACES = {"attic": "Attic", "cellar": "Cellar"}


def sentences(games: int = GAMES, end_page: int = 6, **sections: Any) -> list[str]:
    """Return the findings of a report with some sections; the others are empty."""
    tile = {"faces": [{"id": ident, "name": name} for ident, name in FACES.items()]}
    outcomes = {CRASHED: 0, STALLED: 0}
    result: Any = SimpleNamespace(
        tally=SimpleNamespace(games=games, won=games // 2, outcomes=outcomes, crashes=[]),
        plan=SimpleNamespace(content=SimpleNamespace(tiles={"house": tile})),
        end_page=end_page,
    )
    empty = {
        "losses": [], "tiles": [], "heroes": [], "offers": [],
        "end-pages": {"curve": []}, "coverage": {"lines": [], "never-bound": 0},
        "parties": [], "minions": [], "cards": [], "length": {"minutes": {"median": 30, "low": 20, "high": 40}},
    }  # fmt: skip
    given = {name.replace("_", "-"): section for name, section in sections.items()}
    return [finding["text"] for finding in findings(result, {**empty, **given})]


def one_starting(texts: list[str], start: str) -> str:
    """Return the only finding that starts with some words, or nothing."""
    matching = [text for text in texts if text.startswith(start)]
    assert len(matching) <= 1
    return matching[0] if matching else ""


def hero(ident: str, captures: float = 0.0, **effect: Any) -> dict[str, Any]:
    return {"hero": ident, "captures-per-game": captures, **(effect or {"games": 0, "difference": None})}


# -- few games ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("games", "few"), [(99, True), (100, False)])
def test_fewer_than_100_games_are_few(games: int, few: bool) -> None:
    assert bool(one_starting(sentences(games), "Few games")) is few


# -- captures ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("captures", "expected"), [(29, False), (30, True)])
def test_captures_are_worth_a_sentence_from_30_on(captures: int, expected: bool) -> None:
    tiles = [{"face": "attic", "captures": captures - 10}, {"face": "cellar", "captures": 10}]
    assert bool(one_starting(sentences(tiles=tiles), "Mice are captured")) is expected


@pytest.mark.parametrize(("most", "named"), [(1.5, False), (1.51, True)])
def test_heroes_are_named_if_one_is_captured_more_than_half_as_often_again(most: float, named: bool) -> None:
    tiles = [{"face": "attic", "captures": 30}]
    text = one_starting(sentences(tiles=tiles, heroes=[hero("nez", 1.0), hero("filch", most)]), "Mice are captured")
    assert ("; filch 1.5 times, nez 1.0" in text) is named


# -- the end page ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rate_before", "verb"), [(0.0, "decides"), (0.001, "hardly matters")])
def test_the_end_page_decides_if_a_page_is_worth_5_points(rate_before: float, verb: str) -> None:
    curve = [{"page": page, "wins": {"rate": rate}} for page, rate in ((5, rate_before), (6, 0.05))]
    texts = sentences(end_pages={"curve": curve})
    assert one_starting(texts, f"The end page {verb}")
    assert len([text for text in texts if text.startswith("The end page")]) == 1


# -- lines of the chapter ----------------------------------------------------------------------------------------------


def line(name: str, games: int, reachable: str = "yes") -> dict[str, Any]:
    return {
        "part": "chapter", "own": True, "kind": "face", "name": name, "games": games, "share": games / GAMES,
        "reachable": reachable, "where": "",
    }  # fmt: skip


@pytest.mark.parametrize(("games", "rare"), [(0, False), (1, True), (49, True), (50, False)])
def test_a_line_is_rare_below_5_in_100_games(games: int, rare: bool) -> None:
    texts = sentences(coverage={"lines": [line("attic", games)], "never-bound": 0.003})
    assert bool(one_starting(texts, "Hardly ever reached: face attic")) is rare
    assert bool(one_starting(texts, "Nobody ever reached face attic")) is (games == 0)


@pytest.mark.parametrize(("count", "end"), [(4, "face 3 ("), (5, "face 3 and 1 more (")])
def test_a_sentence_names_four_things(count: int, end: str) -> None:
    lines = [line(str(number), 0) for number in range(count)]
    text = one_starting(sentences(coverage={"lines": lines, "never-bound": 0.003}), "Nobody ever reached")
    assert end in text


# -- parties -----------------------------------------------------------------------------------------------------------


def party(ident: str, games: int, low: float, high: float) -> dict[str, Any]:
    return {"party": [ident], "wins": {"games": games, "rate": (low + high) / 2, "low": low, "high": high}}


@pytest.mark.parametrize(
    ("games", "worst_high", "expected"), [(29, 0.4, False), (30, 0.4, True), (30, 0.5, False), (30, 0.499, True)]
)
def test_parties_differ_if_30_games_of_each_leave_no_overlap(games: int, worst_high: float, expected: bool) -> None:
    parties = [party("best", GAMES, 0.5, 0.7), party("worst", games, 0.1, worst_high)]
    assert bool(one_starting(sentences(parties=parties), "Who goes matters")) is expected


# -- effects -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("games", "low", "expected"),
    [
        (30, 0.051, True),
        (30, 0.05, False),
        (29, 0.3, False),  # too few games with it
        (GAMES - 30, 0.3, True),
        (GAMES - 29, 0.3, False),  # too few games without it
    ],
)
@pytest.mark.parametrize("sign", [1, -1])
def test_an_effect_needs_30_games_each_way_and_5_sure_points(games: int, low: float, expected: bool, sign: int) -> None:
    near, far = sign * low, sign * 0.6
    difference = {"value": sign * 0.4, "low": min(near, far), "high": max(near, far)}
    texts = sentences(heroes=[hero("nez", games=games, difference=difference)])
    text = one_starting(texts, "Games in which nez went along")
    assert (f"won {'more' if sign > 0 else 'less'} often" in text) is expected
