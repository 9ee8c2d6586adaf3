"""Luck that is chosen: other dice, and another order of the cards that nobody has seen."""

from __future__ import annotations

import pytest

from engine.bots import make_bot
from engine.play import new_game, play
from engine.records import decision as decisions
from engine.solve.luck import SeeingBot, Seen, change_luck, play_turn, play_with_luck
from tests.engine.bots.journey import journey, ready
from tests.engine.decisions import make_decision
from tests.engine.state_data import state_data


def seeing(seed: int, seen: Seen) -> SeeingBot:
    return SeeingBot(make_bot("greedy", seed), seen)


@pytest.mark.parametrize("seed", range(4))
def test_without_changes_the_game_is_the_usual_one(seed: int) -> None:
    usual = ready([make_bot("greedy", seed)], seed)
    play(usual)
    seen = Seen()
    game = ready([seeing(seed, seen)], seed)
    play_with_luck(game, (), seen)
    assert state_data(game.state) == state_data(usual.state)


def test_a_change_takes_effect_after_its_turn() -> None:
    def positions(luck: tuple[tuple[int, int], ...]) -> list[object]:
        seen = Seen()
        game = ready([seeing(0, seen)], 0)
        seeds, found = dict(luck), []
        while not game.state.outcome:
            seen.look(game)
            if game.state.turn in seeds:
                change_luck(game.state, seeds[game.state.turn], seen)
            play_turn(game)
            found.append(state_data(game.state))
        return found

    one, other = positions(()), positions(((5, 1),))
    assert one[:5] == other[:5]
    assert one[5:] != other[5:]
    assert positions(((5, 1),)) == other  # the same luck is the same game


def test_unseen_cards_change_places_and_seen_cards_stay() -> None:
    state = ready([make_bot("random", 0)], 0).state
    before = state.deck[:]
    kept = before[2:5]
    seen = Seen(cards=sum(1 << copy for copy in kept))
    change_luck(state, 7, seen)
    assert state.deck != before
    assert state.deck[2:5] == kept
    assert sorted(state.deck) == sorted(before)


def test_what_left_its_deck_has_been_seen() -> None:
    game = ready([make_bot("random", 0)], 0)
    seen = Seen()
    top = game.state.deck.pop()
    card = game.state.encounters.pop()
    seen.look(game)
    assert seen.cards >> top & 1
    assert seen.encounters >> card & 1
    assert not any(seen.cards >> copy & 1 for copy in game.state.deck)
    game.state.deck.append(top)
    seen.look(game)
    assert seen.cards >> top & 1  # for ever


def test_what_a_player_could_choose_from_has_been_seen() -> None:
    seen = Seen()
    seen.offered(make_decision(decisions.CARD, 0, [3, 5, decisions.DONE]))
    seen.offered(make_decision(decisions.FIGURE, 0, [1, 2]))
    assert seen.cards == 1 << 3 | 1 << 5


def test_other_dice_follow_from_seed_and_turn() -> None:
    chapter = journey()
    states = [new_game(chapter, [0], 0, [make_bot("random", 0)]).state for _ in range(3)]
    states[2].turn = 9
    for state, seed in zip(states, (1, 1, 1), strict=True):
        change_luck(state, seed, Seen())
    assert states[0].rng == states[1].rng != states[2].rng
