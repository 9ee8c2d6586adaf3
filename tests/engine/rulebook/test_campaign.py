"""From one chapter of a campaign to the next (CAMP)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.decision import DONE
from engine.records.game import Carried, Game
from engine.records.state import LOST, WON
from engine.rulebook.campaign import OVER, carry, next_chapter
from engine.rulebook.setup import achieve
from tests.engine.table import Table, held, start

FRIENDS: dict[str, Any] = {
    "friend": {"rules": [{"modify": {"lore": 1}}]},
    "cheesy": {"individual": True},
}
MORE = {"achievements": FRIENDS}


def after_a_chapter() -> Table:
    """A party with all it can have."""
    table = Table({"ash": "a1", "birch": "a2"}, more=MORE)
    table.learn("ash", "rally")
    table.learn("ash", "parry")
    table.give("ash", "cap", worn=True)
    table.give("ash", "map")
    table.give("ash", "rope")
    table.state.cheese[0] = 5
    table.state.wounds[0] = table.state.poison[0] = 1
    table.afflict(0, "webbed")
    for name in FRIENDS:
        achieve(table.game, table.chapter.achievement_ids.index(name), 0)
    return table


def begun(carried: Carried | None) -> Game:
    return start(heroes=("ash", "birch"), more=MORE, carried=carried)


def abilities(game: Game, mouse: int) -> list[str]:
    return [name for i, name in enumerate(game.chapter.ability_ids) if game.state.abilities[mouse] >> i & 1]


def pack(game: Game, mouse: int) -> list[str]:
    return [game.chapter.search_ids[game.chapter.copies[copy]] for copy in game.state.pack[mouse]]


@pytest.mark.rule("CAMP-1")
def test_abilities_and_story_achievements_are_kept() -> None:
    game = begun(carry(after_a_chapter().game))
    assert abilities(game, 0) == ["parry", "rally"]
    assert game.state.achieved[game.chapter.achievement_ids.index("friend")]
    assert game.state.active  # its rules are in force again
    assert game.state.owners[game.chapter.achievement_source[game.chapter.achievement_ids.index("friend")]]


@pytest.mark.rule("CAMP-1", negative=True)
def test_a_mouse_with_abilities_does_not_choose_another_and_one_without_does() -> None:
    carried = Carried()
    carried.abilities = {"ash": ["rally"]}
    game = begun(carried)
    assert abilities(game, 0) == ["rally"]
    assert len(abilities(game, 1)) == 1


@pytest.mark.rule("CAMP-1", negative=True)
def test_a_campaign_may_keep_less() -> None:
    carried = carry(after_a_chapter().game, {"abilities": False, "achievements": False, "search-cards": 0})
    assert (carried.abilities, carried.cards, carried.achievements) == ({}, {"ash": [], "birch": []}, [])


@pytest.mark.rule("CAMP-2")
def test_one_found_card_of_each_mouses_choice_is_kept_besides_its_starting_equipment() -> None:
    table = after_a_chapter()
    table.choose(table.state.pack[0][0])
    game = begun(carry(table.game))
    assert pack(game, 0) == ["map"]
    assert held(game, 0) == ["sword"]
    assert pack(game, 1) == []


@pytest.mark.rule("CAMP-2", negative=True)
def test_not_two_and_none_if_none_is_wanted() -> None:
    table = after_a_chapter()
    assert carry(table.game).cards["ash"] == ["cap"]
    table.choose(DONE)
    assert carry(table.game).cards["ash"] == []
    options = table.bot.seen[0].options
    assert table.state.worn[0][0] not in options  # starting equipment is not among what may be kept


@pytest.mark.rule("CAMP-2", negative=True)
def test_another_mouses_starting_gear_is_kept_only_where_a_second_copy_is() -> None:
    table = Table({"ash": "a1", "birch": "a2"})
    bow = table.state.worn[1][0]
    table.state.worn[1].remove(bow)
    table.state.pack[0].append(bow)
    carried = carry(table.game)
    assert carried.cards["ash"] == ["bow"]
    game = start(heroes=("ash", "birch"), carried=carried)
    assert held(game, 1) == ["bow"]
    assert pack(game, 0) == []


@pytest.mark.rule("CAMP-3")
def test_every_chapter_starts_unhurt_without_cheese_or_party_items() -> None:
    state = begun(carry(after_a_chapter().game)).state
    assert (state.cheese[0], state.wounds[0], state.poison[0], state.status[0], state.stash) == (0, 0, 0, 0, [])


@pytest.mark.rule("CAMP-3", negative=True)
def test_individual_achievements_and_party_items_are_not_carried() -> None:
    carried = carry(after_a_chapter().game)
    assert carried.achievements == ["friend"]
    assert "rope" not in carried.cards["ash"]


ROAD: dict[str, Any] = {"chapters": [{"chapter": "one"}, {"chapter": "two"}, {"chapter": "three"}]}


@pytest.mark.rule("CAMP-4")
def test_by_default_a_party_goes_on_after_a_defeat() -> None:
    assert next_chapter(ROAD, "one", LOST, []) == "two"
    assert next_chapter(ROAD, "one", WON, []) == "two"
    assert next_chapter(ROAD, "three", WON, []) == OVER


@pytest.mark.rule("CAMP-4")
def test_or_tries_again_where_that_is_the_policy() -> None:
    policy = {**ROAD, "after-defeat": "retry", "retries": 2}
    assert [next_chapter(policy, "one", LOST, [], tries) for tries in (1, 2, 3)] == ["one", "one", "two"]


@pytest.mark.rule("CAMP-4", negative=True)
def test_a_won_chapter_is_not_played_again_and_branches_come_first() -> None:
    policy = {**ROAD, "after-defeat": "retry"}
    assert next_chapter(policy, "one", WON, []) == "two"
    forks = [{"if": {"achieved": "friend"}, "go": "three"}, {"if": "defeat", "go": "end"}]
    forked = {**policy, "chapters": [{"chapter": "one", "then": forks}, *ROAD["chapters"][1:]]}
    assert next_chapter(forked, "one", LOST, ["friend"]) == "three"
    assert next_chapter(forked, "one", LOST, []) == OVER
    assert next_chapter(forked, "one", WON, []) == "two"
