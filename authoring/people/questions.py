"""Ask a person at a terminal for what the options have not said about a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from authoring.people.table_game import (
    TableGame,
    TableGameError,
    read_date,
    read_minutes,
    read_party,
    read_result,
    read_rounds,
    read_why,
)

Answers = dict[str, str | None]
"""What is known of a game by column; None where nobody has been asked."""
CheckParty = Callable[[tuple[str, ...]], None]


@dataclass(frozen=True)
class Question:
    """A column, the words that ask for it, and the function that refuses a wrong answer."""

    column: str
    words: str
    read: Callable[[str], object]
    needed: bool = True


def questions(check_party: CheckParty) -> tuple[Question, ...]:
    """Return the questions in their order."""
    return (
        Question("result", "Did the mice win or lose (won, lost)? ", read_result),
        Question("why", "Why did they lose (such as: time ran out)? ", read_why, needed=False),
        Question("rounds", "How many rounds did the game take? ", read_rounds),
        Question(
            "party", "Which heroes played (such as collin,filch,lily)? ", lambda text: check_party(read_party(text))
        ),
        Question("minutes", "How many minutes did it take (nothing if you do not know)? ", read_minutes, needed=False),
    )


def missing(answers: Answers) -> list[str]:
    """Return the columns that a game must have and that are not known."""
    return [one.column for one in questions(lambda party: None) if one.needed and answers[one.column] is None]


def ask_missing(
    answers: Answers, check_party: CheckParty, ask: Callable[[str], str], tell: Callable[[str], None]
) -> Answers:
    """Ask for what is not known until each answer fits. Nobody is asked why they won.

    Raises TableGameError if what is known does not fit.
    """
    found = dict(answers)
    for question in questions(check_party):
        known = found[question.column]
        if known is not None:
            question.read(known)
        elif question.column == "why" and read_result(found["result"] or ""):
            continue
        while found[question.column] is None:
            answer = ask(question.words)
            try:
                question.read(answer)
            except TableGameError as error:
                tell(str(error))
            else:
                found[question.column] = answer
    return found


def game_from(chapter: str, answers: Answers, check_party: CheckParty) -> TableGame:
    """Make the game of the answers; raise TableGameError if one does not fit."""
    text = {column: answer or "" for column, answer in answers.items()}
    party = read_party(text["party"])
    check_party(party)
    return TableGame(
        chapter,
        read_result(text["result"]),
        read_rounds(text["rounds"]),
        party,
        read_minutes(text["minutes"]),
        read_why(text["why"]),
        read_date(text["date"]),
    )
