"""Running Graphviz: the program if it is installed, else the copy that the pygraphviz wheel carries."""

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


def laid_out(dot: str, picture_format: str) -> bytes:
    """Draw DOT with the nodes where they are pinned (`neato -n`)."""
    for runner in RUNNERS:
        drawn = runner(dot, picture_format)
        if drawn is not None:
            return drawn
    raise PictureError("no Graphviz to draw the graph with", REMEDY)


def _with_program(dot: str, picture_format: str) -> bytes | None:
    import graphviz  # few pictures are graphs, and reports have none

    try:
        drawn: bytes = graphviz.pipe("neato", picture_format, dot.encode(), neato_no_op=1, quiet=True)
    except graphviz.ExecutableNotFound:
        return None
    except subprocess.CalledProcessError as error:
        reason = (error.stderr or b"").decode("utf-8", "replace").strip() or f"exit status {error.returncode}"
        raise PictureError(f"Graphviz cannot draw {picture_format}: {reason}", "choose --format svg") from error
    return drawn


def _with_wheel(dot: str, picture_format: str) -> bytes | None:
    """Draw with pygraphviz. It calls the libraries, not the program, and `nop` is their name for `neato -n`."""
    try:
        import pygraphviz
    except ImportError:
        return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # pygraphviz warns of whatever Graphviz prints
            drawn: bytes = pygraphviz.AGraph(string=dot).draw(format=picture_format, prog="nop")
    except (OSError, TypeError, ValueError) as error:  # TypeError: how it stumbles over a format it does not know
        raise PictureError(f"Graphviz cannot draw {picture_format}: {error}", "choose --format svg") from error
    return drawn


RUNNERS: tuple[Callable[[str, str], bytes | None], ...] = (_with_program, _with_wheel)
