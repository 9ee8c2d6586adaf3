"""The trace: events with the rules they cite, and the choices that replay a game."""

from __future__ import annotations

import re

from authoring.generators.rule_citations import listed
from engine.bots.random import RandomBot
from engine.play import new_game, play
from engine.records.trace import Trace, TraceEvent
from tests.engine.scene import ScriptBot
from tests.engine.soundness import chapter_of, parties_of
from tests.engine.state_data import state_data
from tests.engine.table import BOW, CHEESE, SWORD, Table


def test_an_event_reads_as_one_line() -> None:
    table = Table({"ash": "a1"}, [("rat", "a1")])
    table.dice(SWORD, CHEESE, BOW).attack("ash", "rat")
    assert "attack ash against rat#6 rolls cheese sword-star [BATTLE-2]" in table.log()
    assert "defence rat#6 against ash rolls bow 1 [BATTLE-4]" in table.log()
    assert "defeated rat#6 against ash at field/a1 [WOUND-1]" in table.log()
    assert TraceEvent("nothing", (), "", "", "", "", 0, "").line() == "nothing"


def _traced(seed: int) -> tuple[Trace, object]:
    chapter = chapter_of("flight")
    party = [chapter.hero_ids.index(hero) for hero in parties_of("flight")[0]]
    trace = Trace()
    game = new_game(chapter, party, seed, [RandomBot(seed)], trace)
    play(game)
    return trace, state_data(game.state)


def test_a_whole_game_cites_only_rules_of_the_catalogue() -> None:
    trace, _ = _traced(4)
    cited = {rule for event in trace.events for rule in event.rules}
    assert cited <= set(listed())
    assert len(cited) > 20


def test_seed_and_choices_replay_a_game() -> None:
    trace, end = _traced(4)
    chapter = chapter_of("flight")
    party = [chapter.hero_ids.index(hero) for hero in parties_of("flight")[0]]
    bot = ScriptBot()
    bot.script = list(trace.choices)
    again = Trace()
    game = new_game(chapter, party, 4, [bot], again)
    play(game)
    assert state_data(game.state) == end
    assert again.lines() == trace.lines()


def test_a_trace_changes_nothing() -> None:
    _, end = _traced(6)
    chapter = chapter_of("flight")
    party = [chapter.hero_ids.index(hero) for hero in parties_of("flight")[0]]
    game = new_game(chapter, party, 6, [RandomBot(6)])
    play(game)
    assert state_data(game.state) == end


def test_every_kind_of_event_is_one_word() -> None:
    trace, _ = _traced(8)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", event.what) for event in trace.events)
