"""Imports within the engine point one way: each package imports only itself and the packages before it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import engine

ROOT = Path(engine.__file__).parent
ORDER = (
    "records", "position", "runtime", "rulebook", "invariants", "vocabulary", "compile", "play", "bots", "playtest",
)  # fmt: skip


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """The line and the first package of every import from the engine, imports for type checking included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "engine":
            module = node.module or ""
            names = [module.split(".")[1]] if "." in module else [alias.name for alias in node.names]
            yield from ((node.lineno, name) for name in names)


def test_no_package_imports_one_that_comes_after_it() -> None:
    wrong = []
    for path in sorted(ROOT.rglob("*.py")):
        own = path.relative_to(ROOT).parts[0].removesuffix(".py")
        if own == "__init__":
            continue
        for line, name in imported(path):
            if ORDER.index(name) > ORDER.index(own):
                wrong.append(f"{path.relative_to(ROOT)}:{line} imports {name}")
    assert wrong == []
