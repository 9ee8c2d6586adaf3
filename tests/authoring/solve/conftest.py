"""A chapter to solve: a brawl with a door that a lever opens, and a rule that never comes to anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import LoadedChapter, find_playable
from authoring.playtest.options import PlaytestOptions
from authoring.store import FOLDER_VARIABLE
from engine.playtest import CompiledPlan
from tests.playable import HEAD, chapter

LEVER = (
    HEAD
    + """\
counters: {{ pulled: {{ max: 1 }} }}
rooms:
  guard-room:
    rules:
      - id: lever
        when: action
        if: {{ actor: {{ at: a1 }} }}
        do: [ {{ set: pulled }} ]
      - id: ninth-mouse
        when: round-end
        if: {{ mice-at: {{ face: guard-room, at-least: 9 }} }}
        do: [ {{ lose: crowd }} ]
      - id: pick
        when: round-end
        limit: chapter
        do:
          - choose:
              - do: [ {{ wheel: 1 }} ]
              - do: [ {{ hourglass: 1 }} ]
victory: {{ counter: {{ name: pulled, at-least: 1 }} }}
"""
)
"""Won by a lever. Its ninth mouse never comes."""


@pytest.fixture
def lever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the chapter, with a store of its own."""
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "store"))
    folder = tmp_path / "content"
    folder.mkdir()
    return chapter(folder, LEVER, "lever", "A lever")


@pytest.fixture
def loaded(lever: Path) -> LoadedChapter:
    return find_playable(str(lever))


@pytest.fixture
def compiled(loaded: LoadedChapter) -> CompiledPlan:
    return compile_plan(loaded.content(), PlaytestOptions(mice=3))
