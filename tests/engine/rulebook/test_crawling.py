"""The steps of minions where rules have linked spaces or closed lines for them."""

from __future__ import annotations

from engine.records.chapter import FAR
from engine.rulebook import crawling
from tests.engine.table import CELLAR, FIELD, Table, face, tile


def steps(table: Table, here: str, there: str) -> int:
    """How many steps of a minion lie between two spaces."""
    board, at = table.chapter.board, table.space(here)
    return crawling.crawl_of(table.game).steps[at][table.space(there) - board.space_first[at]]


def test_without_links_the_tables_are_those_of_the_board() -> None:
    table = Table()
    assert crawling.crawl_of(table.game) is table.chapter.board.crawl
    assert steps(table, "field/a1", "field/c5") == 6


def test_a_link_shortens_ways_through_it_and_no_others() -> None:
    table = Table(tiles=(tile(FIELD, CELLAR),))
    crawling.join(table.game, table.space("field/a1"), table.space("field/c5"), False)
    assert (steps(table, "field/a1", "field/c5"), steps(table, "field/b1", "field/c4")) == (1, 3)
    assert steps(table, "field/a1", "field/a3") == 2
    cellar = table.space("cellar/a1")
    assert crawling.crawl_of(table.game).steps[cellar] is table.chapter.board.dist_minion[cellar]


def test_ways_do_not_pass_spaces_for_mice_only() -> None:
    narrow = face("narrow", "n1 n2 n3 n4", n2={"minions": False}, n4={"entry": True})
    table = Table({"ash": "n1"}, tiles=(tile(narrow),))
    crawling.part(table.game, table.space("narrow/n3"), table.space("narrow/n4"), False)
    assert (steps(table, "narrow/n3", "narrow/n2"), steps(table, "narrow/n3", "narrow/n1")) == (1, FAR)
    crawling.join(table.game, table.space("narrow/n3"), table.space("narrow/n1"), False)
    assert steps(table, "narrow/n3", "narrow/n1") == 1


def test_few_tables_are_kept() -> None:
    table = Table()
    spaces = table.chapter.board.face_spaces[0]
    for one in spaces:
        for other in spaces:
            table.state.minion_lines = []
            crawling.join(table.game, one, other, False)
            crawling.join(table.game, spaces[0], other, True)
            crawling.crawl_of(table.game)
    assert len(table.chapter.board.crawls) <= crawling.MAX_CRAWLS + 1


def test_a_copied_state_keeps_its_own_links() -> None:
    table = Table()
    kept = table.state.copy()
    crawling.join(table.game, table.space("field/a1"), table.space("field/c5"), False)
    assert (len(table.state.minion_lines), kept.minion_lines) == (3, [])
