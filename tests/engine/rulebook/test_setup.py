"""Setting a chapter up (SETUP)."""

from __future__ import annotations

import pytest

from engine.playtest import PartyError, check_party
from engine.records.chapter import MICE
from engine.records.game import Game
from engine.rulebook.encounters import enter_face
from tests.engine.table import CELLAR, FIELD, ROAD, face, held, start, tile

RATS = {"place": {"minion": "rat", "count": 2}}
SLINGERS = {"place": {"minion": "slinger", "count": 1}}


def spaces(game: Game) -> list[str]:
    return [game.chapter.board.name(pos) for pos in game.state.pos[: game.state.mice]]


def cards(game: Game, copies: list[int]) -> list[str]:
    return sorted(game.chapter.search_ids[game.chapter.copies[copy]] for copy in copies)


# -- the party -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-1")
def test_a_party_of_the_right_size_with_those_required_may_play() -> None:
    chapter = start({"party": {"mice": 4, "required": ["ash"], "barred": ["elder"]}}).chapter
    check_party(chapter, ("ash", "birch", "cedar", "dill"))


@pytest.mark.rule("SETUP-1", negative=True)
@pytest.mark.parametrize(
    ("party", "reason"),
    [
        (("ash", "birch", "cedar"), "3 mice"),
        (("birch", "cedar", "dill", "fern"), 'lacks "ash"'),
        (("ash", "birch", "cedar", "elder"), '"elder" is barred'),
        (("ash", "ash", "cedar", "dill"), "twice"),
    ],
)
def test_a_party_too_small_incomplete_or_with_a_barred_hero_may_not(party: tuple[str, ...], reason: str) -> None:
    chapter = start({"party": {"mice": 4, "required": ["ash"], "barred": ["elder"]}}).chapter
    with pytest.raises(PartyError, match=reason):
        check_party(chapter, party)


@pytest.mark.rule("SETUP-2")
def test_each_mouse_wears_its_gear_and_takes_one_ability_of_its_classes() -> None:
    game = start(heroes=("ash", "birch"), more={"abilities": {"mend": {"classes": ["healer"], "cost": 1}}})
    assert [held(game, 0), held(game, 1)] == [["sword"], ["bow"]]
    names = game.chapter.ability_ids
    taken = [[name for i, name in enumerate(names) if mask >> i & 1] for mask in game.state.abilities[:2]]
    assert taken == [["parry"], ["volley"]]


@pytest.mark.rule("SETUP-2", negative=True)
def test_no_mouse_takes_an_ability_of_another_class_or_one_that_is_taken() -> None:
    game = start(heroes=("dill", "fern"), more={"abilities": {"mend": {"classes": ["any"], "cost": 1}}})
    mend = 1 << game.chapter.ability_ids.index("mend")
    assert game.state.abilities[:2] == [mend, 0]
    assert held(game, 0) == []


@pytest.mark.rule("SETUP-3")
def test_the_chapter_hands_out_cards_and_party_items() -> None:
    game = start({"setup": [{"give-card": {"card": "map", "who": {"hero": "birch"}}}, {"give-card": "rope"}]})
    assert cards(game, game.state.pack[1]) == ["map"]
    assert cards(game, game.state.stash) == ["rope"]


@pytest.mark.rule("SETUP-3", negative=True)
def test_nothing_is_handed_out_that_the_chapter_does_not_name() -> None:
    game = start()
    assert game.state.stash == []
    assert game.state.pack == [[]] * MICE


# -- board and figures -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-4")
def test_tiles_lie_as_the_plan_says_with_the_chosen_face_up() -> None:
    east = tile(face("hall", "h1 h2"), face("vault", "v1 v2", colour="blue"))
    plan = [{"face": "cellar", "at": [0, 0]}, {"face": "hall", "at": [1, 0]}]
    begin = {"face": "cellar", "space": "b2"}
    game = start({"plan": plan, "start": begin}, tiles=(tile(FIELD, CELLAR), east))
    assert [game.chapter.board.face_ids[up] for up in game.state.face_up] == ["cellar", "hall"]
    assert game.chapter.board.tile_at == [(0, 0), (1, 0)]


@pytest.mark.rule("SETUP-4", negative=True)
def test_tiles_are_never_turned_round() -> None:
    """The same tile in two places of the plan: what lies north of a space there lies north of it here."""
    for at in ([0, 0], [3, 2]):
        board = start({"plan": [{"face": "field", "at": at}]}).chapter.board
        above, below = board.space("field", "a1"), board.space("field", "b1")
        assert board.space_at[above][0] == board.space_at[below][0]
        assert board.space_at[above][1] < board.space_at[below][1]


@pytest.mark.rule("SETUP-5")
def test_mice_stand_on_the_start_space_and_minions_on_entry_spaces() -> None:
    game = start({"start": {"face": "field", "space": "b3"}, "setup": [RATS]})
    assert spaces(game) == ["field/b3"] * 4
    entries = game.chapter.board.face_entries[0]
    assert sum(game.state.minions_at[space].bit_count() for space in entries) == 2


@pytest.mark.rule("SETUP-5")
def test_minions_stand_where_the_chapter_says() -> None:
    game = start({"setup": [{"place": {"minion": "rat", "count": 2, "at": {"space": "field/b4"}}}]})
    assert game.state.minions_at[game.chapter.board.space("field", "b4")].bit_count() == 2


@pytest.mark.rule("SETUP-5")
def test_the_first_room_is_set_up_as_the_chapter_states() -> None:
    room = {"encounter": {"place": [{"minion": "grub", "count": 2}], "mousetraps": True}}
    game = start({"rooms": {"field": room}})
    assert game.state.minions.bit_count() == 2
    assert len(game.state.traps) == 2


@pytest.mark.rule("SETUP-5")
@pytest.mark.rule("ENC-4")
def test_every_face_a_split_party_starts_on_is_entered() -> None:
    apart = [{"teleport": {"who": {"hero": "birch"}, "to": "hall/h1"}}]
    rooms = {"hall": {"encounter": {"place": [{"minion": "grub", "count": 2}]}}}
    game = start({"setup": apart, "rooms": rooms}, heroes=("ash", "birch"), tiles=ROAD)
    hall = game.chapter.board.face_ids.index("hall")
    assert game.state.entered == 1 | 1 << hall
    assert game.state.minions.bit_count() == 2
    enter_face(game, hall, 0)
    assert game.state.minions.bit_count() == 2


@pytest.mark.rule("SETUP-5", negative=True)
def test_no_more_than_four_mice_stand_on_the_start_space() -> None:
    heroes = ("ash", "birch", "cedar", "dill", "elder", "fern")
    game = start({"start": {"face": "field", "space": "b3"}}, heroes=heroes)
    assert spaces(game)[:4] == ["field/b3"] * 4
    assert set(spaces(game)[4:]) <= {"field/a3", "field/b2", "field/b4", "field/c3"}


# -- track, clock, decks ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-6")
def test_mice_and_every_minion_type_on_the_board_are_shuffled_together() -> None:
    """Wherever a card can come by shuffling, it comes for some seed: minions placed later are not last."""
    places = set()
    for seed in range(60):
        game = start({"setup": [RATS, SLINGERS]}, heroes=("ash", "birch"), seed=seed)
        assert len(game.state.track) == 4
        slinger = MICE + game.chapter.card_ids.index("slinger")
        places.add(game.state.track.index(slinger))
    assert places == {0, 1, 2, 3}


@pytest.mark.rule("SETUP-6")
def test_initiative_is_laid_once_at_the_start() -> None:
    leads = [{"when": "initiative-laid", "do": [{"count": {"counter": "laid"}}]}]
    game = start({"setup": [RATS, SLINGERS], "rules": leads, "counters": {"laid": {"start": 0}}})
    assert game.state.counters == [1]


@pytest.mark.rule("SETUP-6", negative=True)
def test_minions_not_on_the_board_have_no_card_on_the_track() -> None:
    game = start({"setup": [RATS]}, heroes=("ash", "birch"))
    assert sorted(game.state.track) == [0, 1, MICE + game.chapter.card_ids.index("rat")]


@pytest.mark.rule("SETUP-7")
def test_the_clock_starts_on_page_one_with_an_empty_wheel_and_the_chapters_end_page() -> None:
    state = start({"end-page": 7}).state
    assert (state.page, state.end_page, state.wheel, state.round) == (1, 7, 0, 1)


@pytest.mark.rule("SETUP-7", negative=True)
def test_minions_placed_at_the_start_put_nothing_on_the_wheel_and_take_no_time() -> None:
    state = start({"setup": [RATS, SLINGERS]}).state
    assert (state.page, state.wheel) == (1, 0)


@pytest.mark.rule("SETUP-8")
def test_the_search_deck_holds_all_other_cards_shuffled() -> None:
    game = start({"setup": [{"give-card": {"card": "map", "who": {"hero": "ash"}}}]})
    chapter = game.chapter
    out = ["map", "sword", "bow", "hammer"]
    every = sorted(chapter.search_ids[definition] for definition in chapter.copies)
    assert cards(game, game.state.deck) == [name for name in every if name not in out]
    assert game.state.deck != sorted(game.state.deck)
    assert game.state.deck != start({"setup": []}, seed=2).state.deck


@pytest.mark.rule("SETUP-8")
def test_the_encounter_deck_is_the_union_of_decks_and_listed_cards() -> None:
    game = start({"encounters": {"decks": ["calm", "traps"], "cards": ["raid"]}})
    assert sorted(game.chapter.encounter_ids[card] for card in game.state.encounters) == ["few", "raid", "snares"]
    assert game.state.encounter_up == -1


@pytest.mark.rule("SETUP-8", negative=True)
def test_cards_drawn_during_setup_come_from_a_shuffled_deck() -> None:
    draw = {"setup": [{"draw": {"who": {"hero": "dill"}}}]}
    drawn = {tuple(cards(start(draw, seed=seed), start(draw, seed=seed).state.pack[3])) for seed in range(12)}
    assert len(drawn) > 2


@pytest.mark.rule("SETUP-8", negative=True)
def test_encounter_cards_of_other_decks_stay_out() -> None:
    game = start({"encounters": {"decks": ["traps"]}})
    assert [game.chapter.encounter_ids[card] for card in game.state.encounters] == ["snares"]


@pytest.mark.rule("SETUP-9")
def test_further_instructions_run_when_all_else_is_ready() -> None:
    setup = [{"end-marker": 2}, {"cheese": {"who": "mice-on-tile", "amount": 1}}, RATS]
    game = start({"setup": setup, "end-page": 6})
    assert game.state.end_page == 8
    assert game.state.cheese[:4] == [1, 1, 1, 1]
    assert game.state.minions.bit_count() == 2


@pytest.mark.rule("SETUP-9", negative=True)
def test_rooms_that_are_not_entered_are_not_set_up() -> None:
    rooms = {"cellar": {"setup": [{"end-marker": 2}]}}
    assert start({"rooms": rooms, "end-page": 6}).state.end_page == 6
