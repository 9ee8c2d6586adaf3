"""Environments for the programs that are compared, and chapters as files they can read."""

from __future__ import annotations

import dataclasses
import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path

from authoring.content.library import open_library
from tests.bench.slices import HERE, Contender

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "bench"
FAST = ROOT / ".venv-fast" / "bin" / "python"
BYTECODE = BUILD / "bytecode"
DEVELOPER_VARIABLES = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
"""Environment variables that are not passed on, so that Python writes bytecode as it does for users."""
CHAPTERS = ("flight", "the-drowned-stair", "the-cats-hour")


def content_file(chapter: str) -> str:
    """Pickle a chapter and its library for a contender and return the path."""
    BUILD.mkdir(parents=True, exist_ok=True)
    content = open_library().content_for(chapter)
    fields = {f.name: getattr(content, f.name) for f in dataclasses.fields(content) if f.name != "where"}
    path = BUILD / f"{chapter}.pickle"
    path.write_bytes(pickle.dumps(fields))
    return str(path)


def ours(chapter: str, bot: str, extra: str = "", fast: bool = False, processes: int = 1) -> Contender:
    """Return a contender that plays our games with the pure or the compiled engine."""
    name = f"{chapter}, {bot}{', ' + extra if extra else ''}{', compiled' if fast else ''}"
    words = [bot, extra] if extra else [bot]
    command = [python_of(fast), str(HERE / "tailwright.py"), content_file(chapter), *words]
    if processes > 1:
        name = f"{name}, {processes} processes"
    return Contender(name, command, environment_of(fast), processes)


def parts(chapter: str, fast: bool = False) -> Contender:
    """Return a contender that measures parts of the engine."""
    return Contender(chapter, [python_of(fast), str(HERE / "parts.py"), content_file(chapter)], environment_of(fast))


def python_of(fast: bool) -> str:
    """Return the interpreter that has an engine."""
    return str(FAST) if fast else sys.executable


def environment_of(fast: bool) -> dict[str, str]:
    """Return the environment of an engine: the compiled one is installed, the pure one is this checkout."""
    environment = {name: value for name, value in os.environ.items() if name not in DEVELOPER_VARIABLES}
    return environment if fast else {**environment, "PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": str(BYTECODE)}


def yardstick_python() -> str:
    """An environment of its own for Catanatron and OpenSpiel."""
    python = BUILD / "venv" / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(BUILD / "venv")], check=True)
        packages = ["catanatron", "numpy", "open_spiel"]
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", *packages], check=True)
    return str(python)


def yardsticks() -> list[Contender]:
    """What others play: Catanatron, OpenSpiel, and where node is there the dungeon on boardgame.io."""
    python = yardstick_python()
    found = [
        Contender("Catanatron, random", [python, str(HERE / "catanatron_random.py")]),
        *(
            Contender(f"OpenSpiel backgammon, {words}", [python, str(HERE / "openspiel_backgammon.py"), way])
            for way, words in (("example", "as in its example"), ("quick", "chance rolled quicker"))
        ),
    ]
    node = shutil.which("node")
    npm = shutil.which("npm")
    if node and npm:
        modules = BUILD / "node_modules"
        if not modules.exists():
            subprocess.run([npm, "install", "--silent", "--prefix", str(BUILD), "boardgame.io"], check=True)
        environment = {**os.environ, "NODE_PATH": str(modules)}
        found.append(Contender("boardgame.io dungeon", [node, str(HERE / "boardgameio_dungeon.js")], environment))
    return found
