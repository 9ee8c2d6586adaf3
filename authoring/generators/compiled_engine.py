"""Compile the hot modules of the installed engine with mypyc: `python -m authoring.generators.compiled_engine`.

The compiled engine gives the same results and is several times as fast. Compiling needs a C compiler and the extra
`fast` (`pip install 'tailwright[fast]'`). It refuses to compile a checkout, because compiled modules would hide later
edits of their sources; `make fast` compiles in a separate environment instead.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import engine
from authoring.content.write_file import write_file

HOT = (
    "bots",
    "play.py",
    "records/attack.py",
    "records/bits.py",
    "records/bounds.py",
    "records/chapter.py",
    "records/context.py",
    "records/decision.py",
    "records/dice.py",
    "records/game.py",
    "records/options.py",
    "records/rule.py",
    "records/state.py",
    "rulebook",
    "runtime/dispatch.py",
    "runtime/limits.py",
    "runtime/loops.py",
    "runtime/ownership.py",
    "runtime/standing.py",
    "vocabulary/assemble/build.py",
    "vocabulary/assemble/naming.py",
    "vocabulary/assemble/parameters.py",
    "vocabulary/conditions",
    "vocabulary/effects",
    "vocabulary/numbers",
    "vocabulary/support/board_effects.py",
    "vocabulary/support/card_filters.py",
    "vocabulary/support/combinators.py",
    "vocabulary/support/compare.py",
    "vocabulary/support/hands.py",
    "vocabulary/support/lots.py",
    "vocabulary/support/rule_attacks.py",
    "vocabulary/support/rule_cards.py",
    "vocabulary/support/rule_moves.py",
    "vocabulary/support/scope.py",
    "vocabulary/support/silence.py",
    "vocabulary/support/things.py",
    "vocabulary/where",
    "vocabulary/who",
)
"""The modules to compile: the game loop, the rulebook, the bots, and the words of the rule language."""

C_FLAGS = "-fvisibility=hidden -fno-semantic-interposition -fno-plt"
"""Flags for functions that no other library replaces; they make games 5 % faster."""

OPTIMISATION = "2"
"""How much the C compiler optimises. 3, mypyc's default, takes a quarter longer, and games are 1 % faster."""


def hot_modules(package: Path) -> list[str]:
    """Return the files to compile in a fixed order, relative to the folder of the package."""
    files: list[Path] = []
    for name in HOT:
        path = package / name
        files += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return [str(file.relative_to(package.parent)) for file in files if file.name != "__init__.py"]


def _inline_docstring(module: Path) -> None:
    """Replace `__doc__` in a module by its docstring, because compiled modules have no `__doc__` when they run."""
    text = module.read_text(encoding="utf-8")
    if "doc=__doc__" in text:
        doc = ast.get_docstring(ast.parse(text), clean=False)
        write_file(module, text.replace("doc=__doc__", f"doc={doc!r}"))


def compile_engine(package: Path) -> None:
    """Compile the engine in a folder and put the compiled modules beside their sources.

    A copy is compiled: in the packages of an environment, mypy would confuse its own modules with the engine's.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / package.name
        shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
        for name in hot_modules(copy):
            _inline_docstring(Path(folder) / name)
        _build(copy)
        for module in compiled_modules(copy):
            shutil.copy2(module, package.parent / module.relative_to(folder))


def _build(package: Path) -> None:
    arguments = ["-m", "mypyc", "--ignore-missing-imports", "--follow-imports=silent", *hot_modules(package)]
    environment = {"MYPYC_OPT_LEVEL": OPTIMISATION, "MYPYC_DEBUG_LEVEL": "0", **os.environ}
    if sys.platform == "linux":
        environment["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {C_FLAGS}".strip()
    subprocess.run(
        [sys.executable, *arguments], cwd=package.parent, check=True, stdout=subprocess.DEVNULL, env=environment
    )


def compiled_modules(package: Path) -> list[Path]:
    """Return the compiled modules, and the library they share, which is beside the package."""
    globs = [package.parent.glob, package.rglob]
    return [module for glob in globs for pattern in ("*.so", "*.pyd") for module in glob(pattern)]


def _problem(package: Path) -> str:
    if (package.parent / "pyproject.toml").exists():
        return f"{package} is a checkout, and compiled modules would hide its sources: use 'make fast'"
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed: pip install 'tailwright[fast]'"
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang", "cl")):
        return "no C compiler was found: install one, for example with 'apt-get install gcc python3-dev'"
    return ""


def main() -> int:
    """Compile the installed engine; return exit code 2 if that is not possible."""
    package = Path(engine.__file__).parent
    problem = _problem(package)
    if problem:
        sys.stderr.write(f"error: {problem}\n")
        return 2
    compile_engine(package)
    sys.stdout.write(f"compiled {len(hot_modules(package))} modules of the engine\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
