"""The search for the smallest changes, with games whose outcome is a formula instead of a game."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import exp
from pathlib import Path
from random import Random

import pytest

from authoring.balance.knobs import Knob, find_knobs
from authoring.balance.patch import Change
from authoring.balance.search import FINALISTS, Candidate, Wanted, halve, promising_pairs, search
from authoring.balance.wanted import WantedRange
from engine.playtest.versions.ends import Ends
from engine.records.state import LOST, WON
from tests.authoring.balance.toys import open_toy


class Formula:
    """Plays games that are won with log odds that each step of each knob changes by as much as its weight."""

    def __init__(self, weights: dict[str, float], start: float) -> None:
        self.weights, self.start, self.games = weights, start, 0

    def rate(self, candidate: Candidate) -> float:
        odds = self.start
        for change in candidate.changes:
            odds += self.weights.get(change.knob.name, 0) * (change.value - change.knob.value)
        return 1 / (1 + exp(-odds))

    def __call__(self, candidates: Sequence[Candidate], games: int) -> None:
        for candidate in candidates:
            if not candidate.cases:
                candidate.cases = [Ends()]
            (ends,) = candidate.cases
            chance, rate = Random(len(ends.course)), self.rate(candidate)
            more = games - len(ends.course)
            self.games += max(0, more)
            ends.merge(
                Ends(bytearray(WON if chance.random() < rate else LOST for _ in range(more)), array("H", [9] * more))
            )


def singles(knobs: list[Knob]) -> list[Candidate]:
    return [Candidate((Change(knob, value),)) for knob in knobs for value in knob.values()]


def found(folder: Path, weights: dict[str, float], start: float, wish: WantedRange) -> tuple[Candidate, Formula]:
    play = Formula(weights, start)
    base = Candidate(())
    play([base], 512)
    best = search(base.cases, singles(find_knobs(open_toy(folder))), Wanted(((wish, 0),)), play)
    assert len(best) <= FINALISTS
    return best[0], play


HALF = WantedRange("win-rate", 0.4, 0.6)


def test_the_one_number_that_matters(tmp_path: Path) -> None:
    best, play = found(tmp_path, {"end-page": 1.0}, -2.0, HALF)
    assert [str(change) for change in best.changes] == ["end-page 5 → 7"]
    assert play.games < 20_000


def test_the_smallest_of_several_changes_that_do(tmp_path: Path) -> None:
    best, _ = found(tmp_path, {"end-page": 1.0, "setup.0.place.count": -1.0}, 1.0, HALF)
    assert [str(change) for change in best.changes] == ["end-page 5 → 4"]


def test_two_numbers_where_one_is_too_weak(tmp_path: Path) -> None:
    weights = {"end-page": 0.45, "setup.0.place.count": -0.8}
    best, play = found(tmp_path, weights, -2.1, WantedRange("win-rate", 0.45, 0.55))
    assert len(best.changes) == 2
    assert abs(play.rate(best) - 0.5) < 0.08


def test_pairs_that_meet_a_wide_wish_in_an_early_round_are_not_forgotten(tmp_path: Path) -> None:
    weights = {"end-page": 0.9, "setup.0.place.count": -1.2}
    best, play = found(tmp_path, weights, -4.2, WantedRange("win-rate", 0.25, 0.75))
    assert len(best.changes) == 2
    assert 0.25 < play.rate(best) < 0.75


def test_halving_gives_the_better_ones_more_games(tmp_path: Path) -> None:
    play = Formula({"end-page": 1.0}, -2.0)
    candidates = singles(find_knobs(open_toy(tmp_path)))
    halve(candidates, Wanted(((HALF, 0),)), play)
    games = {str(one.changes[0]): len(one.cases[0].course) for one in candidates}
    assert games["end-page 5 → 7"] == max(games.values())
    assert min(games.values()) < max(games.values())


def test_pairs_never_turn_one_number_twice(tmp_path: Path) -> None:
    play = Formula({"end-page": 0.3, "setup.0.place.count": -0.3}, -2.0)
    base, tried = Candidate(()), singles(find_knobs(open_toy(tmp_path)))
    play([base], 400)
    play(tried, 200)
    pairs = promising_pairs(base.cases, tried, Wanted(((HALF, 0),)))
    assert pairs
    assert all(one.changes[0].knob is not one.changes[1].knob for one in pairs)


def test_the_prediction_adds_log_odds() -> None:
    wanted = Wanted(((HALF, 0),))
    assert wanted.predicted([0.5], [[0.5], [0.5]]) == pytest.approx(0)
    assert wanted.predicted([0.2], [[0.5], [0.2]]) == pytest.approx(0)
    assert wanted.predicted([0.2], [[0.5], [0.5]]) == pytest.approx(3)  # 0.8: 0.3 beyond the middle
