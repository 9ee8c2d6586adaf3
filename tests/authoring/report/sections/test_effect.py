"""Games with a thing compared with games without it that got as far."""

from __future__ import annotations

from authoring.playtest.options import PlaytestOptions
from authoring.playtest.playtest import playtest
from authoring.report.sections import cards, tiles
from authoring.report.sections.effect import games_without
from engine.playtest.diagnosis.case import Case
from tests.engine.playtest.diagnosis.cases import FIELD, HALL, case, game, line


def test_games_that_did_not_get_as_far_do_not_count() -> None:
    early, there, back = game(False, FIELD), game(True, FIELD, HALL), game(True, FIELD)
    games = case([early] * 3 + [there] * 5 + [back] * 2)
    without = games_without(games, line("face", HALL))
    assert (without.count, without.games) == (2, 5)  # all have been in the field
    assert games_without(games, line("face", FIELD)).games == 0


def test_what_every_winner_must_come_to_has_no_difference() -> None:
    result = playtest("flight", PlaytestOptions(60, workers=1))
    rows = {row["face"]: row for row in tiles.section(result)}
    assert rows["courtyard"]["difference"] is None
    assert rows["courtyard"]["games"] < 60
    assert rows["kitchen"]["difference"] is not None


def test_cards_are_compared_among_games_that_got_as_far() -> None:
    result = playtest("flight", PlaytestOptions(60, workers=1))
    found = Case(result.compiled, result.tally)
    for row in cards.section(result):
        if row["difference"]:
            number = next(
                n
                for n, one in enumerate(result.compiled.lines.all)
                if (one.kind, one.name) == (row["what"], row["card"])
            )
            assert row["wins"]["games"] + games_without(found, number).games <= 60
