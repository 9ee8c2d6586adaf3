"""What checking a file against its schema returns."""

from __future__ import annotations

from dataclasses import dataclass

from authoring.content.findings import Finding
from authoring.content.source import Steps


@dataclass(frozen=True, slots=True)
class Reference:
    """A reference to an entry by its id: a value of the file, or a key if `is_key`."""

    kind: str
    id: str
    steps: Steps
    is_key: bool = False


@dataclass(frozen=True, slots=True)
class SchemaCheck:
    """The result of checking a file: problems, and the references found on the way."""

    findings: tuple[Finding, ...]
    references: tuple[Reference, ...]
