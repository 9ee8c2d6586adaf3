"""Imports point one way: the engine knows nothing of authoring, and no stage of authoring knows the command line."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FORBIDDEN = {
    # modules below: what they may not import
    "engine": ["authoring", "yaml", "jsonschema", "typer", "rich", "graphviz", "jinja2", "networkx"],
    "authoring/content/source": [
        "engine",
        "authoring.content.schema",
        "authoring.content.library",
        "authoring.lint",
        "authoring.cli",
    ],
    "authoring/content/schema": ["authoring.content.library", "authoring.lint", "authoring.cli"],
    "authoring/content/library": ["authoring.lint", "authoring.cli"],
    "authoring/api": ["authoring.cli", "typer", "rich"],
    "authoring/lint": ["authoring.cli", "typer"],
    "authoring/play": ["authoring.cli", "typer"],
    "authoring/playtest": ["authoring.cli", "typer", "rich"],
    "authoring/drawing": ["authoring.cli", "typer"],
    "authoring/report": ["authoring.cli", "typer"],
}


def imports(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.lineno, node.module
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


@pytest.mark.parametrize("part", FORBIDDEN)
def test_imports(part: str) -> None:
    files = list((ROOT / part).rglob("*.py"))
    assert files
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for path in files
        for line, name in imports(path)
        if any(name == barred or name.startswith(f"{barred}.") for barred in FORBIDDEN[part])
    ]
    assert wrong == []


def test_the_public_package_imports_the_api_and_its_command_line_alone() -> None:
    names = {name for path in (ROOT / "tailwright").glob("*.py") for _, name in imports(path)}
    own = {name for name in names if name.startswith(("authoring", "engine"))}
    assert own == {"authoring", "authoring.api", "authoring.api.*", "authoring.cli", "authoring.cli.start"}


def test_the_engine_never_prints() -> None:
    calls = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in (ROOT / "engine").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("print", "open", "input")
    ]
    assert calls == []
