"""Schema: is a file of the shape its kind asks for? Each way it is not becomes a finding at the very key or value."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from authoring import bundled
from authoring.content import problems
from authoring.content.findings import START, Finding
from authoring.content.source import Source, Steps
from authoring.wording.suggestions import did_you_mean, nearest

COLLECTIONS: dict[str, str] = {
    "abilities": "ability",
    "achievements": "achievement",
    "encounter-cards": "encounter-card",
    "heroes": "hero",
    "minions": "minion",
    "search-cards": "search-card",
    "statuses": "status",
}
"""The kinds of file that gather entries of a single kind under `cards`."""

KINDS: tuple[str, ...] = tuple(sorted([*COLLECTIONS, *COLLECTIONS.values(), "box", "campaign", "chapter", "tile"]))
"""Every word that may stand after `kind:`."""


@dataclass(frozen=True, slots=True)
class Reference:
    """A place in a file that names something else by its id: a value, or a key where `is_key`."""

    kind: str
    id: str
    steps: Steps
    is_key: bool = False


@dataclass(frozen=True, slots=True)
class Checked:
    """What a file's schema said of it."""

    findings: tuple[Finding, ...]
    references: tuple[Reference, ...]


@cache
def schema(name: str) -> dict[str, Any]:
    """Return a schema by its file name without `.schema.json`: a kind, `common` or `rules`."""
    text = (bundled.root() / "schemas" / f"{name}.schema.json").read_text(encoding="utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


def kind_of(source: Source) -> tuple[str | None, tuple[Finding, ...]]:
    """Return the kind a file says it is of, or None and the reason there is none."""
    data = source.data
    if not isinstance(data, dict):
        if data is None:
            return None, ()
        message, remedy = "file that is not a map of keys", 'start it with "kind:" and "id:"'
        return None, (Finding.at(problems.WRONG_TYPE, source.path, source.where(()), message, remedy),)
    if "kind" not in data:
        slip = nearest("kind", [key for key in data if key != "id"])
        mark = source.where_key((slip,)) if slip else START
        remedy = f'did you mean "kind" by "{slip}"?' if slip else f"say what the file holds: {', '.join(KINDS)}"
        return None, (Finding.at(problems.UNKNOWN_KIND, source.path, mark, 'missing "kind"', remedy),)
    kind = data["kind"]
    if kind in KINDS:
        return str(kind), ()
    mark, remedy = source.where(("kind",)), did_you_mean(str(kind), KINDS, most=99)
    return None, (Finding.at(problems.UNKNOWN_KIND, source.path, mark, f'unknown kind "{kind}"', remedy),)


def check(source: Source) -> Checked:
    """Check a file against the schema of its kind, and gather the references in it."""
    kind, findings = kind_of(source)
    if kind is None:
        return Checked(findings, ())
    from authoring.content.schema.validate import (
        validate,  # jsonschema is slow to import; a broken file needs none of it
    )

    return validate(source, kind)
