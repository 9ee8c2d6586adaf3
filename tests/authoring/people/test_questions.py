"""A person is asked for what the options leave out, until each answer fits."""

from __future__ import annotations

import pytest

from authoring.people.questions import Answers, ask_missing, game_from, missing
from authoring.people.table_game import TableGameError

NOTHING: Answers = {"result": None, "why": None, "rounds": None, "party": None, "minutes": None, "date": ""}
GIVEN: Answers = {"result": "won", "why": "luck", "rounds": "9", "party": "collin", "minutes": "70", "date": ""}


def any_party(party: tuple[str, ...]) -> None:
    """Every party may play."""


def asked(answers: Answers, *typed: str) -> tuple[Answers, list[str], list[str]]:
    """Return the answers, the questions and what was said between them."""
    replies, questions, told = iter(typed), [], []

    def ask(words: str) -> str:
        questions.append(words.split()[0] + " " + words.split()[1])
        return next(replies)

    return ask_missing(answers, any_party, ask, told.append), questions, told


def test_everything_is_asked() -> None:
    answers, questions, told = asked(NOTHING, "lost", "time ran out", "9", "collin,filch", "")
    assert questions == ["Did the", "Why did", "How many", "Which heroes", "How many"]
    assert told == []
    game = game_from("mill", answers, any_party)
    assert (game.won, game.why, game.rounds, game.party, game.minutes) == (
        False, "time ran out", 9, ("collin", "filch"), 0,
    )  # fmt: skip


def test_nobody_is_asked_why_they_won_or_what_is_known() -> None:
    assert asked(GIVEN) == (GIVEN, [], [])
    assert asked({**NOTHING, "result": "won"}, "9", "collin", "70")[1] == ["How many", "Which heroes", "How many"]


def test_a_wrong_answer_is_asked_for_again() -> None:
    answers, questions, told = asked({**GIVEN, "rounds": None}, "a few", "0", "12")
    assert answers["rounds"] == "12"
    assert len(questions) == 3
    assert len(told) == 2


def test_a_wrong_option_is_refused_before_any_question() -> None:
    with pytest.raises(TableGameError, match="neither"):
        asked({**NOTHING, "result": "drawn"})


def test_a_game_needs_a_result_rounds_and_a_party() -> None:
    assert missing(NOTHING) == ["result", "rounds", "party"]
    assert missing(GIVEN) == []


def test_the_party_is_checked() -> None:
    def nobody(party: tuple[str, ...]) -> None:
        raise TableGameError(f"not {party[0]}")

    with pytest.raises(TableGameError, match="not collin"):
        game_from("mill", GIVEN, nobody)
