"""Overlays: what another part of the toolkit wants shown on the spaces of a face.

A heat map, the findings of lint and a position of a game are all lists of marks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from authoring.drawing.svg.style import HEAT


@dataclass(frozen=True)
class Mark:
    """Something to show on a space: a colour over its area, a short label below its id, a sign, or all of these."""

    space: str  # "" for the whole face: on a plan the label then stands beside its name
    fill: str = ""
    label: str = ""
    symbol: str = ""  # one of board.SIGNS
    title: str = ""  # what a viewer shows when the pointer rests on it


def heat(values: Mapping[str, float], labels: Mapping[str, str] | None = None) -> list[Mark]:
    """Colour spaces by value, from nothing to the greatest. Labels default to the values."""
    top = max(values.values(), default=0)
    marks = []
    for space, value in values.items():
        step = 0 if top <= 0 else min(int(value / top * len(HEAT)), len(HEAT) - 1)
        label = labels.get(space, "") if labels is not None else f"{value:g}"
        marks.append(Mark(space, HEAT[step], label))
    return marks


def by_space(marks: Iterable[Mark]) -> dict[str, list[Mark]]:
    """The marks of each space, in order."""
    found: dict[str, list[Mark]] = {}
    for mark in marks:
        found.setdefault(mark.space, []).append(mark)
    return found
