"""The chapter's own file with hits in the margin, as a coverage tool shows code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from authoring.report.played import Played


@dataclass(frozen=True)
class SourceLine:
    """One line of the file: how many things stand there, in which share of games the rarest of them was reached."""

    number: int
    text: str
    hits: int = 0
    share: float = 0.0
    state: str = ""  # "", "reached", "rare" or "never"
    words: str = ""


RARE = 0.05
"""Reached in fewer games than this share: rare."""


def source_lines(played: Played, data: dict[str, Any]) -> list[SourceLine]:
    """The lines of the chapter's file with what was reached on each."""
    file = played.opened.entry.file
    name = played.opened.name(file)
    by_line: dict[int, list[dict[str, Any]]] = {}
    for line in data["coverage"]["lines"]:
        path, _, number = line["where"].rpartition(":")
        if path == name:
            by_line.setdefault(int(number), []).append(line)
    return [_line(number, text, by_line.get(number, [])) for number, text in enumerate(file.source.lines, start=1)]


def _line(number: int, text: str, found: list[dict[str, Any]]) -> SourceLine:
    if not found:
        return SourceLine(number, text)
    share = min(line["share"] for line in found)
    state = "never" if share == 0 else "rare" if share < RARE else "reached"
    words = "; ".join(f"{line['kind']} {line['name']}: {line['hits']} times in {line['games']} games" for line in found)
    return SourceLine(number, text, sum(line["hits"] for line in found), share, state, words)
