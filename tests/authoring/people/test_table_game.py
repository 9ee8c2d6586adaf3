"""The cells of a game that people played."""

from __future__ import annotations

import pytest

from authoring.people.table_game import (
    TableGame,
    TableGameError,
    game_of,
    read_date,
    read_minutes,
    read_party,
    read_result,
    read_rounds,
    read_why,
)

GAME = TableGame("mill", False, 9, ("collin", "filch"), 70, "time ran out", "2026-01-31")


def test_the_cells_of_a_game_are_that_game() -> None:
    assert game_of(GAME.cells()) == GAME
    won = TableGame("mill", True, 9, ("collin",))
    assert won.cells()["minutes"] == ""
    assert game_of(won.cells()) == won


def test_a_game_names_its_chapter() -> None:
    with pytest.raises(TableGameError, match="no chapter"):
        game_of(GAME.cells() | {"chapter": ""})


@pytest.mark.parametrize("date", ["31.01.2026", "46053", ""])
def test_a_date_that_a_spreadsheet_has_rewritten_does_no_harm(date: str) -> None:
    assert game_of(GAME.cells() | {"date": date}).date == date


def test_results_and_parties_are_read_as_people_write_them() -> None:
    assert read_result(" Won ")
    assert not read_result("LOST")
    for text in ("collin,filch", "collin filch", " collin; filch "):
        assert read_party(text) == ("collin", "filch")
    assert read_minutes("") == 0


@pytest.mark.parametrize("text", ["", "drawn", "wonn"])
def test_other_results_are_refused(text: str) -> None:
    with pytest.raises(TableGameError, match="neither"):
        read_result(text)


@pytest.mark.parametrize("text", ["", "0", "301", "-3", "4.5", "many", "²", "9" * 5000])
def test_impossible_rounds_are_refused(text: str) -> None:
    with pytest.raises(TableGameError, match="whole number from 1 to 300"):
        read_rounds(text)


def test_impossible_minutes_and_empty_parties_are_refused() -> None:
    with pytest.raises(TableGameError, match="from 1 to 1440"):
        read_minutes("1441")
    with pytest.raises(TableGameError, match="no party"):
        read_party(" , ")


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", " =1", '"=1', "lost;=1", "lost, @x", "lost|=1"])
def test_reasons_that_a_spreadsheet_may_compute_are_refused(text: str) -> None:
    with pytest.raises(TableGameError, match="formula"):
        read_why(text)


@pytest.mark.parametrize("text", ["two\nlines", "a\tb", "x\x1b[2J", "\u202etxt"])
def test_reasons_with_control_characters_are_refused(text: str) -> None:
    with pytest.raises(TableGameError, match="control character"):
        read_why(text)


def test_reasons_are_short() -> None:
    assert read_why(" a rat - twice - won: 3-1; they = lost ") == "a rat - twice - won: 3-1; they = lost"
    assert len(read_why("x" * 200)) == 200
    with pytest.raises(TableGameError, match="201 characters"):
        read_why("x" * 201)


@pytest.mark.parametrize("text", ["1.2.2026", "2026-02-30", "20260131", "2026-W05-6", "=1"])
def test_only_days_are_dates(text: str) -> None:
    assert read_date("2026-01-31") == "2026-01-31"
    assert read_date("") == ""
    with pytest.raises(TableGameError, match="2026-01-31"):
        read_date(text)
