"""Every bundled chapter can be won: as it is, with an early end page, and by a player that does not read its goals."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.compile import compile_chapter
from engine.playtest.parties import all_parties
from engine.records.chapter import Chapter
from engine.records.content import Content
from engine.records.state import WON
from engine.solve.aims import ONLY, Victory
from engine.solve.course import play_course
from engine.solve.search import Effort, Search
from tests.engine.scene import bundled

CHAPTERS = sorted(bundled().entries("chapter"))
EARLY = 4
PLAIN, PAGE, GOALLESS = "as it is", "early end", "without goals"
WAYS = (PLAIN, PAGE, GOALLESS)


def prepared(ident: str, way: str) -> tuple[Content, Chapter, int]:
    """A chapter in one of the three ways, with the end page of its games."""
    content = bundled().content_for(ident)
    if way == GOALLESS:
        without = {key: value for key, value in content.chapter.items() if key != "goals"}
        content = replace(content, chapter=without)
    chapter = compile_chapter(content)
    return content, chapter, EARLY if way == PAGE and chapter.end_page > EARLY else 0


def is_won(content: Content, chapter: Chapter, party: tuple[str, ...], end_page: int) -> bool:
    """Whether the search finds a victory for a party, which can be played once more."""
    heroes = tuple(chapter.hero_ids.index(hero) for hero in party)
    found = Search(content, chapter, heroes, end_page).run(Victory(), Effort()).get(ONLY)
    if found is None:
        return False
    game = play_course(chapter, found.course)
    assert (game.state.outcome, game.state.round, game.state.turn) == (WON, *found.length)
    return True


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("ident", CHAPTERS)
def test_the_first_party_wins(ident: str, way: str) -> None:
    content, chapter, end_page = prepared(ident, way)
    assert is_won(content, chapter, all_parties(chapter)[0], end_page)


@pytest.mark.soak
@pytest.mark.parametrize("way", WAYS)
def test_every_party_wins(way: str) -> None:
    pairs, lost = 0, []
    for ident in CHAPTERS:
        content, chapter, end_page = prepared(ident, way)
        for party in all_parties(chapter):
            pairs += 1
            if not is_won(content, chapter, party, end_page):
                lost.append((ident, party))
    assert len(lost) <= (pairs // 10 if way == GOALLESS else 0), lost
