"""The lines of one chapter; those that cannot be counted say why."""

from __future__ import annotations

from pathlib import Path

from authoring.people.games import PeoplesGames, peoples_games
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import open_playable
from authoring.playtest.options import PlaytestOptions
from tests.playable import chapter

HEAD = "chapter,date,result,why,rounds,party,minutes\n"
PARTY = "collin filch maginos"


def games_in(folder: Path, text: str | None) -> PeoplesGames | None:
    loaded = open_playable(str(chapter(folder)), lint_later=True)
    if text is not None:
        (folder / "results.csv").write_text(text, encoding="utf-8")
    return peoples_games(folder, compile_plan(loaded.content(), PlaytestOptions()).chapter)


def test_only_games_of_the_chapter_count(tmp_path: Path) -> None:
    found = games_in(tmp_path, f"{HEAD}brawl,,won,,9,{PARTY},\nweir,,drawn,,x,nobody,\n")
    assert found is not None
    assert [game.rounds for game in found.games] == [9]
    assert found.problems == ()


def test_lines_that_cannot_be_counted_say_why(tmp_path: Path) -> None:
    lines = ("brawl,,won,,0,x,", "brawl,,won,,9,colin filch maginos,", ",,won,,9,collin,", "brawl,,won,,9,collin,")
    found = games_in(tmp_path, HEAD + "\n".join(lines))
    assert found is not None
    assert found.games == ()
    rounds, hero, nothing, few = found.problems
    assert rounds == 'results.csv:2: rounds "0" is not a whole number from 1 to 300'
    assert hero == 'results.csv:3: unknown hero "colin", did you mean "collin"?'
    assert nothing.startswith("results.csv:4: no chapter")
    assert few == "results.csv:5: party of 1 mice, brawl is for 3 to 4"


def test_without_games_there_is_nothing_to_say(tmp_path: Path) -> None:
    assert games_in(tmp_path, None) is None
    assert games_in(tmp_path, HEAD) is None


def test_a_malformed_file_is_a_problem_and_no_error(tmp_path: Path) -> None:
    found = games_in(tmp_path, "nothing of ours\n")
    assert found is not None
    assert found.games == ()
    assert found.problems[0].startswith('results.csv:1: no column "chapter"')
