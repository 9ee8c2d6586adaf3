"""The page of the command line, `docs/reference/commands.md`, from the commands themselves."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

import typer.main

from authoring.cli import build_app

HEAD = """# Commands

<!-- Made by `make generate` from authoring/cli: change the commands, not this page. -->

Exit codes: 0 no problems, 1 findings or a failed gate, 2 wrong usage or a file that cannot be opened, 3 an
error of Tailwright (in lint: finding S403).
"""


def page() -> str:
    """Return the page: every command with its arguments and options."""
    return HEAD + "".join(_command("tailwright", typer.main.get_command(build_app())))


def _command(name: str, command: object) -> Iterator[str]:
    children = getattr(command, "commands", None)
    if name != "tailwright":
        yield f"\n## `{name}`\n\n{inspect.cleandoc(getattr(command, 'help', '') or '')}\n"
        yield from _options(command)
    for child_name, child in sorted((children or {}).items()):
        yield from _command(f"{name} {child_name}", child)


def _options(command: object) -> Iterator[str]:
    rows = [(param, getattr(param, "help", "") or "") for param in getattr(command, "params", [])]
    if rows:
        yield "\n| argument or option | meaning |\n|---|---|\n"
    for param, text in rows:
        words = [*param.opts, *param.secondary_opts] if param.param_type_name == "option" else [param.name.upper()]
        yield f"| {', '.join(f'`{word}`' for word in words)} | {' '.join(text.split()).replace('|', '/')} |\n"
