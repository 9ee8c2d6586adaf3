"""The function `playtest`, without a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from authoring.content.targets import CannotOpenError
from authoring.playtest import open_chapter
from authoring.playtest.open_chapter import ContentErrors, open_playable
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.playtest import plays_during_lint, playtest
from authoring.playtest.runner import ShownProgress
from engine.playtest.usage_error import UsageError
from tests.playable import BROKEN, chapter

FEW = PlaytestOptions(games=20, bot="random", workers=1)


def test_by_path_by_id_and_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = chapter(tmp_path)
    tallies = [playtest(target, FEW).tally for target in (path, str(path), "brawl", open_playable("brawl"))]
    assert tallies == [tallies[0]] * 4
    assert tallies[0].games == 20


def test_the_result_answers_the_first_questions(tmp_path: Path) -> None:
    result = playtest(chapter(tmp_path), FEW)
    assert result.win_rate.count == result.tally.won
    assert result.win_rate.games == 20
    assert result.end_page == 5
    assert result.game(3) == {"seed": 3, "party": ["collin", "filch", "lily", "maginos"]}
    assert repr(result) == f"PlaytestResult(brawl, 20 games, won {result.win_rate.rate:.0%})"
    assert result.recordings == {}


@pytest.mark.parametrize("workers", [1, 2])
def test_games_worth_watching_are_recorded(tmp_path: Path, workers: int) -> None:
    path = chapter(tmp_path)
    options = PlaytestOptions(games=40, bot="random", workers=workers, recordings=True)
    result = playtest(path, options)
    assert {"typical", "worst"} <= set(result.recordings) <= {"typical", "closest", "worst"}
    assert result.recordings["worst"].outcome == "lost"


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("name", BROKEN)
def test_content_with_errors_is_not_played(tmp_path: Path, name: str, workers: int) -> None:
    with pytest.raises(ContentErrors):
        playtest(chapter(tmp_path, BROKEN[name]), PlaytestOptions(games=20, workers=workers))


def test_a_chapter_loaded_without_lint_is_linted(tmp_path: Path) -> None:
    loaded = open_playable(str(chapter(tmp_path, BROKEN["goal out of reach"])), lint_later=True)
    assert loaded.findings is None
    with pytest.raises(ContentErrors):
        playtest(loaded, FEW)


def test_a_linted_chapter_is_not_linted_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = open_playable(str(chapter(tmp_path)))
    monkeypatch.setattr(open_chapter, "lint", None)
    assert playtest(loaded, FEW).findings == loaded.findings


def test_wrong_options_and_targets_raise(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="unknown bot"):
        playtest(chapter(tmp_path), PlaytestOptions(games=2, bot="gready", workers=1))
    with pytest.raises(CannotOpenError):
        playtest(tmp_path / "nothing.yaml")


def test_progress_is_reported_for_every_run(tmp_path: Path) -> None:
    bars: list[tuple[int, str]] = []
    advanced: list[int] = []
    won: list[tuple[int, int]] = []

    class Bar:
        def __call__(self, games: int) -> None:
            advanced.append(games)

        def won(self, won_games: int, games: int) -> None:
            won.append((won_games, games))

    @contextmanager
    def progress(games: int, label: str) -> Iterator[ShownProgress]:
        bars.append((games, label))
        yield Bar()

    playtest(chapter(tmp_path), PlaytestOptions(games=10, bot="random", pages_to=8, workers=1), progress)
    assert bars == [(10, "games"), (10, "games to page 8")]
    assert sum(advanced) == 20
    assert [games for _, games in won] == [*range(1, 11), *range(1, 11)]


def test_games_start_before_lint_only_where_they_can_be_stopped_without_traces() -> None:
    assert plays_during_lint(PlaytestOptions(workers=2))
    assert not plays_during_lint(PlaytestOptions(workers=1))
    assert not plays_during_lint(PlaytestOptions(workers=2, dask="tcp://somewhere"))
    assert not plays_during_lint(PlaytestOptions(workers=2, trace_dir=Path("logs")))
