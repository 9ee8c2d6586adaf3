"""Soft locks: a game leads into them, and the abstract run finds no way out."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring import store
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import find_playable
from authoring.playtest.options import PlaytestOptions
from authoring.solve import soft_locks
from authoring.solve.soft_locks import SoftLock, find_soft_lock
from authoring.store import FOLDER_VARIABLE
from engine.records.state import WON
from engine.solve.search import Effort
from tests.authoring.solve.effort import little_effort
from tests.playable import chapter, run

HEAD = """\
kind: chapter
id: {id}
book: test
number: 1
title: "{title}"
story: {{ opening: Once upon a time. }}
objective: Get there.
party: {{ mice: 4 }}
end-page: 6
encounters: {{ decks: [standard] }}
counters: {{ lever: {{ max: 1 }} }}
plan:
  - {{ face: alchemists-chamber, at: [0, 0] }}
  - {{ face: kings-chamber, at: [1, 0] }}
start: {{ face: alchemists-chamber, spaces: [d1, d2] }}
victory: {{ counter: lever, mice-at: {{ face: kings-chamber }} }}
rooms:
  alchemists-chamber:
    rules:
      - {{ id: pull, when: action, if: {{ actor: {{ at: d6 }} }}, do: [ {{ set: lever }} ] }}
"""
DOOR = """\
  kings-chamber:
    rules:
      - {{ id: slam, when: tile-entered, do: [ {{ close-exit: {{ face: kings-chamber, edge: W }} }} ] }}
"""
HANDLE = """\
      - {{ id: handle, when: action, do: [ {{ open-exit: {{ face: kings-chamber, edge: W }} }} ] }}
"""


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "store"))
    monkeypatch.setattr(soft_locks, "EFFORT", Effort(1500, 3))
    monkeypatch.setattr(soft_locks, "MOST_PARTIES", 1)


def written(folder: Path, text: str) -> Path:
    (folder / "content").mkdir()
    return chapter(folder / "content", text, "one-way")


def lock_of(path: Path) -> SoftLock | None:
    content = find_playable(str(path)).content()
    return find_soft_lock(content, compile_plan(content, PlaytestOptions()))


def test_a_door_that_falls_shut_is_shown_by_a_game(tmp_path: Path) -> None:
    path = written(tmp_path, HEAD + DOOR)
    found = lock_of(path)
    assert found is not None
    assert found.face == "kings-chamber"
    assert "nothing opens it" in found.why
    compiled = compile_plan(find_playable(str(path)).content(), PlaytestOptions())
    witness = found.witness(compiled)
    assert witness.game.state.outcome != WON
    assert any("alchemists-chamber E to kings-chamber" in line for line in witness.lines)
    assert not any(line.startswith("rule: pull") for line in witness.lines)


@pytest.mark.parametrize("text", [HEAD, HEAD + DOOR + HANDLE])
def test_a_chapter_with_a_way_back_has_none(text: str, tmp_path: Path) -> None:
    assert lock_of(written(tmp_path, text)) is None


def test_a_counter_that_passes_the_value_of_the_victory_is_one(tmp_path: Path) -> None:
    text = HEAD.replace("max: 1", "max: 2").replace("counter: lever,", "counter: {{ name: lever, is: 1 }},")
    found = lock_of(written(tmp_path, text.replace("{{ set: lever }}", "{{ count: lever }}")))
    assert found is not None
    assert found.why == 'the counter "lever" is always 2'


def test_the_second_time_it_comes_from_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path, HEAD + DOOR)
    first = lock_of(path)
    monkeypatch.setattr(soft_locks, "search_for", None)
    assert lock_of(path) == first
    for record in (store.store_folder() / "verdicts").iterdir():
        record.write_text(record.read_text(encoding="utf-8").replace('"seed": ', '"seed": 9'), encoding="utf-8")
    with pytest.raises(TypeError):  # it does not show what it says, so the search begins again
        lock_of(path)


def test_nothing_is_claimed_of_a_position_from_which_games_are_won(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soft_locks, "_is_won_from", lambda game: True)
    assert lock_of(written(tmp_path, HEAD + DOOR)) is None


def test_lint_tells_it_with_a_game_to_watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    little_effort(monkeypatch)
    path = written(tmp_path, HEAD + DOOR)
    assert run("lint", path).output.count("(C103 soft-lock)") == 1
    told = run("lint", path, "--prove").output
    assert told.count("(C103 soft-lock)") == 1
    assert "no victory can be reached any more" in told
    (replay,) = (store.store_folder() / "witnesses").iterdir()
    assert str(replay) in told
    assert "the same game" in run("replay", path, "--from", replay).output
    assert "(C103" not in run("lint", path, "--prove", "--ignore", "C103").output
