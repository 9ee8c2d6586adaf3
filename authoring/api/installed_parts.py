"""What is installed: the version, which engine plays, and the optional parts."""

from __future__ import annotations

import platform
import shutil
from dataclasses import dataclass
from importlib.util import find_spec

from authoring import __version__


@dataclass(frozen=True)
class Part:
    """An optional part: what it is for, whether it is installed, and the command that installs it."""

    name: str
    purpose: str
    installed: bool
    remedy: str


@dataclass(frozen=True)
class Installation:
    """The versions of Tailwright and Python, the engine ("compiled" or "pure Python"), and the optional parts."""

    version: str
    python: str
    system: str
    engine: str
    parts: tuple[Part, ...]

    def __str__(self) -> str:
        return f"tailwright {self.version} ({self.engine} engine)"


EXTRAS = (
    ("dask", "playtests on a cluster", ("distributed",)),
    ("lsp", "help in your editor", ("pygls",)),
    ("pictures", "pictures as PNG and PDF", ("resvg_py", "svglib")),
    ("print", "storybooks and cards as PDF", ("typst",)),
)
"""The extras that users install: name, purpose, and the modules that show that they are there."""


def installation() -> Installation:
    """Find out what is installed."""
    parts = [
        Part(name, purpose, all(find_spec(module) for module in modules), f"pip install 'tailwright[{name}]'")
        for name, purpose, modules in EXTRAS
    ]
    return Installation(
        __version__, platform.python_version(), platform.platform(), _engine(), (_graphviz(), *parts, _fast())
    )


def _engine() -> str:
    spec = find_spec("engine.play")
    return "pure Python" if spec is None or str(spec.origin).endswith(".py") else "compiled"


def _graphviz() -> Part:
    found = shutil.which("dot") is not None or find_spec("pygraphviz") is not None
    return Part("graphviz", "graphs of tiles, plans and states", found, "pip install 'tailwright[graphviz-bundled]'")


def _fast() -> Part:
    remedy = "pip install --force-reinstall --only-binary :all: tailwright, where a compiled wheel exists"
    return Part("compiled engine", "games five times as fast", _engine() == "compiled", remedy)
