"""Which parties a chapter allows."""

from __future__ import annotations

from typing import Any

import pytest

from engine.playtest import CompiledPlan, PartyError, all_parties, check_party, first_party
from engine.playtest.parties import usual_size
from engine.records.chapter import Chapter
from tests.engine.playtest.toy import toy


def chapter(mice: Any, **party: Any) -> Chapter:
    return CompiledPlan(toy(party={"mice": mice, **party})).chapter


def test_the_first_party_in_alphabetical_order() -> None:
    assert first_party(chapter(4)) == ("ash", "birch", "cedar", "dill")
    assert first_party(chapter(4, barred=["birch"])) == ("ash", "cedar", "dill", "elder")
    assert first_party(chapter(3, required=["fern"])) == ("ash", "birch", "fern")


@pytest.mark.parametrize(
    ("mice", "usual"), [(3, 3), (4, 4), (6, 6), ({"from": 3, "to": 6}, 4), ({"from": 5, "to": 6}, 5)]
)
def test_four_mice_where_they_are_allowed(mice: Any, usual: int) -> None:
    assert usual_size(chapter(mice)) == usual


def test_all_parties_of_one_size_or_of_all() -> None:
    free = chapter({"from": 4, "to": 5}, barred=["fern"], required=["ash"])
    assert len(all_parties(free, 4)) == 4
    assert len(all_parties(free)) == 5
    assert all("ash" in party and "fern" not in party for party in all_parties(free))
    assert all_parties(free)[0] == first_party(free)


@pytest.mark.parametrize(
    ("party", "words"),
    [
        ("ash,birch,cedar", "party of 3 mice, scene is for 4"),
        ("ash,birch,cedar,ash", "a hero twice"),
        ("ash,birch,cedar,oak", 'unknown hero "oak"'),
        ("ash,birch,cedar,fern", '"fern" is barred'),
        ("birch,cedar,dill,elder", 'lacks "ash", whom scene requires'),
    ],
)
def test_what_is_wrong_with_a_party(party: str, words: str) -> None:
    with pytest.raises(PartyError, match=words):
        check_party(chapter(4, required=["ash"], barred=["fern"]), tuple(party.split(",")))


def test_nobody_left_to_play() -> None:
    empty = chapter(4, barred=["ash", "birch", "cedar"])
    with pytest.raises(PartyError, match="too few heroes"):
        first_party(empty)
    with pytest.raises(PartyError, match="too few heroes"):
        all_parties(empty)
