"""The targets of a chapter, and the gate."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.playtest.open_chapter import open_playable
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.targets import all_decided, with_gate_bot
from engine.playtest import Tally
from engine.playtest.statistics.targets import RATE, Target
from engine.playtest.usage_error import UsageError
from tests.playable import TOSS, chapter, playtested


def test_a_gate_plays_the_bot_of_the_first_target(tmp_path: Path) -> None:
    loaded = open_playable(str(chapter(tmp_path)))
    options = with_gate_bot(loaded, PlaytestOptions(gate=True))
    assert (options.bot, options.mice) == ("random", 3)
    named = PlaytestOptions(gate=True, bot="greedy")
    assert with_gate_bot(loaded, named) == named
    assert with_gate_bot(loaded, PlaytestOptions()) == PlaytestOptions()


def test_a_gate_needs_targets(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match='no targets in "brawl" to judge'):
        with_gate_bot(open_playable(str(chapter(tmp_path, TOSS))), PlaytestOptions(gate=True))


def test_when_targets_are_decided() -> None:
    decided = all_decided([Target("random", RATE, 0, 1)])
    assert decided is not None
    assert not decided(Tally())
    assert all_decided([]) is None


@pytest.mark.parametrize("gate", [False, True])
def test_other_bots_are_only_played_for_a_gate(tmp_path: Path, gate: bool) -> None:
    result = playtested(chapter(tmp_path), 40, bot="random", mice=3, gate=gate)
    assert [verdict.target.bot for verdict in result.verdicts] == ["random", "greedy"]
    assert (result.verdicts[1].games > 0) == gate
