"""Findings: the record of a problem that every check returns, with its place and its remedy."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple


class Severity(IntEnum):
    """How serious a finding is. Smaller is worse, so that sorting puts errors first."""

    ERROR = 0
    WARNING = 1
    INFO = 2

    @property
    def word(self) -> str:
        """The name in lower case, as all output formats write it."""
        return self.name.lower()


class Mark(NamedTuple):
    """A range of a file. Lines and columns start at 1; the end column is the first one after the range.

    A named tuple is quick to make: every value of a file has a mark.
    """

    line: int = 1
    col: int = 1
    end_line: int = 1
    end_col: int = 1


START = Mark()
"""The start of a file, for findings about the whole file."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of problem: its code, its name, and its severity."""

    code: str
    name: str
    severity: Severity


@dataclass(frozen=True, slots=True, order=True)
class Related:
    """A second place of a finding, such as the first of two definitions."""

    path: str
    mark: Mark
    message: str


@dataclass(frozen=True, slots=True, order=True, repr=False)
class Finding:
    """A problem at a place. Findings sort by file, place, severity and code."""

    path: str
    line: int
    col: int
    end_line: int
    end_col: int
    severity: Severity
    code: str
    name: str
    message: str
    remedy: str = ""
    related: tuple[Related, ...] = ()

    @classmethod
    def at(
        cls, kind: Kind, path: str, mark: Mark, message: str, remedy: str = "", related: tuple[Related, ...] = ()
    ) -> Finding:
        """Make a finding of a kind at a mark."""
        place = (mark.line, mark.col, mark.end_line, mark.end_col)
        return cls(path, *place, kind.severity, kind.code, kind.name, message, remedy, related)

    @property
    def full_message(self) -> str:
        """The message with its remedy, in one sentence."""
        if not self.remedy:
            return self.message
        return f"{self.message}{', ' if self.remedy.startswith('did you mean') else '; '}{self.remedy}"

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.col}: {self.severity.word} {self.code} {self.full_message}"

    def __repr__(self) -> str:
        return f"<Finding {str(self)!r}>"
