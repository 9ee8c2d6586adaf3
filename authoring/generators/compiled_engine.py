"""`python -m authoring.generators.compiled_engine`: compile the hot modules of the installed engine with mypyc.

Same source, same results bit for bit, several times the speed. It needs a C compiler and the extra `fast`
(`pip install 'tailwright[fast]'`). A checkout is left alone, because compiled modules would hide later edits of their
sources there; `make fast` builds an environment of its own instead.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

import engine

HOT = (
    "bots",
    "play.py",
    "records/attack.py",
    "records/bits.py",
    "records/chapter.py",
    "records/context.py",
    "records/decision.py",
    "records/dice.py",
    "records/game.py",
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
    "vocabulary/support/rule_attacks.py",
    "vocabulary/support/rule_cards.py",
    "vocabulary/support/rule_moves.py",
    "vocabulary/support/scope.py",
    "vocabulary/where",
    "vocabulary/who",
)
"""What is compiled: the game loop, the rulebook, the bots, and what the rule language asks and does."""

STRAIGHT = "-fvisibility=hidden -fno-semantic-interposition -fno-plt"
"""For functions that nothing outside the engine may replace: worth a twentieth of the time."""


def hot_modules(package: Path) -> list[str]:
    """The files to compile, relative to the folder the package stands in, in a fixed order."""
    files: list[Path] = []
    for name in HOT:
        path = package / name
        files += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return [str(file.relative_to(package.parent)) for file in files if file.name != "__init__.py"]


def _spell_out_doc(module: Path) -> None:
    """Write a module's docstring where it asks for `__doc__`: a compiled module has none when it is run."""
    text = module.read_text(encoding="utf-8")
    if "doc=__doc__" in text:
        doc = ast.get_docstring(ast.parse(text), clean=False)
        module.write_text(text.replace("doc=__doc__", f"doc={doc!r}"), encoding="utf-8")


def compile_engine(package: Path, trained: bool = False) -> None:
    """Compile the engine that stands in a folder, leaving the compiled modules beside their sources.

    The work is done in a copy: among the packages of an environment mypy takes its own modules for the engine's.
    Trained, it is compiled twice: games played in between tell the compiler which ways through it are the usual ones.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / package.name
        shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
        for name in hot_modules(copy):
            _spell_out_doc(Path(folder) / name)
        if trained:
            notes = Path(folder) / "notes"
            _build(copy, f"-fprofile-generate={notes} -fprofile-update=single", f"-fprofile-generate={notes}")
            subprocess.run([sys.executable, "-m", "authoring.generators.training"], cwd=folder, check=True)
            _unbuild(copy)
            _build(copy, f"-fprofile-use={notes} -fprofile-correction -Wno-missing-profile")
        else:
            _build(copy)
        for made in _made(copy):
            shutil.copy2(made, package.parent / made.relative_to(folder))


def _build(package: Path, flags: str = "", link: str = "") -> None:
    arguments = ["-m", "mypyc", "--ignore-missing-imports", "--follow-imports=silent", *hot_modules(package)]
    environment = dict(os.environ)
    if sys.platform == "linux":
        environment["CFLAGS"] = " ".join([os.environ.get("CFLAGS", ""), STRAIGHT, flags]).strip()
        environment["LDFLAGS"] = " ".join([os.environ.get("LDFLAGS", ""), link]).strip()
    subprocess.run(
        [sys.executable, *arguments], cwd=package.parent, check=True, stdout=subprocess.DEVNULL, env=environment
    )


def _made(package: Path) -> list[Path]:
    """The compiled modules, and the library they share, which stands beside the package."""
    places = [package.parent.glob, package.rglob]
    return [made for glob in places for pattern in ("*.so", "*.pyd") for made in glob(pattern)]


def _unbuild(package: Path) -> None:
    """Back to the sources."""
    shutil.rmtree(package.parent / "build")
    for made in _made(package):
        made.unlink()


def _can_train() -> bool:
    """Whether the compiler is gcc, whose way of taking notes this is, on a system where that was tried."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if sys.platform != "linux" or not shutil.which(compiler[0]):
        return False
    told = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in told.stdout


def _refusal(package: Path) -> str:
    if (package.parent / "pyproject.toml").exists():
        return f"{package} is a checkout, and compiled modules would hide its sources: use 'make fast'"
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed: pip install 'tailwright[fast]'"
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang", "cl")):
        return "no C compiler was found: install one, for example with 'apt-get install gcc python3-dev'"
    return ""


def main() -> int:
    """Compile the installed engine; exit code 2 where that cannot be done."""
    package = Path(engine.__file__).parent
    refusal = _refusal(package)
    if refusal:
        sys.stderr.write(f"error: {refusal}\n")
        return 2
    trained = _can_train()
    compile_engine(package, trained)
    words = "; games told the compiler what is usual" if trained else ""
    sys.stdout.write(f"compiled {len(hot_modules(package))} modules of the engine{words}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
