"""The public API does what its page says, and says what is wrong."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import tailwright as tw

PARTY = ["collin", "filch", "maginos", "nez"]


@pytest.fixture(scope="module")
def flight() -> tw.Chapter:
    return tw.load("flight")


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def written(chapter: tw.Chapter, **changes: str) -> Path:
    """A copy of a chapter under another id, with some text exchanged."""
    text = chapter.file.read_text(encoding="utf-8").replace("id: flight", "id: my-flight", 1)
    text = text.replace("miz-maggie", "my-maggie")
    for old, new in changes.items():
        text = text.replace(old, new)
    path = Path("my-flight.yaml")
    path.write_text(text, encoding="utf-8")
    return path


def test_every_name_is_there_and_no_other() -> None:
    assert all(getattr(tw, name) is not None for name in tw.__all__)
    assert set(dir(tw)) == set(tw.__all__)
    with pytest.raises(AttributeError, match="no attribute 'engine_room'"):
        _ = tw.engine_room  # type: ignore[attr-defined]


def test_importing_it_is_quick() -> None:
    code = "import sys, tailwright; print([m for m in ('typer', 'yaml', 'networkx', 'engine') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_using_it_does_not_start_the_command_line_or_networkx() -> None:
    code = (
        "import sys, tailwright as tw; tw.load; print([m for m in ('typer', 'rich', 'networkx') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_chapter_is_opened_by_id_file_and_folder(flight: tw.Chapter) -> None:
    path = written(flight)
    assert flight.id == "flight"
    assert tw.load(path).id == tw.load("my-flight").id == tw.load(Path()).id == "my-flight"


def test_an_unknown_chapter_is_an_error_with_a_suggestion() -> None:
    with pytest.raises(tw.CannotOpenError, match='did you mean "flight"'):
        tw.load("fligth")


def test_a_chapter_with_errors_is_opened_and_linted_but_not_played(flight: tw.Chapter) -> None:
    path = written(flight, **{"end-page: 6": "end-pgae: 6"})
    chapter = tw.load(path)
    findings = tw.lint(chapter)
    assert [finding.code for finding in findings] == ["S302"]
    assert findings == tw.lint(path)
    assert tw.lint(path, ignore=["S"]) == []
    for play in (chapter.new_game, lambda: tw.playtest(chapter, games=1), lambda: tw.replay(chapter)):
        with pytest.raises(tw.ContentErrors):
            play()


def test_a_game_is_the_same_whole_and_in_parts(flight: tw.Chapter) -> None:
    whole, parts = (flight.new_game(PARTY, seed=7) for _ in range(2))
    assert whole.outcome is None
    assert whole.position is None
    whole.play(tw.bots.Greedy())
    bot = tw.bots.Greedy()
    while parts.outcome is None:
        parts.play(bot, rounds=1)
    assert whole.log == parts.log
    assert whole.outcome == parts.outcome
    assert isinstance(whole.outcome, tw.Won)
    assert whole.position == tw.position(str(whole.position))


def test_a_named_bot_plays_the_game_of_the_playtest(flight: tw.Chapter) -> None:
    game = flight.new_game(PARTY, seed=5)
    game.play("greedy")
    replay = tw.replay(flight, seed=5, party=PARTY)
    assert (game.outcome, game.log) == (replay.outcome, replay.log)
    assert "seed 5" in replay.html()


def test_each_mouse_can_have_its_own_bot(flight: tw.Chapter) -> None:
    game = flight.new_game(PARTY)
    game.play([tw.bots.Random(1), tw.bots.Greedy(), tw.bots.Random(2), tw.bots.Explorer()])
    assert isinstance(game.outcome, tw.Won | tw.Lost)


def test_options_reach_the_game(flight: tw.Chapter) -> None:
    game = flight.new_game(PARTY, seed=1, end_page=2, options={"mousetraps": 0, "placement-overflow": False})
    game.play("random")
    assert game.position is not None
    assert game.position.end_page == 2
    with pytest.raises(tw.UsageError, match="unknown option"):
        flight.new_game(options={"mousetrap": 0})
    with pytest.raises(tw.UsageError, match="unknown hero"):
        flight.new_game(["colin"])


class LastOption:
    """Takes the last option, and looks at all of them."""

    def __init__(self, seed: int = 0) -> None:
        self.turns = 0

    def choose(self, game: object, decision: tw.Decision) -> int:
        choices = decision.choices
        assert [choice.option for choice in choices] == decision.options
        self.turns += any(isinstance(choice, tw.choices.EndTurn) for choice in choices)
        return choices[-1].option


def test_a_bot_reads_choices_with_names(flight: tw.Chapter) -> None:
    bot = LastOption()
    game = flight.new_game(PARTY, seed=2)
    game.play(bot, rounds=3)
    assert bot.turns >= 4


def test_a_playtest_takes_bundled_and_own_classes(flight: tw.Chapter) -> None:
    named, bundled = tw.playtest(flight, 3, "random"), tw.playtest(flight, 3, tw.bots.Random)
    assert tw.report(named) == tw.report(bundled)
    assert tw.playtest(flight, 2, LastOption).tally.games == 2
    with pytest.raises(tw.UsageError, match="give the class LastOption, not an instance"):
        tw.playtest(flight, 2, LastOption())  # type: ignore[arg-type]


def test_a_playtest_has_the_win_rate_of_its_report(flight: tw.Chapter) -> None:
    result = tw.playtest(flight, games=12, workers=2)
    rate = tw.report(result)["result"]["win-rate"]
    assert (result.win_rate.count, result.win_rate.games) == (rate["count"], rate["games"]) == (rate["count"], 12)
    assert tw.report(result) == tw.report(tw.playtest(flight, games=12))


def test_two_versions_are_compared(flight: tw.Chapter) -> None:
    found = tw.compare("flight", written(flight, **{"end-page: 6": "end-page: 9"}), games=8)
    assert found.win_rate.value == found.data["win-rate"]["value"]
    assert found.markdown().startswith("### ")


def test_graphs_of_a_chapter(flight: tw.Chapter) -> None:
    assert tw.state_graph(flight).number_of_nodes() > 1
    assert tw.state_graph(flight, PARTY).graph["party"] == ", ".join(PARTY)
    assert "kitchen" in tw.plan_graph(flight)
    assert "a1" in tw.tile_graph("kitchen")
    assert set(tw.tile_graph("kitchen")) <= set(tw.tile_graph("kitchen", flight))
    with pytest.raises(tw.CannotOpenError, match='did you mean "kitchen"'):
        tw.tile_graph("kitchn")


def test_pictures(flight: tw.Chapter) -> None:
    assert tw.render(flight).text().startswith("<svg")
    assert tw.render("kitchen", look="graph").bytes("dot").startswith(b"digraph")


def test_everything_prints_itself_in_a_line_or_two(flight: tw.Chapter) -> None:
    game = flight.new_game(PARTY, seed=7)
    seen: list[object] = [game]
    game.play("greedy")
    engine_game = game._game
    assert engine_game is not None
    played = tw.playtest(flight, games=2)
    seen += [
        flight,
        game,
        game.position,
        engine_game,
        engine_game.state,
        engine_game.chapter,
        engine_game.chapter.board,
    ]
    seen += [played, played.tally, played.plan, played.plan.content, tw.replay(flight)]
    seen += [tw.lint(written(flight, **{"end-page: 6": "end-pgae: 6"}))[0], tw.render(flight)]
    for one in seen:
        assert len(repr(one)) < 600
        assert "object at 0x" not in repr(one)


def test_scenes_are_played() -> None:
    text = "kind: scenes\nid: tried\nchapter: flight\nscenes:\n"
    scene = "  - { scene: x, given: { face: courtyard, mice: { collin: b2 } }, expect: { page: PAGE } }\n"
    Path("tried.yaml").write_text(text + scene.replace("PAGE", "1") + scene.replace("PAGE", "2"), encoding="utf-8")
    assert [result.passed for result in tw.test("tried.yaml")] == [True, False]
    Path("tried.yaml").write_text(text + scene.replace("expect", "expct"), encoding="utf-8")
    with pytest.raises(tw.ContentErrors):
        tw.test("tried.yaml")
