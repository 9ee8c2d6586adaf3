"""Decisions in words."""

from __future__ import annotations

from engine.play import play
from engine.playtest import CompiledPlan
from engine.playtest.recording.decision_text import all_words, question_words
from engine.records.decision import KINDS, Decision
from engine.records.game import Game
from engine.records.read_choices import READERS
from tests.engine.playtest.toy import chase


class Reader:
    """Reads every decision, and takes the last option."""

    def __init__(self) -> None:
        self.read: list[tuple[str, list[str]]] = []

    def choose(self, game: Game, decision: Decision) -> int:
        self.read.append((question_words(game, decision), all_words(game, decision)))
        return decision.options[-1]


def test_every_option_of_a_game_reads_differently() -> None:
    reader = Reader()
    play(CompiledPlan(chase()).game(1, bots=[reader]))
    assert len(reader.read) > 20
    assert all(len(set(words)) == len(words) for _, words in reader.read)
    questions = {question.split(": ")[1].split(" ")[0] for question, _ in reader.read}
    assert {"turn", "choose", "place"} <= questions


def test_words_name_what_is_meant() -> None:
    reader = Reader()
    play(CompiledPlan(chase()).game(1, bots=[reader]))
    options = [word for _, words in reader.read for word in words]
    assert any(word.startswith("attack rat#") and word.endswith("with sword") for word in options)
    assert "move to field/a2" in options
    assert "end turn" in options


def test_every_kind_of_decision_has_words() -> None:
    assert sorted(READERS) == list(range(len(KINDS)))
