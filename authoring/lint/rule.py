"""What a lint rule is: a documented kind of problem, and for most the function that finds it.

A rule is one module in `authoring/lint/rules/FAMILY/`, named like the rule (`dead_end.py` for `dead-end`), with `RULE`,
which the family's `__init__.py` lists. Its docstring is the page `tailwright explain` shows: the first paragraph says
what the rule finds; then come the sections of `SECTIONS`. The two examples are indented by four spaces and run as
tests; `authoring/lint/examples` says how to write them.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from authoring.content.findings import Finding, Kind, Related, Severity
from authoring.content.library import Entry, Library
from authoring.content.source import Steps

SECTIONS = ("At the table", "How to fix", "Bad", "Good")
"""The sections of a rule's docstring after the first paragraph, in order."""


class Confidence(Enum):
    """How sure a rule is that what it reports is a mistake."""

    CERTAIN = "certain"
    LIKELY = "likely"
    HINT = "hint"


@dataclass(frozen=True)
class Context:
    """The input of a rule: one entry, its library, and how many games to play.

    Every entry meets its schema. Ids may still be unknown; rules skip those, as R101 reports them.
    """

    kind: Kind
    entry: Entry
    library: Library
    games: int = 0

    @property
    def whole(self) -> bool:
        """Whether the library holds every file; files with errors are left out, and what they name is unknown."""
        return self.library.is_whole

    @property
    def left_out(self) -> frozenset[str]:
        """Every word in the files that are left out: what a rule misses may be there."""
        return self.library.words_left_out

    def finding(self, steps: Steps, message: str, remedy: str = "", *related: Related, key: bool = False) -> Finding:
        """Make a finding of the rule at a value of the entry, or with `key` at the key before the value."""
        mark = self.entry.where_key(steps) if key else self.entry.where(steps)
        return Finding.at(self.kind, self.entry.file.path, mark, message, remedy, related)


Check = Callable[[Context], Iterator[Finding]]


@dataclass(frozen=True, kw_only=True)
class Rule:
    """A documented problem. `check` runs on each entry whose kind is in `kinds`.

    A rule without a `check` documents what something else reports: reading, the schema, references, ignore comments.
    """

    code: str
    name: str
    severity: Severity
    confidence: Confidence
    doc: str
    kinds: tuple[str, ...] = ()
    check: Check | None = None

    @classmethod
    def of_kind(cls, kind: Kind, *, doc: str) -> Rule:
        """Document a kind of problem that `authoring/content` declares and reports."""
        return cls(code=kind.code, name=kind.name, severity=kind.severity, confidence=Confidence.CERTAIN, doc=doc)

    @cached_property
    def kind(self) -> Kind:
        """What a finding of the rule carries: code, name and severity."""
        return Kind(self.code, self.name, self.severity)

    @cached_property
    def summary(self) -> str:
        """The first paragraph of the rule's page: what the rule finds."""
        return " ".join(self._parts[0].split())

    def section(self, title: str) -> str:
        """The text of one section of the page."""
        return textwrap.dedent(self._parts[1 + SECTIONS.index(title)]).strip("\n")

    @cached_property
    def _parts(self) -> list[str]:
        heads = "|".join(SECTIONS)
        return re.split(rf"^(?:{heads}):\n", textwrap.dedent(self.doc), flags=re.MULTILINE)
