"""A fault as a replay and as a scene."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import find_playable
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.replay import replay_game, saved_options
from authoring.playtest.replay_file import from_json, to_json
from authoring.shrink import scene_text, shrink
from engine.playtest import CompiledPlan
from engine.playtest.usage_error import UsageError
from engine.records.context import Context
from engine.records.game import Game

RULE = "attract-the-cook"


def compile_with_fault(content: Any, options: PlaytestOptions) -> CompiledPlan:
    """Compile a chapter, one rule of which crashes."""

    def crash(game: Game, ctx: Context) -> None:
        raise ZeroDivisionError("planted")

    compiled = compile_plan(content, options)
    for rule in compiled.chapter.rules:
        if rule.name == RULE:
            rule.run = crash
    return compiled


def test_a_crash_becomes_a_replay_that_crashes_and_a_scene(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["authoring.shrink.shrink"], "compile_plan", compile_with_fault)
    loaded = find_playable("flight")
    found = shrink(loaded, PlaytestOptions())
    assert found is not None
    assert found.words.startswith("crash: ZeroDivisionError")
    assert found.choices * 4 <= found.before
    saved = from_json(to_json(found.replay))
    with pytest.raises(UsageError, match="ZeroDivisionError"):
        replay_game(compile_with_fault(loaded.content(), saved_options(saved)), saved)
    assert found.scene is not None
    assert found.scene["expect"] == {"outcome": "playing"}
    assert "chapter: flight" in scene_text("flight", found.scene)


def test_a_saved_game_that_does_not_show_it_is_refused() -> None:
    loaded = find_playable("flight")
    found = shrink(loaded, PlaytestOptions(), "{ round: 2 }")
    assert found is not None
    with pytest.raises(UsageError, match="does not show it"):
        shrink(loaded, PlaytestOptions(), "{ round: 9 }", found.replay)


def test_a_condition_about_a_hero_that_does_not_play_is_refused() -> None:
    with pytest.raises(UsageError, match='"tilda" is not among the mice'):
        shrink(find_playable("flight"), PlaytestOptions(), "{ mice: { tilda: captured } }")
