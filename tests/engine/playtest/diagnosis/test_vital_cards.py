"""A card without which nobody wins."""

from __future__ import annotations

from typing import Any

from engine.playtest.diagnosis import vital_cards
from tests.engine.playtest.diagnosis.cases import FIELD, HALL, case, compiled, earlier, game, line

NAME = next(one.name for one in compiled().lines.all if one.kind == "card drawn")
CARD = line("card drawn", NAME)


def finding(won: bool, *faces: str, after: int = 1) -> dict[str, Any]:
    """A game in which the card was drawn after some of the faces."""
    came = [line("face", face) for face in faces]
    return {**game(won, *faces, hits={CARD: 1}), "before": earlier([*came[:after], CARD, *came[after:]])}


def test_games_are_compared_that_got_as_far() -> None:
    """The card is found in the hall. Games that never come there say nothing about it."""
    early = [game(False, FIELD)] * 100
    found = [finding(True, FIELD, HALL, after=2)] * 40
    without = [game(False, FIELD, HALL)] * 40
    cards = case(early + found + without)
    (cause,) = vital_cards.find(cards)
    assert (cause.about["card"], cause.line) == (NAME, CARD)
    assert cause.about["lacking"] == 0.5
    assert round(cause.cost, 4) == round(40 / 180, 4)
    assert cause.example == 140
    assert cards.explained == set(range(140, 180))


def test_a_card_that_only_winners_come_to_is_none() -> None:
    """All who come to the hall find it there: it tells nothing that the hall does not tell."""
    assert not list(vital_cards.find(case([game(False, FIELD)] * 60 + [finding(True, FIELD, HALL, after=2)] * 60)))


def test_a_card_that_helps_is_not_vital_yet() -> None:
    without = [game(n % 10 < 2, FIELD) for n in range(60)]
    assert not list(vital_cards.find(case([finding(True, FIELD)] * 60 + without)))


def test_a_card_that_few_lack_is_no_matter() -> None:
    assert not list(vital_cards.find(case([finding(True, FIELD)] * 400 + [game(False, FIELD)] * 40)))
