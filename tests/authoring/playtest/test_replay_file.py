"""Replays as files."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from authoring.content.schema import schema
from authoring.playtest.replay_file import Replay, ReplayFileError, from_json, to_json
from engine.playtest.recording.replay import DECISION, EVENT, Step

words = st.text(max_size=20)
seeds = st.integers(-(2**63), 2**63 - 1)
small = st.integers(-(2**53) + 1, 2**53 - 1)
luck = st.lists(st.tuples(st.integers(0, 999), st.integers(0, 2**53 - 1)), max_size=3).map(tuple)
events = st.builds(Step, st.just(EVENT), words, st.just(""), st.lists(words, max_size=2).map(tuple), st.integers(1, 9))
choices = st.builds(Step, st.just(DECISION), words, words, st.just(()), st.integers(1, 9))
replays = st.builds(
    Replay,
    words,
    seeds,
    words,
    st.lists(words, min_size=1, max_size=6).map(tuple),
    st.integers(0, 20),
    st.dictionaries(words, st.one_of(words, small, st.booleans()), max_size=2),
    words,
    words,
    st.lists(st.one_of(events, choices), max_size=5).map(tuple),
    words,
    luck=luck,
)


@given(replays)
def test_written_and_read_it_is_the_same(replay: Replay) -> None:
    text = to_json(replay)
    Draft202012Validator(schema("replay")).validate(json.loads(text))
    assert from_json(text) == replay


def test_one_line_per_step() -> None:
    replay = Replay("c", 1, "b", ("h",), steps=(Step(EVENT, "x"), Step(DECISION, "y", "q")))
    assert '{"round": 0, "event": "x", "rules": []},\n{"round": 0, "asked": "q", "chosen": "y"}\n' in to_json(replay)


@given(st.text())
def test_other_files_are_refused(text: str) -> None:
    with pytest.raises(ReplayFileError):
        from_json(text)
