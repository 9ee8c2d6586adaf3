"""The state of a game in lines of text."""

from __future__ import annotations

from authoring.play.commands import help_lines, info_lines, objective_lines, table_lines
from authoring.play.game_lines import clock_line, counter_lines, gear_lines, mouse_line, order_line
from authoring.wording.languages import LANGUAGES
from engine.play import play
from tests.authoring.play.table import compiled, names, new_game


def test_clock_order_and_every_mouse_are_described() -> None:
    game = new_game()
    assert clock_line(game, names()) == "round 1, page 1 of 6, wheel 0 of 6"
    assert clock_line(game, names("fr")) == "manche 1, page 1 sur 6, roue 0 sur 6"
    assert order_line(game, names()).startswith("Order: ")
    assert "\u00a0: " in order_line(game, names("fr"))
    assert "\u00a0: " in mouse_line(game, names("fr"), 0)
    assert mouse_line(game, names(), 0).startswith("Prince Collin (C) at d3: 0 of 4 wounds, 1 cheese")
    assert any("Feint" in line or "talent" in line.lower() or line for line in gear_lines(game, names(), 0))


def test_a_counter_that_notes_an_event_is_shown_once_that_has_happened() -> None:
    game = new_game("after-hours")
    assert counter_lines(game, names("en", "after-hours"))[0] == "Candle: 4"
    assert "Glass taken" not in counter_lines(game, names("en", "after-hours"))
    game.state.counters[game.chapter.counter_ids.index("glass")] = 1
    assert "Glass taken" in counter_lines(game, names("en", "after-hours"))
    assert counter_lines(game, names("fr", "after-hours"))[0] == "Bougie\u00a0: 4"


def test_pages_of_a_game_are_complete_in_every_language() -> None:
    game = compiled().game(1)
    play(game)
    for language in LANGUAGES:
        spoken = names(language)
        table = table_lines(game, spoken)
        assert sum(spoken.figure(game, mouse) in " ".join(table) for mouse in range(4)) == 4
        assert len(help_lines(spoken)) > 10
        assert len(objective_lines(spoken)) == 4
        for mouse in range(4):
            assert spoken.figure(game, mouse) == info_lines(game, spoken, mouse)[0]
