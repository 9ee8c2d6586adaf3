"""`--resume`: a run that was cut goes on, and ends as if nothing had happened."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import authoring.playtest.checkpoint_file as checkpoint_file
from authoring.content.write_file import CannotWriteError
from authoring.playtest.checkpoint_file import open_checkpoint
from engine.playtest import CompiledPlan, Tally, run
from engine.playtest.batches import batches
from engine.playtest.usage_error import UsageError
from tests.engine.playtest.toy import chase, toss

GAMES = 130


@pytest.fixture(autouse=True)
def _write_after_every_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint_file, "SECONDS", 0.0)


def play_until(path: Path, compiled: CompiledPlan, stop: int) -> Tally:
    """Play with a checkpoint, and end the run after some games."""
    checkpoint = open_checkpoint(path, compiled, GAMES)
    stop_when = lambda tally: len(tally.course) >= stop  # noqa: E731
    return run(compiled.plan, GAMES, stop_when=stop_when, compiled=compiled, checkpoint=checkpoint).tally


def test_a_run_in_three_parts_is_the_same_run(tmp_path: Path) -> None:
    path, compiled = tmp_path / "progress.json", CompiledPlan(chase(seed=5))
    whole = run(compiled.plan, GAMES).tally
    assert len(play_until(path, compiled, 30).course) < GAMES
    assert len(open_checkpoint(path, compiled, GAMES).tally.course) >= 30
    assert len(play_until(path, compiled, 90).course) < GAMES
    assert play_until(path, compiled, GAMES) == whole
    assert open_checkpoint(path, compiled, GAMES).tally == whole


def test_games_of_the_file_are_not_played_again(tmp_path: Path) -> None:
    path, compiled = tmp_path / "progress.json", CompiledPlan(toss())
    play_until(path, compiled, GAMES)
    progress: list[int] = []
    finished = run(compiled.plan, GAMES, None, progress.append, checkpoint=open_checkpoint(path, compiled, GAMES))
    assert progress == [GAMES]
    assert finished.tally.games == GAMES


def test_only_whole_batches_are_kept(tmp_path: Path) -> None:
    """After Ctrl-C a run holds parts of batches; a run that goes on starts at the last batch that is whole."""
    path, compiled = tmp_path / "progress.json", CompiledPlan(chase(bot="tests.engine.playtest.toy:StoppingBot"))
    cut = run(compiled.plan, GAMES, compiled=compiled, checkpoint=open_checkpoint(path, compiled, GAMES))
    assert cut.interrupted
    kept = len(open_checkpoint(path, compiled, GAMES).tally.course)
    assert 0 < kept <= len(cut.tally.course)
    assert kept in {start for start, _ in batches(GAMES)}


@pytest.mark.parametrize(("changed", "named"), [({"seed": 6}, "seed"), ({"bot": "greedy"}, "bot")])
def test_the_file_of_another_run_is_refused(tmp_path: Path, changed: dict[str, object], named: str) -> None:
    path, plan = tmp_path / "progress.json", chase(seed=5)
    play_until(path, CompiledPlan(plan), 30)
    with pytest.raises(UsageError, match=f"another run \\(other .*{named}"):
        open_checkpoint(path, CompiledPlan(replace(plan, **changed)), GAMES)  # type: ignore[arg-type]
    with pytest.raises(UsageError, match=r"another run \(other games\)"):
        open_checkpoint(path, CompiledPlan(plan), GAMES + 1)


def test_damaged_and_other_files_are_refused(tmp_path: Path) -> None:
    path, compiled = tmp_path / "progress.json", CompiledPlan(toss())
    path.write_text("[]")
    with pytest.raises(UsageError, match="does not hold the progress of a playtest"):
        open_checkpoint(path, compiled, GAMES)
    path.write_text("{")
    with pytest.raises(UsageError, match="cannot read"):
        open_checkpoint(path, compiled, GAMES)
    path.unlink()
    play_until(path, compiled, 30)
    data = json.loads(path.read_text())
    data["tally"]["course"].append(1)
    path.write_text(json.dumps(data))
    with pytest.raises(UsageError, match="damaged"):
        open_checkpoint(path, compiled, GAMES)


def test_a_chapter_is_never_replaced(tmp_path: Path) -> None:
    with pytest.raises(CannotWriteError, match="written by hand"):
        open_checkpoint(tmp_path / "chapter.yaml", CompiledPlan(toss()), GAMES)
