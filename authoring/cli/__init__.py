"""The command line. A command is one module here with one function, and one line in `COMMANDS`.

Modules of commands import only typer at the top and what they work with inside the function: so `tailwright --help` is
quick. To add a command, copy `explain.py`: a function whose arguments are the options, whose docstring is the help with
an example, and which ends with `raise typer.Exit(code)` where the code is not 0. For a group of
commands, copy `export.py`.

Exit codes: 0 nothing to mend, 1 findings, 2 usage or something that cannot be opened.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import Annotated, NoReturn

import typer

from authoring import __version__

COMMANDS: dict[str, str] = {
    # command: module and function
    "compare": "authoring.cli.compare:compare",
    "explain": "authoring.cli.explain:explain",
    "export": "authoring.cli.export:export",
    "lint": "authoring.cli.lint:lint",
    "new": "authoring.cli.new:new",
    "play": "authoring.cli.play:play",
    "playtest": "authoring.cli.playtest:playtest",
    "render": "authoring.cli.render:render",
    "replay": "authoring.cli.replay:replay",
    "schema": "authoring.cli.schema:schema",
    "translate": "authoring.cli.translate:translate",
}


def main() -> None:
    """Run the command line.

    What the system refuses and no command expects (a folder without rights, a full disk, a folder that is gone) is an
    error of usage with its reason, never a traceback.
    """
    _open_streams()
    try:
        build_app()(prog_name="tailwright")
    except OSError as error:
        _refused(error)


def _open_streams() -> None:
    """A shell may start a program with its output closed (`>&-`): what it would say goes nowhere."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 as long as the program


def _refused(error: OSError) -> NoReturn:
    place = f' "{error.filename}"' if error.filename else ""
    reason = (error.strerror or str(error) or "unknown reason").lower()
    with suppress(OSError):  # nowhere to say it either
        typer.echo(f"tailwright: error: the system refuses{place}: {reason}", err=True)
    try:
        sys.stdout.flush()
    except OSError:  # what is left cannot be written: Python is not to try it again on its way out
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 as long as the program
    raise SystemExit(2) from None


def build_app() -> typer.Typer:
    """Put the commands together."""
    app = typer.Typer(
        no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="markdown"
    )
    app.callback()(_options)
    for name, place in COMMANDS.items():
        module, _, function = place.partition(":")
        found = getattr(import_module(module), function)
        if isinstance(found, typer.Typer):  # a group of commands
            app.add_typer(found, name=name)
        else:
            app.command(name)(found)
    return app


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tailwright {__version__}")
        raise typer.Exit


def _options(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.", is_eager=True, callback=_print_version)
    ] = False,
) -> None:
    """Write, check and playtest fan chapters of Mice & Mystics (unofficial)."""
