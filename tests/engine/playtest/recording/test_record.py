"""Recorded games: whoever records them, they are the same."""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

import pytest

from engine.playtest.recording.record import record_games
from tests.engine.playtest.toy import chase


@pytest.mark.parametrize("kind", ["fork", "spawn"])
def test_workers_record_what_this_process_records(kind: str) -> None:
    compiled = chase(seed=40).compile()
    here = record_games(compiled, [2, 0])
    assert here[0].log != here[1].log
    with ProcessPoolExecutor(1, multiprocessing.get_context(kind)) as executor:
        assert record_games(compiled, [2, 0], executor) == here
        assert record_games(compiled, [2], executor, curves=True) == record_games(compiled, [2], curves=True)


def test_if_workers_have_died_this_process_records() -> None:
    compiled = chase().compile()
    with ProcessPoolExecutor(1) as executor:
        with pytest.raises(BrokenExecutor):
            executor.submit(os._exit, 1).result()
        assert record_games(compiled, [1], executor) == record_games(compiled, [1])


def test_a_recording_holds_a_position_for_every_step() -> None:
    (recording,) = record_games(chase().compile(), [0])
    assert len(recording.log) == len(recording.frames) == len(recording.acts)
    assert recording.outcome in ("won", "lost")
    assert recording.log[-1].text == f"the game is over: {recording.outcome}, {recording.reason}"
