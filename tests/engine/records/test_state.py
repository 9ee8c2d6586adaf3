"""The state: a copy shares nothing, every field is in it, and it is plain data."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from engine.records.state import empty_state
from tests.engine.state_data import FIELDS, state_data
from tests.engine.table import BOW, Table, start


def test_every_field_is_listed_copied_and_set() -> None:
    state = empty_state(Table().chapter, 3)
    assert [name for name in FIELDS if not hasattr(state, name)] == []
    assert [name for name in FIELDS if not hasattr(state.copy(), name)] == []


def _lists(value: Any) -> list[Any]:
    return [value, *(inner for item in value for inner in _lists(item))] if isinstance(value, list) else []


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    state = start({"setup": [{"place": {"minion": "rat", "count": 2}}]}).state
    copy = state.copy()
    assert state_data(copy) == state_data(state)
    mine = {id(part) for name in FIELDS for part in _lists(getattr(state, name))}
    theirs = {id(part) for name in FIELDS for part in _lists(getattr(copy, name))}
    assert not mine & theirs


@pytest.mark.parametrize("name", FIELDS)
def test_a_change_of_any_field_shows_in_one_of_them_only(name: str) -> None:
    state = Table({"ash": "a1", "birch": "a2"}, [("rat", "b1")]).state
    copy, before = state.copy(), state_data(state)
    value = getattr(state, name)
    if isinstance(value, list):
        value.append(7)
    else:
        setattr(state, name, f"{value}!" if isinstance(value, str) else value + 1)
    assert state_data(copy) == before
    assert {key for key, now in state_data(state).items() if now != before[key]} == {name}


def test_a_state_can_be_sent_to_another_process() -> None:
    table = Table({"ash": "a1"}, [("rat", "b1")]).dice(BOW).begin("ash")
    assert state_data(pickle.loads(pickle.dumps(table.state))) == state_data(table.state)


def test_it_holds_numbers_lists_and_one_word() -> None:
    def plain(value: object) -> bool:
        return all(plain(item) for item in value) if isinstance(value, list | tuple) else isinstance(value, int | str)

    assert all(plain(value) for value in state_data(Table({"ash": "a1"}, [("rat", "b1")]).state).values())
