"""Edits of texts: several at once, and checked against the data they must give."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authoring.content.edits import Edit, EditError, apply_edits, changed_text, line_edits
from authoring.content.source import parse


def test_edits_are_made_at_once() -> None:
    assert apply_edits("one two three", [Edit(8, 13, "3"), Edit(0, 3, "1"), Edit(4, 4, "and ")]) == "1 and two 3"


def test_an_edit_given_twice_is_made_once() -> None:
    assert apply_edits("one", [Edit(0, 3, "two"), Edit(0, 3, "two")]) == "two"


def test_edits_that_overlap_are_refused() -> None:
    with pytest.raises(EditError, match="overlap"):
        apply_edits("one two", [Edit(0, 5, "x"), Edit(3, 6, "y")])


def test_a_text_that_would_be_read_otherwise_is_refused() -> None:
    source = parse(b"kind: status\n", "x.yaml")
    assert changed_text(source, [Edit(6, 12, "hero")], {"kind": "hero"}) == "kind: hero\n"
    with pytest.raises(EditError, match=r'cannot change "x\.yaml" in place'):
        changed_text(source, [Edit(6, 12, "he: ro")], {"kind": "he: ro"})


TEXTS = st.lists(st.sampled_from(["a\n", "b\n", "\n", "c: d\n"]), max_size=8).map("".join)


@given(TEXTS, TEXTS)
def test_changes_of_lines_lead_from_one_text_to_the_other(old: str, new: str) -> None:
    assert apply_edits(old, line_edits(old, new)) == new
