"""A rule that is offered and never taken."""

from __future__ import annotations

import pytest

from engine.playtest.diagnosis import refused
from engine.playtest.diagnosis.cause import Moment
from tests.engine.playtest.diagnosis.cases import case, compiled, game

RING = next(number for number, offer in enumerate(compiled().offers.all) if offer.name == "ring")


@pytest.mark.parametrize(
    ("offering", "others", "found"), [(20, 0, True), (19, 0, False), (20, 80, True), (20, 81, False)]
)
def test_a_hundred_offers_in_a_fifth_of_the_games(offering: int, others: int, found: bool) -> None:
    games = [game()] * others + [game(offered={RING: 5})] * offering
    causes = list(refused.find(case(games)))
    assert bool(causes) is found
    if found:
        (cause,) = causes
        assert (cause.about["name"], cause.about["times"]) == ("ring", 100)
        assert (cause.example, cause.moment) == (others, Moment("offer", RING))


def test_a_rule_that_somebody_took_once() -> None:
    assert not list(refused.find(case([game(offered={RING: 5})] * 30 + [game(offered={RING: 5}, taken={RING: 1})])))


def test_rules_of_the_box_are_left_alone() -> None:
    games = case([game(offered={RING: 5})] * 30)
    games.is_own = lambda place: False
    assert not list(refused.find(games))
