"""Marks on the spaces of a face. Heat maps, findings of lint and positions of a game are drawn as lists of marks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from authoring.drawing.svg.style import HEAT


@dataclass(frozen=True)
class Mark:
    """A mark on a space: a colour of its area, a short label below its id, a sign, or all of these."""

    space: str  # "" for the whole face: a plan then shows the label beside the name
    fill: str = ""
    label: str = ""
    symbol: str = ""  # a key of space_labels.SIGNS
    title: str = ""  # the tooltip


def heat(values: Mapping[str, float], labels: Mapping[str, str] | None = None) -> list[Mark]:
    """Make marks that colour spaces by value, from 0 to the greatest. Labels default to the values."""
    top = max(values.values(), default=0)
    marks = []
    for space, value in values.items():
        step = 0 if top <= 0 else min(int(value / top * len(HEAT)), len(HEAT) - 1)
        label = labels.get(space, "") if labels is not None else f"{value:g}"
        marks.append(Mark(space, HEAT[step], label))
    return marks


def by_space(marks: Iterable[Mark]) -> dict[str, list[Mark]]:
    """Group marks by space, in order."""
    groups: dict[str, list[Mark]] = {}
    for mark in marks:
        groups.setdefault(mark.space, []).append(mark)
    return groups
