"""Menus: what an answer means."""

from __future__ import annotations

import pytest

from authoring.play.menu import Menu

MENU = Menu([("end turn", 10), ("search", 20), ("share with ash", 30), ("share with birch", 40)], {"a1": 50, "b2": 60})


@pytest.mark.parametrize(
    ("answer", "option"),
    [
        ("1", 10), ("4", 40), ("a1", 50), ("move to b2", 60), ("sea", 20), ("share with b", 40), ("0", None),
        ("5", None), ("share", None), ("s", None), ("c3", None), ("", None), ("²", None),
    ],
)  # fmt: skip
def test_what_an_answer_means(answer: str, option: int | None) -> None:
    assert MENU.chosen(answer) == option


def test_moves_share_a_line() -> None:
    assert MENU.lines() == [
        "   1  end turn",
        "   2  search",
        "   3  share with ash",
        "   4  share with birch",
        "      move to a1  b2",
    ]
