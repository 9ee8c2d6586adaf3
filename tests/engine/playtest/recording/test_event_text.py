"""Events as sentences."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import engine
from engine.playtest.recording.event_text import SENTENCES, sentence
from engine.records.trace import TraceEvent

NOTED = re.compile(r"""\bnote\((?:self, |game, )?\s*"([a-z-]+)\"""")


def event(what: str, figure: str = "", other: str = "", space: str = "", roll: str = "", amount: int = 0,
          text: str = "") -> TraceEvent:  # fmt: skip
    return TraceEvent(what, ("X-1",), figure, other, space, roll, amount, text)


def test_every_event_has_a_sentence_and_no_other() -> None:
    files = Path(engine.__path__[0]).rglob("*.py")
    noted = {name for file in files for name in NOTED.findall(file.read_text(encoding="utf-8"))}
    assert noted == set(SENTENCES)


@pytest.mark.parametrize(
    ("one", "words"),
    [
        (event("wounded", "ash", "rat#6", amount=1), "ash takes 1 wound, by rat#6"),
        (event("wounded", "ash", amount=2), "ash takes 2 wounds"),
        (event("rule", "ash", text="old-crow (flight.yaml:319)"), "rule: old-crow (ash)"),
        (event("rule", text="old-crow (flight.yaml:319)"), "rule: old-crow"),
        (event("end", amount=1, text="victory"), "the game is over: won, victory"),
        (event("share", "ash", "birch", amount=2), "ash shares with birch: 2 cheese"),
        (event("share", "ash", "birch"), "ash shares with birch"),
        (event("wheel", amount=2), "2 cheese onto the wheel"),
        (event("wheel", amount=-1), "1 cheese off the wheel"),
        (event("defence", "ash", "rat#6", roll="bow", amount=1), "ash defends: bow against 1 hit"),
        (event("explore", "ash", text="sewers S@0.5 to cellar"), "ash explores: sewers S to cellar"),
        (event("drift", "ash"), "ash drifts off the tile"),
        (event("drift", "ash", space="sewers/w2"), "ash drifts to sewers/w2"),
        (event("attack", "ash", "rat#6", roll="star bow"), "ash attacks rat#6: star bow"),
    ],
)
def test_sentences(one: TraceEvent, words: str) -> None:
    assert sentence(one) == words
