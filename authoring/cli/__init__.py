"""The command line. A command is one module here with one function, and one line in `COMMANDS`.

Modules of commands import only typer at the top and what they work with inside the function: so `tailwright --help` is
quick. To add a command, copy `explain.py`: a function whose arguments are the options, whose docstring is the help with
an example, and which ends with `raise typer.Exit(code)` where the code is not 0. For a group of
commands, copy `export.py`.

Exit codes: 0 no problems found, 1 findings, 2 usage or something that cannot be opened.
"""

from __future__ import annotations

import gc
import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import Annotated, NoReturn

import typer

from authoring import __version__
from authoring.cli.command import Command, Group

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

REFUSED = 2
"""The exit code when the system refuses something."""
GARBAGE = 200_000
"""New objects between two looks for garbage: content is read to be kept, and Python's 700 are soon there. A command
that looks at one chapter makes fewer than these, and a look at all of them takes 8 ms.
"""


def start() -> NoReturn:
    """Run the command line, and be gone at once when it ends.

    Python would look through all that is left and give it back piece by piece, 0.2 s after a playtest; the system takes
    it as a whole.
    """
    code: str | int | None = 0
    try:
        main()
    except SystemExit as end:
        code = end.code
    try:
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read it has gone away
        pass
    except OSError as error:
        if code != REFUSED:  # else it has been told
            _tell(error)
        code = REFUSED
    os._exit(code if isinstance(code, int) else int(code is not None))


def main() -> None:
    """Run the command line.

    What the system refuses and no command expects (a folder without rights, a full disk, a folder that is gone) is an
    error of usage with its reason, never a traceback.
    """
    gc.set_threshold(GARBAGE)
    _open_streams()
    try:
        build_app(*sys.argv[1:2])(prog_name="tailwright")
    except OSError as error:
        _tell(error)
        raise SystemExit(REFUSED) from None


def _open_streams() -> None:
    """A shell may start a program with its output closed (`>&-`): what it would say goes nowhere."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 as long as the program


def _tell(error: OSError) -> None:
    place = f' "{error.filename}"' if error.filename else ""
    reason = (error.strerror or str(error) or "unknown reason").lower()
    with suppress(OSError):  # nowhere to say it either
        typer.echo(f"tailwright: error: the system refuses{place}: {reason}", err=True)


def build_app(only: str = "") -> typer.Typer:
    """Put the commands together: all of them, or the one that is asked for, so that no other has to be looked at."""
    app = typer.Typer(
        cls=Group,
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode="markdown",
    )
    app.callback()(_options)
    for name in [only] if only in COMMANDS else COMMANDS:
        module, _, function = COMMANDS[name].partition(":")
        found = getattr(import_module(module), function)
        if isinstance(found, typer.Typer):  # a group of commands
            app.add_typer(found, name=name)
        else:
            app.command(name, cls=Command)(found)
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
