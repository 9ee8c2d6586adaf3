"""What two versions are called, and what was edited."""

from __future__ import annotations

import pytest

from authoring.report.versions import edits, version_names


@pytest.mark.parametrize(
    ("one", "other", "names"),
    [
        ("before.yaml", "after.yaml", ("before", "after")),
        ("old/attic.yaml", "new/attic.yaml", ("old", "new")),
        ("before/attic/attic.yaml", "after/attic/attic.yaml", ("before", "after")),
        ("attic.yaml", "old/attic.yaml", ("attic", "old/attic")),
        ("flight", "after-hours", ("flight", "after-hours")),
        ("flight", "flight", ("a", "b")),
    ],
)
def test_versions_are_named_by_what_differs(one: str, other: str, names: tuple[str, str]) -> None:
    assert version_names(one, other) == names


def test_values_that_differ() -> None:
    one = {"end-page": 6, "party": {"mice": 4}, "may": True, "story": "Once."}
    other = {"end-page": 5, "party": {"mice": 4, "barred": ["nez"]}, "story": "Twice."}
    assert edits(one, other) == [
        {"where": "end-page", "a": "6", "b": "5"},
        {"where": "party › barred", "a": "", "b": "[nez]"},
        {"where": "may", "a": "true", "b": ""},
    ]


def test_entries_of_lists_go_by_their_ids_or_numbers() -> None:
    one = {"rules": [{"id": "x", "when": "a"}, {"id": "y", "when": "b"}], "plan": [{"at": 1}, {"at": 2}]}
    other = {"rules": [{"id": "y", "when": "b"}, {"id": "x", "when": "c"}], "plan": [{"at": 1}]}
    assert edits(one, other) == [
        {"where": "rules › x › when", "a": "a", "b": "c"},
        {"where": "plan › 2", "a": "{ at: 2 }", "b": ""},
    ]


def test_long_values_are_cut() -> None:
    (one,) = edits({"x": "long " * 40}, {})
    assert len(one["a"]) == 60
    assert one["a"].endswith("…")


def test_a_chapter_has_not_changed_from_itself() -> None:
    data = {"rules": [{"id": "x"}], "rooms": {"hall": {"story": "Once."}}}
    assert edits(data, data) == []
