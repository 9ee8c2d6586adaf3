"""Imports point one way: each package uses only packages below it, and no modules import each other in a circle."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import networkx as nx
import pytest

ROOT = Path(__file__).parents[1]

ORDER = (
    # the lowest package first: a package may import those named before it
    "engine.records",
    "engine.runtime",
    "engine.rulebook",
    "engine.vocabulary",
    "engine.compile",
    "engine.play",
    "engine.position",
    "engine.invariants",
    "engine.bots",
    "engine.playtest",
    "engine.solve",
    "engine.scene",
    "engine.shrink",
    "authoring.bundled",
    "authoring.wording",
    "authoring.content",
    "authoring.store",
    "authoring.people",
    "authoring.boardgraph",
    "authoring.proof",
    "authoring.drawing",
    "authoring.export",
    "authoring.translate",
    "authoring.lint",
    "authoring.playtest",
    "authoring.balance",
    "authoring.report",
    "authoring.scenes",
    "authoring.shrink",
    "authoring.play",
    "authoring.new",
    "authoring.editing",
    "authoring.solve",
    "authoring.pack",
    "authoring.gallery",
    "authoring.api",
    "authoring.lsp",
    "tailwright",
    "authoring.cli",
    "authoring.generators",
    "tailwright.__main__",
)
"""All packages of the project. A module of `engine` or `authoring` that stands in none of them is an error."""

RECURSION = "engine.rulebook"
"""The rulebook calls itself: a defeat may bring a surge, which places minions, which triggers rules that defeat."""

TYPING = "TYPE_CHECKING"

OUTSIDE = ("yaml", "jsonschema", "typer", "rich", "graphviz", "jinja2", "networkx", "authoring", "tailwright")
"""What the engine must not import: it knows nothing of files, terminals or pages."""


def module_name(path: Path) -> str:
    """The dotted name of a module; a package has the name of its folder."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@cache
def modules() -> dict[str, Path]:
    """Every module of the three top-level packages, by its dotted name."""
    files = [file for top in ("engine", "authoring", "tailwright") for file in sorted((ROOT / top).rglob("*.py"))]
    return {module_name(file): file for file in files}


def imports(path: Path, typing: bool = True) -> Iterator[tuple[int, str]]:
    """Line and dotted name of every import of a module, also of those inside functions.

    Without `typing`, imports under `if TYPE_CHECKING` are left out.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    if not typing:
        tree.body = [node for node in tree.body if not isinstance(node, ast.If) or ast.unparse(node.test) != TYPING]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                yield node.lineno, full if full in modules() else node.module


def package_of(name: str) -> str | None:
    """The package of `ORDER` a module stands in: the one with the longest name."""
    return max((part for part in ORDER if name == part or name.startswith(f"{part}.")), key=len, default=None)


def upward_imports(edges: list[tuple[str, int, str]]) -> list[str]:
    """The imports that point from a lower package to a higher one."""
    return [
        f"{source}:{line} imports {target}"
        for source, line, target in edges
        if (low := package_of(source)) and (high := package_of(target)) and ORDER.index(high) > ORDER.index(low)
    ]


@cache
def edges() -> list[tuple[str, int, str]]:
    """Every import between modules of the project."""
    return [(name, line, target) for name, file in modules().items() for line, target in imports(file)]


def circles(pairs: list[tuple[str, str]]) -> list[list[str]]:
    """Groups of modules that import each other in a circle, the rulebook's own recursion aside."""
    groups = [sorted(group) for group in nx.strongly_connected_components(nx.DiGraph(pairs)) if len(group) > 1]
    return [group for group in groups if any(package_of(name) != RECURSION for name in group)]


def test_every_module_stands_in_a_package_of_the_order() -> None:
    tops = {"engine", "authoring"}
    assert [name for name in modules() if name not in tops and package_of(name) is None] == []


def test_no_import_points_upward() -> None:
    assert upward_imports(edges()) == []


def test_a_planted_upward_import_is_noticed() -> None:
    planted = ("engine.records.state", 1, "engine.rulebook.turn")
    assert upward_imports([planted]) == ["engine.records.state:1 imports engine.rulebook.turn"]


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports for type checkers do not count: records that refer to each other need them."""
    pairs = [(name, target) for name, file in modules().items() for _, target in imports(file, typing=False)]
    assert circles([pair for pair in pairs if pair[1] in modules()]) == []


def test_a_planted_circle_is_noticed() -> None:
    planted = [("engine.bots.random", "engine.bots.explorer"), ("engine.bots.explorer", "engine.bots.random")]
    assert circles(planted) == [["engine.bots.explorer", "engine.bots.random"]]


@pytest.mark.parametrize("barred", OUTSIDE)
def test_the_engine_imports_nothing_of_files_and_terminals(barred: str) -> None:
    wrong = [
        f"{name}:{line} imports {target}"
        for name, line, target in edges()
        if name.startswith("engine") and (target == barred or target.startswith(f"{barred}."))
    ]
    assert wrong == []


def test_only_the_command_line_imports_typer() -> None:
    wrong = [
        f"{name}:{line}"
        for name, line, target in edges()
        if target.startswith("typer") and package_of(name) not in ("authoring.cli", "authoring.generators")
    ]
    assert wrong == []


def test_the_engine_never_prints() -> None:
    calls = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in (ROOT / "engine").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("print", "open", "input")
    ]
    assert calls == []
