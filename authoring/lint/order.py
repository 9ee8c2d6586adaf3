"""Findings by importance: errors before warnings, certain findings before likely ones."""

from __future__ import annotations

from collections.abc import Iterable

from authoring.content.findings import Finding
from authoring.lint.registry import RULES
from authoring.lint.rule import Confidence

_RANKS = {confidence: rank for rank, confidence in enumerate(Confidence)}


def by_importance(findings: Iterable[Finding]) -> list[Finding]:
    """Sort by severity, then by the confidence of the rule, then by place."""
    return sorted(findings, key=lambda one: (one.severity, _RANKS[RULES[one.code].confidence], one))
