"""Findings by importance: what is wrong before what is odd, what is certain before what is likely."""

from __future__ import annotations

from collections.abc import Iterable

from authoring.content.findings import Finding
from authoring.lint.registry import RULES
from authoring.lint.rule import Confidence

_RANKS = {confidence: rank for rank, confidence in enumerate(Confidence)}


def by_importance(findings: Iterable[Finding]) -> list[Finding]:
    """Sort by severity, then by how sure the rule is, then by place."""
    return sorted(findings, key=lambda one: (one.severity, _RANKS[RULES[one.code].confidence], one))
