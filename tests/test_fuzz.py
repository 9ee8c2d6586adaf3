"""What `make fuzz` found once stays mended, and a sample of its cases finds nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.fuzz import world
from tests.fuzz.__main__ import FOUND, Figures, orders
from tests.fuzz.cases import case_text
from tests.fuzz.generate import Writer
from tests.fuzz.shrink import shrink
from tests.fuzz.workers import Failure, Order, Worker, run_orders, warm_up

SEED = 1
SAMPLE = 100
PLAYED = 10


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    """A child process with limits. It must not outlive its tests: it holds open what its parent had open."""
    warm_up()
    started = Worker()
    yield started
    started.end()


@pytest.mark.parametrize("path", sorted(FOUND.glob("*.yaml")), ids=lambda path: path.stem)
def test_what_was_found_is_mended(path: Path, worker: Worker) -> None:
    text = path.read_text(encoding="utf-8")
    found_as = int(text.partition("\n")[0].rpartition(" ")[2])  # games depend on the number of a case
    for number in (0, 1, found_as):
        worker.give(Order(number, plays=True, text=text))
        failure = worker.answer().failure
        assert failure is None, failure.words


def test_a_sample_finds_nothing() -> None:
    outcomes = [outcome for _, outcome in run_orders(orders(SEED, 0, SAMPLE, PLAYED, float("inf"), Figures()))]
    failures = [f"case {outcome.number}: {outcome.failure.words}" for outcome in outcomes if outcome.failure]
    assert not failures, failures[0]
    assert len(outcomes) == SAMPLE
    assert sum(outcome.accepted for outcome in outcomes) >= 5


def test_a_case_is_always_the_same() -> None:
    assert [case_text(3, number) for number in range(20)] == [case_text(3, number) for number in range(20)]
    assert case_text(3, 7) != case_text(4, 7)


def test_a_step_that_takes_too_long_is_a_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _failure_of(monkeypatch, _endless) == "hang"


def test_a_step_that_takes_too_much_memory_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _failure_of(monkeypatch, _huge) == "memory"


def test_a_process_that_dies_is_a_failure_and_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _failure_of(monkeypatch, _deadly) == "death"


def _failure_of(monkeypatch: pytest.MonkeyPatch, function: object) -> str:
    monkeypatch.setattr("tests.fuzz.stages.fixed", function)
    worker = Worker()
    try:
        worker.give(Order(0, text=world.BASE))
        failure = worker.answer().failure
    finally:
        worker.end()
    assert failure
    return failure.what


def _endless(file: object) -> object:
    while True:
        pass


def _huge(file: object) -> object:
    return bytearray(1 << 30)


def _deadly(file: object) -> object:
    import os

    os._exit(9)


def test_shrinking_keeps_only_what_fails() -> None:
    small = shrink("a: 1\nb: [1, 2, { c: [x, y] }]\nd: { e: 5 }\n", lambda text: "x" in text)
    assert small == "b: x\n"


def test_shrinking_text_that_is_no_yaml() -> None:
    assert shrink("a\n[b\nc\n\tbad\nd\n", lambda text: "bad" in text) == "\tbad"


def test_failures_are_told_apart_by_error_and_place() -> None:
    one = Failure("lint", "KeyError", "authoring/a.py:f", "first")
    assert one.key == Failure("game", "KeyError", "authoring/a.py:f", "second").key
    assert one.key != Failure("lint", "KeyError", "authoring/a.py:g", "first").key


def test_generated_numbers_keep_to_their_range() -> None:
    writer = Writer(Random(1))
    made = [writer.value({"type": "integer", "minimum": 1, "maximum": 3}) for _ in range(200)]
    assert set(made) == {1, 2, 3}


def test_orders_ask_for_as_many_played_cases_as_wanted() -> None:
    figures = Figures()
    for order in orders(1, 0, 1000, 100, float("inf"), figures):
        figures.accepted += order.plays and order.number % 5 == 0  # as if lint accepted a fifth
    assert figures.accepted == 100
