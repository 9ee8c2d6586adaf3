"""Luck shares against toy chapters whose exact shares are known."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from engine.play import new_game, play
from engine.playtest.luck import (
    PLAYERS,
    SOURCES,
    CompiledLuck,
    Estimate,
    LuckPlan,
    LuckShare,
    LuckTally,
    luck_shares,
    play_with_seeds,
    win_rate,
)
from engine.playtest.plan import CompiledPlan, Plan
from engine.records.dice import STREAMS
from tests.engine.bots.journey import PARTY, journey
from tests.engine.scene import content, plain_chapter
from tests.engine.state_data import state_data

ROWS = 2000
TOSS = {"test": {"dice": 2, "times": 1, "pass": ["win"], "fail": ["lose"]}}
"""Won with at least one star on two dice: 3 times in 4."""


def measured(rules: list[dict[str, Any]], party: tuple[str, ...], rows: int = ROWS) -> LuckTally:
    chapter = plain_chapter([("guard-room", 0, 0)], rules=rules, **{"end-page": 3})
    compiled = CompiledLuck(CompiledPlan(Plan(content(chapter), "random", (party,))))
    tally = LuckTally()
    for index in range(rows):
        tally.add(compiled.play(index))
    assert not tally.errors
    return tally


def by_source(tally: LuckTally) -> dict[str, LuckShare]:
    return {one.source: one for one in luck_shares(tally)}


def holds(one: Estimate, exact: float) -> bool:
    return one.low <= exact <= one.high and one.high - one.low < 0.2


def test_dice_and_initiative_share_the_outcome_as_computed_by_hand() -> None:
    """The first mouse on the track decides: Collin (1 in 2) wins with a star (p = 3/4), Filch loses; q = 1/2.

    Of the variance the dice decide q(1-p)/(1-pq) alone and have a part in (1-p)/(1-pq); initiative likewise.
    """
    tally = measured(
        [
            {"id": "toss", "when": "turn-start", "if": {"hero": "collin"}, "do": [TOSS]},
            {"id": "other", "when": "turn-start", "if": {"hero": "filch"}, "do": ["lose"]},
        ],
        ("collin", "filch"),
    )
    found = by_source(tally)
    assert win_rate(tally).low <= 3 / 8 <= win_rate(tally).high
    for source, alone, involved in (("dice", 0.2, 0.4), ("initiative", 0.6, 0.8)):
        assert holds(found[source].alone, alone)
        assert holds(found[source].involved, involved)
    for source in ("search deck", "encounter deck", PLAYERS):
        assert found[source].turned.count == 0
        assert found[source].alone.value == found[source].involved.value == 0


def test_the_search_deck_alone_decides_where_a_card_wins() -> None:
    """Whoever draws one of some cards wins, anybody else loses: the whole outcome lies in the deck."""
    some = ["dagger", "grape", "antidote", "cheese-cache", "leather-breastplate", "acorn-cap", "catnip"]
    rules = [
        {"id": "draw", "when": "turn-start", "do": [{"draw": {"who": "all-mice"}}, "lose"]},
        {"id": "found", "when": "card-drawn", "if": {"card": some}, "do": ["win"]},
    ]
    found = by_source(measured(rules, ("collin",), 600))
    assert found["search deck"].involved.value == pytest.approx(1, abs=0.01)
    assert found["search deck"].alone.high == pytest.approx(1, abs=0.01)
    assert found["dice"].turned.count == 0


def test_games_that_all_end_alike_have_no_shares() -> None:
    tally = measured([{"id": "late", "when": "turn-start", "do": ["lose"]}], ("collin",), 20)
    assert luck_shares(tally) == []


def test_a_plan_of_rows_can_be_sent_and_merged() -> None:
    chapter = plain_chapter([("guard-room", 0, 0)], rules=[{"id": "toss", "when": "turn-start", "do": [TOSS]}])
    plan = LuckPlan(Plan(content(chapter), "random", (("collin",),)))
    first, second = plan.empty_tally(), plan.empty_tally()
    compiled = pickle.loads(pickle.dumps(plan)).compile()
    for index in range(6):
        (first if index < 3 else second).add(compiled.play(index))
    second.add(compiled.lost(6))
    second.skip(2)
    first.merge(second)
    assert (len(first.rows), len(first.errors)) == (6, 1)


def test_the_same_seeds_give_the_same_game_and_each_source_has_its_own() -> None:
    compiled = CompiledPlan(Plan(content(plain_chapter([("guard-room", 0, 0)])), "random", (("collin",),)))
    seeds = tuple(range(len(SOURCES)))
    assert play_with_seeds(compiled, 0, seeds) == play_with_seeds(compiled, 0, seeds)
    rows = {CompiledLuck(compiled)._seeds(index, which) for index in range(20) for which in (0, 1)}
    assert len(rows) == 40


def test_streams_of_their_own_leave_ordinary_games_as_they_are() -> None:
    """Without streams, all chance comes from one generator; with them, a deck does not depend on the dice."""
    from engine.bots import make_bot

    def game(streams: list[int] | None) -> Any:
        chapter = journey()
        heroes = [chapter.hero_ids.index(hero) for hero in PARTY]
        return new_game(chapter, heroes, 7, [make_bot("greedy", 7)], streams=streams)

    plain = game(None)
    assert plain.state.streams == []
    one, other = game([11, 22, 33, 44]), game([99, 22, 33, 44])
    assert one.state.deck == other.state.deck != plain.state.deck
    assert len(one.state.streams) == len(STREAMS)
    copy = one.state.copy()
    play(one)
    assert state_data(game([11, 22, 33, 44]).state) == state_data(copy)
