"""What the expert sees of a position."""

from __future__ import annotations

from engine.bots.expert.features import ONE, features
from engine.bots.greedy.atlas import Atlas
from engine.bots.greedy.player import GreedyBot
from engine.play import step
from engine.records.dice import seeded
from tests.engine.bots.journey import journey, ready


def test_features_are_whole_numbers_of_the_same_length() -> None:
    atlas, game = Atlas(journey()), ready([GreedyBot(1)], 1)
    sizes = set()
    while not game.state.outcome:
        seen = features(game, atlas, 0)
        assert seen[0] == ONE
        assert all(isinstance(one, int) for one in seen)
        sizes.add(len(seen))
        step(game)
    assert len(sizes) == 1


def test_hidden_things_do_not_count() -> None:
    atlas, game = Atlas(journey()), ready([GreedyBot(1)], 1)
    before = features(game, atlas, 0)
    game.state.rng = seeded(99)
    game.state.deck.reverse()
    game.state.encounters.reverse()
    assert features(game, atlas, 0) == before


def test_a_wound_and_a_capture_are_seen() -> None:
    atlas, game = Atlas(journey()), ready([GreedyBot(1)], 1)
    whole = features(game, atlas, 0)
    game.state.wounds[0] += 1
    hurt = features(game, atlas, 0)
    game.state.captured |= 2
    assert len({tuple(whole), tuple(hurt), tuple(features(game, atlas, 0))}) == 3
