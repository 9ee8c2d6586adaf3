"""A defeat happens together with a victory every time: the victory needs everything that the defeat needs.

At the table:
    The mice win and lose at the same moment. The rules give them the victory, so the defeat never counts.

How to fix:
    Give the two different conditions.

Bad:
    # based on: supper
    victory: { mice-at: { face: kitchen }, no-minions: kitchen }
    defeat:
      also:
        - id: seen
          text: You are seen.
          if: { mice-at: { face: kitchen } }

Good:
    # based on: supper
    victory: { mice-at: { face: kitchen }, no-minions: kitchen }
    defeat:
      also:
        - id: seen
          text: You are seen.
          if: { page: { at-least: 5 } }
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.content.findings import Finding, Severity
from authoring.content.source import Steps
from authoring.lint.rule import Confidence, Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    chapter = context.entry.data
    for i, defeat in enumerate(chapter.get("defeat", {}).get("also", [])):
        for conditions, steps in _victories(chapter):
            asked = _parts(conditions)
            if all(part in asked for part in _parts(defeat["if"])):
                message = f'defeat "{defeat["id"]}" is always met together with the victory, which counts first'
                place = context.entry.related("the victory is here", steps)
                where = ("defeat", "also", i, "if")
                yield context.finding(where, message, "give the two different conditions", place)


def _victories(chapter: dict[str, Any]) -> Iterator[tuple[Any, Steps]]:
    for i, one in enumerate(chapter.get("victories", [])):
        yield one["if"], ("victories", i, "if")
    if "victory" in chapter and "victories" not in chapter:
        yield chapter["victory"], ("victory",)


def _parts(conditions: Any) -> list[tuple[str, Any]]:
    """The conditions that must all hold, one by one."""
    if isinstance(conditions, list):
        return [part for one in conditions for part in _parts(one)]
    if not isinstance(conditions, dict):
        return [("", conditions)]
    found: list[tuple[str, Any]] = []
    for key, value in conditions.items():
        found += _parts(value) if key == "all" else [(key, value)]
    return found


RULE = Rule(
    code="C112",
    name="clashing-endings",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
