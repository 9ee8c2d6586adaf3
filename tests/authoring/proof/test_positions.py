"""What can still come about in the middle of a game: no game is won after it was called lost."""

from __future__ import annotations

import pytest

from authoring.proof import world_of
from authoring.proof.positions import out_of_reach
from authoring.solve.claims import proof_claims
from engine.bots import make_bot
from engine.play import new_game
from engine.records.state import WON
from engine.solve.luck import play_turn
from tests.contradictions import Case, bundled_cases, case_of, generated_cases
from tests.generated_chapters import flawed


def lost_before_won(case: Case, seed: int, bot: str) -> str:
    """Why a position of a game was called lost, though the game was won."""
    chapter, party = case.compiled.chapter, case.parties[seed % len(case.parties)]
    game = new_game(chapter, [chapter.hero_ids.index(hero) for hero in party], seed, [make_bot(bot, seed)])
    world, told = world_of(case.compiled.plan.content, None, len(party)), ""
    while not game.state.outcome:
        block = out_of_reach(world, chapter, game.state)
        told = told or (block.text if block is not None else "")
        play_turn(game)
    return told if game.state.outcome == WON else ""


@pytest.mark.parametrize("bot", ["greedy", "explorer"])
def test_no_game_of_a_generated_chapter_is_won_after_it_was_called_lost(bot: str) -> None:
    cases = [one for one in generated_cases(proof_claims, range(8)) if not one.flaw]
    assert [lost_before_won(case, seed, bot) for seed, case in enumerate(cases)] == [""] * len(cases)


def test_no_game_of_a_bundled_chapter_is_won_after_it_was_called_lost() -> None:
    assert {lost_before_won(case, 2, "greedy") for case in bundled_cases(proof_claims)[::3]} == {""}


def test_what_cannot_be_won_is_lost_from_the_start() -> None:
    spoilt = next(one for one in map(flawed, range(8)) if one is not None)
    case = case_of("spoilt", spoilt.content, proof_claims, [spoilt.party])
    chapter = case.compiled.chapter
    game = new_game(chapter, [chapter.hero_ids.index(hero) for hero in spoilt.party], 1, [make_bot("greedy", 1)])
    assert out_of_reach(world_of(spoilt.content, None, len(spoilt.party)), chapter, game.state) is not None
