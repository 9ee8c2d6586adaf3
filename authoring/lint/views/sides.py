"""Whether a selector of figures can find only mice, or only minions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from authoring.content.library import Entry
from authoring.lint.views.rule_parts import RuleAst
from engine.vocabulary import registry

MICE: Final = "mice"
MINIONS: Final = "minions"

_SELECTORS: Final = {
    **dict.fromkeys(
        (
            "all-mice", "captured-mice", "chosen-mouse", "closest-mouse", "current-mouse", "hero", "highest-mouse",
            "lowest-mouse", "mice-here", "mice-near", "mice-on-tile", "other-mice-here", "other-mice-on-tile",
            "random-mouse",
        ),
        MICE,
    ),
    **dict.fromkeys(
        (
            "all-minions", "chosen-minion", "closest-minion", "just-placed", "minions", "minions-here", "minions-near",
            "minions-on-tile",
        ),
        MINIONS,
    ),
}  # fmt: skip
_NAMES: Final = {"minion": MINIONS, "thief": MINIONS, "mouse": MICE, "searcher": MICE, "drawer": MICE}
"""Names of events that always mean figures of one side."""
_OWNERS: Final = {"hero": MICE, "ability": MICE, "search-card": MICE, "minion": MINIONS}
"""The side of `owner`, by what a rule is on."""
_FROM: Final = {"those": "from", "random": "of"}
"""Selectors of some of other figures, and the parameter that names these."""


def side_of(entry: Entry, rule: RuleAst, value: Any) -> str:
    """Return the only side that a selector can find figures of; empty if it may find both, or that is not known."""
    if isinstance(value, str):
        if value == "owner":
            return _OWNERS.get(entry.kind, "")
        if value in _names_of(rule.event):
            return _NAMES.get(value) or next(_asked_for(rule, value), "")
        return _SELECTORS.get(value, "")
    if not isinstance(value, dict):
        return ""
    for word, part in value.items():
        if word in _FROM:
            inner = part.get(_FROM[word]) if isinstance(part, dict) and _FROM[word] in part else part
            return side_of(entry, rule, inner)
        if word in registry.WHO:
            return _SELECTORS.get(word, "")
    return ""


def _names_of(event: str) -> frozenset[str]:
    found = registry.EVENTS.get(event)
    return frozenset(found.provides) if found is not None else frozenset()


def _asked_for(rule: RuleAst, name: str) -> Iterator[str]:
    """The side that the conditions of the rule demand of a figure of its event."""
    conditions = rule.data.get("if")
    for part in conditions if isinstance(conditions, list) else [conditions]:
        wanted = part.get(name) if isinstance(part, dict) else None
        side = wanted.get("side") if isinstance(wanted, dict) else wanted
        if side in ("mouse", "minion"):
            yield MICE if side == "mouse" else MINIONS
