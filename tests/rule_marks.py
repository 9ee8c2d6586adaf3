"""Which rules of docs/rules.md are cited by the engine and shown by tests, read from the sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "rules.md"
BEGIN, END = "<!-- rules:begin -->\n", "<!-- rules:end -->\n"
"""Between these the page is generated."""

ENGINE = ("*.py", "records/*.py", "compile/*.py", "vocabulary/assemble/naming.py", "rulebook/*.py")
"""Where the rulebook is carried out; the rule language only speaks of it."""

CONTENT = {
    "cards/achievements.yaml": "ACH-1 to ACH-5",
    "cards/minions.yaml": "ENC-8, BRODIE-1",
    "cards/search/party-items.yaml": "PARTY-1 to PARTY-7",
    "cards/statuses.yaml": "EFFECT-1 to EFFECT-4, EFFECT-6",
    "tiles/": "MOVE-9",
}
"""Rules that content carries out in its data."""

LISTED = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* ", re.MULTILINE)
CITED = re.compile(r"[A-Z]{2,}-\d+(?:(?:, | to | and )(?:[A-Z]{2,}-\d+|-\d+))*")
PART = re.compile(r"(, | to | and )?(?:([A-Z]{2,}))?-(\d+)")


@dataclass(frozen=True)
class Mark:
    """One test that shows a rule, or the bounds of one."""

    rule: str
    negative: bool
    path: str
    test: str


def listed() -> list[str]:
    """The ids of the catalogue, in its order."""
    return LISTED.findall(PAGE.read_text(encoding="utf-8").split(BEGIN)[0])


def citations(text: str) -> set[str]:
    """The ids a text cites: `MOVE-1`, `WATER-3, -4`, `INIT-1 to INIT-5`."""
    found: set[str] = set()
    for run in CITED.findall(text):
        family, last = "", 0
        for joint, name, number in PART.findall(run):
            family = name or family
            first = last + 1 if joint == " to " else int(number)
            found |= {f"{family}-{n}" for n in range(first, int(number) + 1)}
            last = int(number)
    return found


def carried_out() -> dict[str, list[str]]:
    """Where each rule is carried out: the modules of the engine that cite its id, and content that plays it as data."""
    places: dict[str, list[str]] = {rule: [] for rule in listed()}
    for path in (one for part in ENGINE for one in sorted((ROOT / "engine").glob(part))):
        for rule in citations(path.read_text(encoding="utf-8")):
            places.setdefault(rule, []).append(path.relative_to(ROOT).as_posix())
    for content, rules in CONTENT.items():
        for rule in citations(rules):
            places[rule].append(content)
    return places


@cache
def marks() -> list[Mark]:
    """Every rule mark of every test, by file and place."""
    found = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                where = path.relative_to(ROOT).as_posix()
                found += [Mark(rule, negative, where, node.name) for rule, negative in _marked(node.decorator_list)]
    return found


def _marked(decorators: list[ast.expr]) -> Iterator[tuple[str, bool]]:
    for one in decorators:
        if not isinstance(one, ast.Call) or not ast.unparse(one.func).endswith("mark.rule"):
            continue
        negative = any(key.arg == "negative" and ast.unparse(key.value) == "True" for key in one.keywords)
        yield from ((str(arg.value), negative) for arg in one.args if isinstance(arg, ast.Constant))
