"""Whole campaigns."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from engine.playtest import CompiledPlan, Plan, run
from engine.playtest.campaign import (
    ENDLESS,
    FAILED,
    FINISHED,
    MOST_GAMES,
    CampaignPlan,
    CampaignSummary,
    party_for,
)  # fmt: skip
from engine.playtest.summary import CRASHED
from engine.records.state import LOST, WON
from tests.engine.playtest.toy import PARTY, toy


def always(word: str, **keys: Any) -> Plan:
    """A chapter that is over at once."""
    return toy(rules=[{"id": word, "when": "chapter-start", "do": [{word: word}]}], **keys)


def coin(**keys: Any) -> Plan:
    """A chapter that is won in half of the games; winners have been brave, and hold an ability."""
    passed = [{"achieve": "brave"}, {"win": "heads"}]
    test = {"pass": passed, "fail": [{"lose": "tails"}]}
    brave = [{"id": "brave", "name": "Brave", "text": "Brave."}]
    return toy(rules=[{"id": "toss", "when": "chapter-start", "do": [{"test": test}]}], achievements=brave, **keys)


def campaign(chapters: list[dict[str, Any]], plans: dict[str, Plan], **keys: Any) -> CampaignPlan:
    return CampaignPlan({"kind": "campaign", "id": "tale", "chapters": chapters, **keys}, plans)


def played(plan: CampaignPlan, index: int = 0) -> CampaignSummary:
    return plan.compile().play(index)


def test_chapters_in_order_and_the_last_one_counts() -> None:
    plans = {"one": always("lose"), "two": always("win")}
    one = played(campaign([{"chapter": "one"}, {"chapter": "two"}], plans))
    assert [(chapter, game.outcome) for chapter, game in one.games] == [("one", LOST), ("two", WON)]
    assert one.end == FINISHED
    other = played(campaign([{"chapter": "two"}, {"chapter": "one"}], plans))
    assert other.end == FAILED


def test_each_game_has_dice_of_its_own() -> None:
    one = played(campaign([{"chapter": "one"}, {"chapter": "two"}], {"one": always("win"), "two": always("win")}), 3)
    assert len({game.seed for _, game in one.games}) == 2
    assert {game.index for _, game in one.games} == {3}


def test_a_fork_by_an_achievement() -> None:
    then = [{"if": {"achieved": "brave"}, "go": "high-road"}, {"go": "end"}]
    plans = {"start": coin(), "high-road": always("win")}
    plan = campaign([{"chapter": "start", "then": then}, {"chapter": "high-road"}], plans)
    for one in (played(plan, index) for index in range(8)):
        brave = one.games[0][1].outcome == WON
        assert [chapter for chapter, _ in one.games] == (["start", "high-road"] if brave else ["start"])


def test_tried_again_until_it_is_won_or_enough() -> None:
    plan = campaign([{"chapter": "one"}], {"one": always("lose")}, **{"after-defeat": "retry", "retries": 2})
    assert len(played(plan).games) == 3
    assert played(plan).end == FAILED


def test_round_in_circles() -> None:
    circle = [{"chapter": "one", "then": [{"go": "one"}]}]
    one = played(campaign(circle, {"one": always("win")}))
    assert one.end == ENDLESS
    assert len(one.games) == MOST_GAMES


def test_what_was_learnt_is_carried_over() -> None:
    """Ability cards are taken at the start of the first chapter; in the second nobody takes a new one."""
    plan = campaign([{"chapter": "one"}, {"chapter": "two"}], {"one": always("win"), "two": always("win")})
    first, second = (game for _, game in played(plan).games)
    assert first.decisions > 0
    assert second.decisions == 0


def test_a_chapter_that_is_tried_again_starts_as_before() -> None:
    plan = campaign([{"chapter": "one"}], {"one": always("lose")}, **{"after-defeat": "retry", "retries": 1})
    first, second = (game for _, game in played(plan).games)
    assert first.decisions > 0
    assert second.decisions > 0  # abilities are chosen anew


def test_who_plays() -> None:
    open_to_all = CompiledPlan(toy(party={"mice": {"from": 3, "to": 4}})).chapter
    assert party_for(open_to_all, (), ()) == PARTY
    assert party_for(open_to_all, ("fern", "elder", "dill"), PARTY) == ("fern", "elder", "dill")
    assert party_for(open_to_all, (), ("dill", "elder", "fern")) == ("dill", "elder", "fern")
    without_ash = CompiledPlan(toy(party={"mice": 4, "barred": ["ash"]})).chapter
    assert party_for(without_ash, PARTY, PARTY) == ("birch", "cedar", "dill", "elder")


def test_campaigns_add_up_whoever_plays_them() -> None:
    then = [{"if": "defeat", "go": "end"}]
    plan = campaign([{"chapter": "one", "then": then}, {"chapter": "two"}], {"one": coin(), "two": coin()})
    tally = run(plan, 35).tally
    assert tally.games == 35
    assert tally.ends[FINISHED] + tally.ends[FAILED] == 35
    assert tally.chapters["one"].games == 35
    assert tally.chapters["two"].games == tally.chapters["one"].won
    assert tally.ends[FINISHED] == tally.chapters["two"].won
    assert sum(tally.routes.values()) == 35
    assert tally.victories[2] == tally.ends[FINISHED]
    with ThreadPoolExecutor(2) as executor:
        assert run(plan, 35, executor).tally == tally


def test_a_crash_ends_a_campaign_and_spares_the_rest() -> None:
    fainting = replace(coin(), bot="tests.engine.playtest.toy:FaintingBot")
    tally = run(campaign([{"chapter": "one"}], {"one": fainting}), 20).tally
    assert tally.games == 18
    assert tally.chapters["one"].outcomes[CRASHED] == 2
    assert [seed for seed, _, _ in tally.chapters["one"].crashes] == [0, 10]


@pytest.mark.parametrize("keep", [{"abilities": False}, {"achievements": False}])
def test_what_is_not_to_be_kept_is_not(keep: dict[str, Any]) -> None:
    then = [{"if": {"achieved": "brave"}, "go": "end"}]
    chapters = [{"chapter": "one"}, {"chapter": "two", "then": then}, {"chapter": "three"}]
    plans = {"one": coin(), "two": always("win"), "three": always("win")}
    plan = campaign(chapters, plans, keep=keep)
    brave = next(one for one in (played(plan, index) for index in range(20)) if one.games[0][1].outcome == WON)
    if "abilities" in keep:
        assert brave.games[1][1].decisions > 0
        assert len(brave.games) == 2
    else:
        assert len(brave.games) == 3
