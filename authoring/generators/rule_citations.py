"""Which rules of docs/rules.md the engine cites and which tests show, read from the sources of a checkout."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from authoring.generators import ROOT

PAGE = ROOT / "docs" / "rules.md"
BEGIN, END = "<!-- rules:begin -->\n", "<!-- rules:end -->\n"
"""The generated section of the page stands between these."""

ENGINE = ("*.py", "records/*.py", "compile/*.py", "vocabulary/assemble/naming.py", "rulebook/*.py")
"""The modules of the engine that implement the rulebook. The words of the rule language only mention its rules."""

CONTENT = {
    "cards/achievements.yaml": "ACH-1 to ACH-5",
    "cards/minions.yaml": "ENC-8, BRODIE-1",
    "cards/search/party-items.yaml": "PARTY-1 to PARTY-7",
    "cards/statuses.yaml": "EFFECT-1 to EFFECT-4, EFFECT-6",
    "tiles/": "MOVE-9",
}
"""Rules that content implements as data."""

LISTED = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* ", re.MULTILINE)
CITED = re.compile(r"[A-Z]{2,}-\d+(?:(?:, | to | and )(?:[A-Z]{2,}-\d+|-\d+))*")
PART = re.compile(r"(, | to | and )?(?:([A-Z]{2,}))?-(\d+)")


@dataclass(frozen=True)
class Mark:
    """One test that shows a rule at work, or (negative) what the rule does not do."""

    rule: str
    negative: bool
    path: str
    test: str


def listed() -> list[str]:
    """Return the ids of the catalogue in its order."""
    return LISTED.findall(PAGE.read_text(encoding="utf-8").split(BEGIN)[0])


def citations(text: str) -> set[str]:
    """Return the ids a text cites: `MOVE-1`, `WATER-3, -4`, `INIT-1 to INIT-5`."""
    cited: set[str] = set()
    for run in CITED.findall(text):
        family, last = "", 0
        for joint, name, number in PART.findall(run):
            family = name or family
            first = last + 1 if joint == " to " else int(number)
            cited |= {f"{family}-{n}" for n in range(first, int(number) + 1)}
            last = int(number)
    return cited


def implementations() -> dict[str, list[str]]:
    """Return the places that implement each rule: modules of the engine that cite its id, and content."""
    places: dict[str, list[str]] = {rule: [] for rule in listed()}
    for path in (path for pattern in ENGINE for path in sorted((ROOT / "engine").glob(pattern))):
        for rule in citations(path.read_text(encoding="utf-8")):
            places.setdefault(rule, []).append(path.relative_to(ROOT).as_posix())
    for content, rules in CONTENT.items():
        for rule in citations(rules):
            places[rule].append(content)
    return places


@cache
def marks() -> list[Mark]:
    """Return every rule mark of every test, by file and place."""
    return [mark for path in sorted((ROOT / "tests").rglob("test_*.py")) for mark in _marks_in(path.relative_to(ROOT))]


def _marks_in(path: Path) -> Iterator[Mark]:
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for rule, negative in _rules_of(node.decorator_list):
                yield Mark(rule, negative, path.as_posix(), node.name)


def _rules_of(decorators: list[ast.expr]) -> Iterator[tuple[str, bool]]:
    for decorator in decorators:
        if not isinstance(decorator, ast.Call) or not ast.unparse(decorator.func).endswith("mark.rule"):
            continue
        negative = any(key.arg == "negative" and ast.unparse(key.value) == "True" for key in decorator.keywords)
        yield from ((str(arg.value), negative) for arg in decorator.args if isinstance(arg, ast.Constant))
