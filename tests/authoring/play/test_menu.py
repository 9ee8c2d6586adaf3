"""Menus: what an answer means."""

from __future__ import annotations

import pytest

from authoring.play.commands import KEYS
from authoring.play.menu import END, Group, Item, Menu
from authoring.play.turn_menu import KINDS, STAND_UP

MENU = Menu(
    [
        Group("b", "battle", (Item(1, "b", "Rat (r1) with Sword", "r1"), Item(2, "b", "Rat (r2) with Sword", "r2"))),
        Group("e", "explore", (Item(3, "e", "→ Kitchen", "n"),)),
        Group("s", "search", (Item(4, "s", ""),)),
        Group(END, "end turn", (Item(5, END, ""),)),
    ],
    {"a1": 10, "s": 11},
    "move",
)


@pytest.mark.parametrize(
    ("answer", "option"),
    [
        ("b r1", 1), ("b r2", 2), ("b", None), ("b r3", None), ("e", 3), ("e n", 3), ("s", 11), ("0", 5), ("a1", 10),
        ("sea", 4), ("end turn", 5), ("rat", None), ("rat (r2)", 2), ("", None), ("²", None), ("x", None), ("у", 3),
        ("и к1", 1),
    ],
)  # fmt: skip
def test_what_an_answer_means(answer: str, option: int | None) -> None:
    assert MENU.chosen(answer) == option


def test_several_options_of_a_key_are_listed() -> None:
    assert MENU.ambiguous("b") == ["b r1", "b r2"]
    assert MENU.typed_for(2) == "b r2"
    assert MENU.typed_for(10) == "a1"
    assert MENU.words_for(2) == "battle: Rat (r2) with Sword"


def test_spaces_are_listed_with_the_colon_of_the_language() -> None:
    assert MENU.spaces_line() == "move: a1 s"
    assert Menu(spaces={"a1": 1}, spaces_title="cases", language="fr").spaces_line() == "cases\u00a0: a1"


def test_no_key_stands_for_two_things() -> None:
    keys = [key for key, _ in KINDS.values()] + [STAND_UP[0], *KEYS]
    assert sorted(keys) == sorted(set(keys))
    assert list(KINDS.values())[-1][0] == END
