"""The set of lint rules as a whole, and the two examples of each."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from authoring.content import problems
from authoring.content.findings import Finding, Kind, Severity
from authoring.content.library import open_library
from authoring.content.library.folder import MAX_FILES
from authoring.content.source import MAX_BYTES, load
from authoring.lint import EVERYTHING, lint, rules
from authoring.lint.examples import files_of
from authoring.lint.page import page
from authoring.lint.registry import FAMILIES, RULES
from authoring.lint.rule import SECTIONS, Rule

FOLDER = Path(rules.__file__).parent
FOLDERS = sorted(path.parent.name for path in FOLDER.glob("*/__init__.py"))


def _write(folder: Path, example: str) -> None:
    for name, text in files_of(example).items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def _link_out(folder: Path) -> None:
    outside = folder.parent / "outside.yaml"
    outside.write_text("kind: status\nid: dizzy\nname: Dizzy\n")
    (folder / "attic.yaml").symlink_to(outside)


def _many(folder: Path) -> None:
    for number in range(MAX_FILES + 1):
        (folder / f"{number}.yaml").touch()


MADE: dict[str, Callable[[Path], object]] = {
    # bad examples that cannot be written down as text
    "S101": lambda folder: (folder / "attic.yaml").symlink_to(folder / "gone.yaml"),
    "S102": lambda folder: os.mkfifo(folder / "attic.yaml"),
    "S104": lambda folder: (folder / "attic.yaml").write_bytes(b"#" * (MAX_BYTES + 1)),
    "S105": lambda folder: (folder / "attic.yaml").write_bytes(b"\xff\xd8\xff\xe0\0\x10JFIF\0"),
    "S106": lambda folder: (folder / "attic.yaml").write_bytes(b"kind: status\nid: dizzy\nname: Diz\x07zy\n"),
    "S108": _link_out,
    "S109": _many,
}


GAMES = 60
"""Games for the examples of rules that need some."""


def found(folder: Path, rule: Rule) -> list[Finding]:
    library = open_library(folder)
    games = GAMES if rule.code.startswith("P") else 0
    return lint(library, [file for file in library.files if not file.bundled], EVERYTHING, games)


NO_FILE_SHOWS = ("S403",)
"""Rules that no file should show: `test_repro_hostile.py` makes a rule fail."""


@pytest.mark.parametrize(
    "rule", [rule for rule in RULES.values() if rule.code not in NO_FILE_SHOWS], ids=lambda rule: rule.code
)
def test_bad_example_is_found(rule: Rule, tmp_path: Path) -> None:
    folder = tmp_path / "bad"
    folder.mkdir()
    make = MADE.get(rule.code, lambda place: _write(place, rule.section("Bad")))
    make(folder)
    codes = {finding.code for finding in found(folder, rule)}
    assert rule.code in codes | ({finding.code for finding in load(folder).findings} & {"S103"})


@pytest.mark.parametrize("rule", RULES.values(), ids=lambda rule: rule.code)
def test_good_example_is_clean(rule: Rule, tmp_path: Path) -> None:
    _write(tmp_path, rule.section("Good"))
    findings = found(tmp_path, rule)
    assert [one for one in findings if one.severity is not Severity.INFO or one.code == rule.code] == []


@pytest.mark.parametrize("rule", RULES.values(), ids=lambda rule: rule.code)
def test_the_page_is_complete(rule: Rule) -> None:
    assert rule.summary.endswith(".")
    assert all(rule.section(title).strip() for title in SECTIONS)
    assert page(rule).startswith(f"# {rule.code} {rule.name}\n")


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_module_of_a_family_is_listed_under_its_name(folder: str) -> None:
    names = [path.stem for path in (FOLDER / folder).glob("*.py") if path.stem != "__init__"]
    modules = {name: import_module(f"authoring.lint.rules.{folder}.{name}") for name in names}
    rules = {name: module.RULE for name, module in modules.items() if hasattr(module, "RULE")}  # others are helpers
    listed = import_module(f"authoring.lint.rules.{folder}").RULES
    assert {rule.name.replace("-", "_"): rule for rule in listed} == rules


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_family_is_registered_with_the_letter_of_its_codes_in_order(folder: str) -> None:
    listed = import_module(f"authoring.lint.rules.{folder}").RULES
    [family] = [family for family in FAMILIES if family.rules is listed]
    assert {rule.code[0] for rule in listed} == {family.letter}
    assert list(listed) == sorted(listed, key=lambda rule: rule.code)


def test_codes_and_names_are_unique_and_well_formed() -> None:
    rules = [rule for family in FAMILIES for rule in family.rules]
    assert all(re.fullmatch(r"[A-Z]\d{3}", rule.code) for rule in rules)
    assert all(re.fullmatch(r"[a-z0-9-]+", rule.name) for rule in rules)
    assert len({rule.code for rule in rules}) == len({rule.name for rule in rules}) == len(rules) == len(RULES)
    assert len(FAMILIES) == len(FOLDERS)


def test_every_problem_of_the_stages_is_documented() -> None:
    kinds = [value for value in vars(problems).values() if isinstance(value, Kind)]
    assert len(kinds) > 30
    assert all(RULES[kind.code].kind == kind and RULES[kind.code].check is None for kind in kinds)
    assert all(isinstance(kind.severity, Severity) for kind in kinds)
