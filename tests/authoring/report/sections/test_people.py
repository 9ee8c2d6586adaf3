"""People beside bots, and the sentences about their distance."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from authoring.content.schema import schema
from authoring.people.games import PeoplesGames
from authoring.people.table_game import TableGame
from authoring.playtest.result import PlaytestResult
from authoring.report import document
from authoring.report.sections.people import section

PARTY = ("collin", "filch", "maginos")


def games(won: int, lost: int, minutes: int = 0) -> tuple[TableGame, ...]:
    """Games that took 1, 2, 3 … rounds."""
    return tuple(
        TableGame("brawl", number < won, number + 1, PARTY, minutes, "" if number < won else "rats")
        for number in range(won + lost)
    )


def people_of(result: PlaytestResult, games: tuple[TableGame, ...], *problems: str) -> dict[str, Any]:
    found = section(replace(result, people=PeoplesGames(games, problems)))
    assert found is not None
    return found


def test_a_chapter_that_nobody_recorded_has_no_such_section(result: PlaytestResult) -> None:
    assert section(result) is None
    assert document(result)["people"] is None


def test_the_shares_have_intervals_and_the_lengths_medians(result: PlaytestResult) -> None:
    found = people_of(result, games(6, 2, 50))
    wins = found["people"]["wins"]
    assert (wins["count"], wins["games"], wins["rate"]) == (6, 8, 0.75)
    assert (wins["low"], wins["high"]) == pytest.approx((0.4093, 0.9285), abs=1e-4)
    assert found["people"]["rounds"] == 4
    assert found["people"]["minutes"] == 50
    assert found["losses"] == [{"why": "rats", "games": 2}]
    data = document(result)
    assert found["bots"]["wins"] == data["result"]["win-rate"]
    assert found["bots"]["rounds"] == data["length"]["rounds"]["median"]
    assert found["bots"]["minutes"] == data["length"]["minutes"]["median"]


def test_few_games_tell_little(result: PlaytestResult) -> None:
    won = result.win_rate.count > result.win_rate.games / 2
    people = people_of(result, games(int(won), int(not won)))
    first, few, length = people["sentences"]
    assert "cannot tell people and random apart" in first
    assert few == "1 game is few, so the interval of people is 79 points wide."
    assert "nobody noted minutes" in length
    assert people["difference"]["low"] < 0 < people["difference"]["high"]


def test_many_games_say_how_far_people_are_from_bots(result: PlaytestResult) -> None:
    """Two hundred games that all ended as few games of the bot do are surely apart from them."""
    often = result.win_rate.rate > 0.5
    found = people_of(result, games(0, 200) if often else games(200, 0))
    first, *others = found["sentences"]
    assert f"people win {abs(round(100 * found['difference']['value']))} points {'less' if often else 'more'}" in first
    assert not any("few" in sentence for sentence in others)


def test_other_numbers_of_mice_are_named(result: PlaytestResult) -> None:
    four = tuple(replace(game, party=(*PARTY, "nez")) for game in games(1, 1))
    assert people_of(result, four)["sentences"][-1].startswith("People played with 4 mice, random with 3")
    assert not any("mice" in sentence for sentence in people_of(result, games(1, 1))["sentences"])


def test_lines_that_are_not_counted_are_problems(result: PlaytestResult) -> None:
    found = people_of(result, (), 'results.csv:2: unknown hero "x"')
    assert found["problems"] == ['results.csv:2: unknown hero "x"']
    assert found["difference"] is None
    assert found["people"]["rounds"] is None


def test_the_schema_knows_the_section(result: PlaytestResult) -> None:
    check = Draft202012Validator(schema("report")).validate
    check(document(result))
    for some in (games(6, 2, 50), games(0, 1), ()):
        check(document(replace(result, people=PeoplesGames(some, ("results.csv:2: wrong",)))))
