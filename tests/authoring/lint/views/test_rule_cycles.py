"""Cycles of rules: which are found, and that the search grows with the rules, not with their pairs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from authoring.content.library import Entry, open_library
from authoring.content.source import Steps
from authoring.lint.views import rule_cycles as module
from authoring.lint.views.rule_cycles import rule_cycles

Rules = list[dict[str, Any]]


def entry_with(folder: Path, rules: Rules) -> Entry:
    counters = {f"c{i}": {} for i in range(len(rules) + 1)}
    chapter = {"kind": "chapter", "id": "many", "counters": counters, "rules": rules}
    (folder / "many.yaml").write_text(json.dumps(chapter), encoding="utf-8")
    return open_library(folder).entries("chapter")["many"]


def step(number: int, to: int) -> dict[str, Any]:
    """A rule that answers a change of one counter and changes another."""
    return {"id": f"r{number}", "when": "counter-changed", "if": {"counter": f"c{number}"}, "do": [{"count": f"c{to}"}]}


def visits(monkeypatch: pytest.MonkeyPatch, entry: Entry) -> tuple[int, list[list[str]]]:
    """How many rules the search visits, and the names in each cycle."""
    made: list[Any] = []
    usual = module._Ways.__init__

    def keep(self: Any, *given: Any) -> None:
        usual(self, *given)
        made.append(self)

    monkeypatch.setattr(module._Ways, "__init__", keep)
    found = [[one.name for one in cycle] for cycle in rule_cycles(entry)]
    return made[-1].visits, found


def test_a_ring_of_rules_is_one_cycle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = entry_with(tmp_path, [step(i, (i + 1) % 5) for i in range(5)])
    _, found = visits(monkeypatch, entry)
    assert found == [["r0", "r1", "r2", "r3", "r4"]]


def test_rules_in_a_row_are_no_cycle_and_cost_no_visit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = entry_with(tmp_path, [step(i, i + 1) for i in range(300)])
    assert visits(monkeypatch, entry) == (0, [])


@pytest.mark.parametrize("count", [100, 400])
def test_rules_that_all_trigger_all_are_found_without_looking_at_pairs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    rules = [
        {"id": f"r{i}", "when": "cheese-gained", "do": [{"cheese": {"who": "all-mice", "amount": 1}}]}
        for i in range(count)
    ]
    seen, found = visits(monkeypatch, entry_with(tmp_path, rules))
    assert seen == 0
    assert found == [[f"r{i}"] for i in range(count)]


def test_the_search_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_VISITS", 50)
    seen, found = visits(monkeypatch, entry_with(tmp_path, [step(i, (i + 1) % 40) for i in range(40)]))
    assert found[0] == [f"r{i}" for i in range(40)]
    assert seen <= 50 + 40


def test_the_place_of_a_step_is_that_of_its_effect(tmp_path: Path) -> None:
    entry = entry_with(tmp_path, [step(0, 1), step(1, 0)])
    places: list[Steps] = [one.steps for cycle in rule_cycles(entry) for one in cycle]
    assert places == [("rules", 0, "do", 0, "count"), ("rules", 1, "do", 0, "count")]
