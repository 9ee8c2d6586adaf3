"""Nothing that is called impossible ever happens, and the generated chapters are what they are said to be."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from authoring.proof import effects
from authoring.solve.claims import Claim, Claims, proof_claims
from engine.records.content import Content
from engine.records.state import WON
from engine.solve.aims import ONLY, Victory
from engine.solve.course import play_course
from engine.solve.search import Effort, Search
from tests.contradictions import bundled_cases, case_of, contradictions, generated_cases, main
from tests.generated_chapters import flawed, generated


def test_no_game_of_a_bundled_chapter_contradicts_a_claim() -> None:
    assert list(contradictions(bundled_cases(proof_claims), 120)) == []


def test_no_game_of_a_generated_chapter_contradicts_a_claim() -> None:
    assert list(contradictions(list(generated_cases(proof_claims, range(40))), 300)) == []


def test_a_wrong_claim_is_found() -> None:
    def wrong(content: Content) -> Claims:
        def claims(mice: int) -> Iterator[Claim]:
            yield ("faces", "room-1"), "nobody goes there"

        return claims

    cases = list(generated_cases(wrong, range(6)))
    assert any("room-1" in line for line in contradictions(cases, 60))


@pytest.mark.parametrize("seed", range(4, 20))
def test_the_search_wins_what_can_be_won(seed: int) -> None:
    case = generated(seed)
    found = case_of(str(seed), case.content, proof_claims, [case.party])
    chapter = found.compiled.chapter
    party = tuple(chapter.hero_ids.index(hero) for hero in case.party)
    shown = Search(case.content, chapter, party).run(Victory(), Effort())
    assert play_course(chapter, shown[ONLY].course).state.outcome == WON


def test_the_search_never_wins_what_cannot_be_won() -> None:
    spoilt = [one for one in map(flawed, range(24)) if one is not None]
    assert len(spoilt) > 12
    for case in spoilt:
        chapter = case_of("", case.content, proof_claims, [case.party]).compiled.chapter
        party = tuple(chapter.hero_ids.index(hero) for hero in case.party)
        assert Search(case.content, chapter, party).run(Victory(), Effort(400, 1)) == {}, case.flaw


@pytest.mark.soak
def test_fifty_thousand_games_contradict_nothing() -> None:
    assert main(50_000) == 0


@pytest.mark.soak
def test_the_search_wins_three_hundred_generated_chapters() -> None:
    unsolved = []
    for seed in range(300):
        case = generated(seed)
        chapter = case_of("", case.content, proof_claims, [case.party]).compiled.chapter
        party = tuple(chapter.hero_ids.index(hero) for hero in case.party)
        if not Search(case.content, chapter, party).run(Victory(), Effort()):
            unsolved.append(seed)
    assert len(unsolved) <= 15


@pytest.mark.parametrize("word", ["open-exit", "teleport", "set", "count", "put-token"])
def test_a_mistake_in_what_a_word_declares_is_found(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The abstract run is told that an effect does nothing: games show that it does."""
    monkeypatch.setitem(effects.EXACT, word, effects.EXACT["close-exit"])
    assert any(contradictions(list(generated_cases(proof_claims, range(30))), 240))


def test_the_proof_notices_every_flaw_and_claims_nothing_of_sound_chapters() -> None:
    for case in generated_cases(proof_claims, range(60)):
        lost = [thing for thing in case.claimed(len(case.parties[0])) if thing.kind == "ending"]
        assert bool(lost) is bool(case.flaw), case.name
