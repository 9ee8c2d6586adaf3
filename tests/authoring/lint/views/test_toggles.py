"""Rings of rules that hand a value on to each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from authoring.content.library import Entry, File
from authoring.content.source import parse
from authoring.lint.views.toggles import rings

FILE = File(parse(b"kind: chapter\n", "x.yaml"), Path("x.yaml"), False)


def found(*rules: dict[str, Any]) -> list[list[str]]:
    data = {"id": "x", "counters": {"noise": {"max": 4}}, "rooms": {"hall": {"rules": list(rules)}}}
    return [[toggle.name for toggle in ring] for ring in rings(Entry("chapter", "x", data, FILE))]


def noise(ident: str, value: int, to: int, **more: Any) -> dict[str, Any]:
    asked = {"counter": "noise", "value": value}
    return {
        "id": ident,
        "when": "counter-changed",
        "if": asked,
        "do": [{"set": {"counter": "noise", "to": to}}],
        **more,
    }


@pytest.mark.parametrize(
    ("rules", "names"),
    [
        ([noise("a", 1, 2), noise("b", 2, 1)], [["a", "b"]]),
        ([noise("a", 1, 2), noise("b", 2, 3), noise("c", 3, 1)], [["a", "b", "c"]]),
        ([noise("a", 1, 2), noise("b", 2, 3)], []),
        ([noise("a", 1, 2), noise("b", 2, 1, limit="round")], []),
        ([noise("a", 1, 1)], []),
    ],
)
def test_rings_of_a_counter(rules: list[dict[str, Any]], names: list[list[str]]) -> None:
    assert found(*rules) == names


def test_rings_of_spaces_wheel_and_tokens() -> None:
    def throw(here: str, there: str) -> dict[str, Any]:
        asked = {"mover": "mouse", "space": here}
        return {"id": here, "when": "space-entered", "if": asked, "do": [{"teleport": {"who": "mover", "to": there}}]}

    assert found(throw("a1", "a2"), throw("a2", "a1")) == [["a1", "a2"]]
    up = {"id": "up", "when": "wheel-changed", "if": {"wheel": {"is": 1}}, "do": [{"wheel": 1}]}
    down = {"id": "down", "when": "wheel-changed", "if": {"wheel": {"is": 2}}, "do": [{"wheel": -1}]}
    assert found(up, down) == [["up", "down"]]
    put = {
        "id": "put",
        "when": "token-removed",
        "if": {"token": "cog"},
        "do": [{"put-token": {"token": "cog", "at": "there"}}],
    }
    take = {"id": "take", "when": "token-placed", "if": {"token": "cog"}, "do": [{"take-token": "cog"}]}
    assert found(put, take) == [["put", "take"]]
