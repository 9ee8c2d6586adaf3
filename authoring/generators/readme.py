"""The table of commands in `README.md`, from the help of the commands."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator

import typer.main
from typer.core import TyperGroup

from authoring.cli import build_app
from authoring.generators import ROOT

BEGIN, END = "<!-- commands:begin, made by `make generate` -->\n", "<!-- commands:end -->\n"
"""The generated section of the page stands between these."""
EXAMPLE = re.compile(r"^Example: `(.+)`$", re.MULTILINE)


def page() -> str:
    """Return the whole page with its table of commands made anew."""
    before, rest = (ROOT / "README.md").read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END)[1]
    return before + BEGIN + "".join(_rows()) + END + after


def _rows() -> Iterator[str]:
    app = typer.main.get_command(build_app())
    assert isinstance(app, TyperGroup)
    yield "| command | what it does | example |\n|---|---|---|\n"
    for name, command in sorted(app.commands.items()):
        text = inspect.cleandoc(command.help or "")
        summary = " ".join(text.split("\n\n")[0].split()).split(". ")[0].rstrip(".")
        example = EXAMPLE.search(text)
        if example is None:
            raise ValueError(f'the help of `{name}` has no line "Example: `tailwright {name} ...`"')
        yield f"| `{name}` | {summary} | `{example[1]}` |\n"
