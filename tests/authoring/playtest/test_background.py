"""Work beside the games."""

from __future__ import annotations

import pytest

from authoring.playtest.background import Background


def test_it_is_done_once() -> None:
    calls: list[int] = []
    work = Background(lambda: calls.append(1) or len(calls))
    assert calls == []
    work.step()
    work.step()
    assert (work.result(), work.result(), calls) == (1, 1, [1])


def test_without_a_step_it_is_done_when_its_result_is_needed() -> None:
    assert Background(lambda: "done").result() == "done"


def test_errors_go_to_the_caller() -> None:
    work = Background(lambda: [][0])
    with pytest.raises(IndexError):
        work.step()
    with pytest.raises(IndexError):
        work.result()
