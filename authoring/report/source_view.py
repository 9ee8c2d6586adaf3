"""The file of the chapter with hits in the margin, as a coverage tool shows code."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from authoring.playtest.result import PlaytestResult

RARE = 0.05
"""Reached in fewer games than this share: rare."""
LONG = 6
"""Runs of this many uncounted lines are folded; mostly they are translations."""
SIGNS = {"reached": "✓", "rare": "~", "partly": "~", "never": "✗"}


@dataclass(frozen=True)
class SourceLine:
    """One line of the file, and how often games reached it."""

    number: int
    text: str
    hits: int = 0
    state: str = ""  # "", "reached", "rare", "partly" or "never"
    margin: str = ""
    aside: str = ""  # what of it was never reached, where that is not all; why a rule had no effect
    words: str = ""
    named: bool = False  # whether a finding names it


def source_lines(result: PlaytestResult, data: dict[str, Any]) -> list[SourceLine]:
    """Return the lines of the chapter's file with their hits."""
    file = result.loaded.entry.file
    name = result.loaded.name(file)
    named = named_lines(result, data)
    by_line: dict[int, list[dict[str, Any]]] = {}
    for line in data["coverage"]["lines"]:
        path, _, number = line["where"].rpartition(":")
        if path == name:
            by_line.setdefault(int(number), []).append(line)
    lines = [_line(number, text, by_line.get(number, [])) for number, text in enumerate(file.source.lines, start=1)]
    return [replace(line, named=f"{name}:{line.number}" in named) for line in lines]


def named_lines(result: PlaytestResult, data: dict[str, Any]) -> dict[str, str]:
    """The lines of the chapter's file that findings name, with their addresses on the page."""
    name = result.loaded.name(result.loaded.entry.file)
    places = [one["where"].rpartition(":") for one in data["findings"]]
    return {f"{path}:{number}": f"line-{number}" for path, _, number in places if path == name}


def folded(lines: list[SourceLine]) -> list[tuple[bool, list[SourceLine]]]:
    """Group the lines into runs; a run that is to be folded comes with True."""
    runs = [(counted, list(run)) for counted, run in groupby(lines, key=lambda line: bool(line.state or line.named))]
    return [(not counted and len(run) >= LONG, run) for counted, run in runs]


def _line(number: int, text: str, found: list[dict[str, Any]]) -> SourceLine:
    if not found:
        return SourceLine(number, text)
    missed = [line for line in found if not line["games"]]
    hits = sum(line["hits"] for line in found)
    state = _state(found, missed)
    margin = {"never": "never", "partly": f"{hits}×, {len(found) - len(missed)} of {len(found)}"}.get(state, f"{hits}×")
    aside = "never: " + ", ".join(_name(line) for line in missed) if state == "partly" else ""
    aside = "; ".join(filter(None, (aside, *(line["why"] for line in found))))
    words = "; ".join(f"{_name(line)}: {line['hits']} times in {line['games']} games" for line in found)
    return SourceLine(number, text, hits, state, f"{margin} {SIGNS[state]}", aside, words)


def _state(found: list[dict[str, Any]], missed: list[dict[str, Any]]) -> str:
    if missed:
        return "never" if len(missed) == len(found) else "partly"
    return "rare" if min(line["share"] for line in found) < RARE else "reached"


def _name(line: dict[str, Any]) -> str:
    return f"{line['kind']} {line['name']}"
