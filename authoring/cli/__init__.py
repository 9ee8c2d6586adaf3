"""The command line. A command is one module here with one function, and one line in `COMMANDS`.

Modules of commands import only typer at the top; everything else they import inside the function, so that every command
starts quickly. To add a command, copy `explain.py`: a function whose arguments are the options, whose docstring is the
help with an example, and which ends with `raise typer.Exit(code)` unless the code is 0. For a group of commands, copy
`export.py`.

Exit codes: 0 no problems found, 1 findings, 2 wrong usage, or something that cannot be opened, 3 a fault
of Tailwright itself.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from authoring.cli.language import with_names
from authoring.cli.printing import say, say_traceback
from authoring.cli.sign_of_life import SIGN
from authoring.cli.streams import flush_stdout, open_streams, report_os_error
from authoring.wording.printable import printable, without_commands

COMMANDS: dict[str, str] = {
    # command: module and function
    "compare": "authoring.cli.compare:compare",
    "completion": "authoring.cli.completion:completion",
    "doctor": "authoring.cli.doctor:doctor",
    "explain": "authoring.cli.explain:explain",
    "export": "authoring.cli.export:export",
    "format": "authoring.cli.format:format_files",
    "gallery": "authoring.cli.gallery:gallery",
    "install": "authoring.cli.packs:install",
    "knockout": "authoring.cli.knockout:knockout",
    "ladder": "authoring.cli.ladder:ladder",
    "lint": "authoring.cli.lint:lint",
    "list": "authoring.cli.packs:list_packs",
    "lsp": "authoring.cli.lsp:lsp",
    "luck": "authoring.cli.luck:luck",
    "new": "authoring.cli.new:new",
    "pack": "authoring.cli.pack:pack",
    "play": "authoring.cli.play:play",
    "playtest": "authoring.cli.playtest:playtest",
    "record": "authoring.cli.record:record",
    "remove": "authoring.cli.packs:remove",
    "render": "authoring.cli.render:render",
    "replay": "authoring.cli.replay:replay",
    "schema": "authoring.cli.schema:schema",
    "search": "authoring.cli.gallery:search",
    "shrink": "authoring.cli.shrink:shrink",
    "solve": "authoring.cli.solve:solve",
    "test": "authoring.cli.test:check_scenes",
    "translate": "authoring.cli.translate:translate",
    "tune": "authoring.cli.tune:tune",
    "verify": "authoring.cli.verify:verify",
    "why": "authoring.cli.why:why",
}

USAGE = 2
"""The exit code for usage errors, and for files and folders that cannot be opened."""
FAULT = 3
"""The exit code for errors of Tailwright: a traceback, or in lint the finding S403."""
COMPLETION = "_TAILWRIGHT_COMPLETE"
"""A shell that completes a command sets this variable (`tailwright completion`)."""
GARBAGE = 200_000
"""New objects between two garbage collections. Python's default of 700 would run many of them while content is read,
all of which is kept; a command makes little garbage.
"""


def start() -> NoReturn:
    """Run the command line and exit with its code."""
    code: str | int | None = 0
    SIGN.start(sys.argv[1:], COMMANDS)
    try:
        main()
    except SystemExit as end:
        code = end.code
    except Exception as fault:
        say_traceback(type(fault), fault, fault.__traceback__)
        code = FAULT
    SIGN.stop()
    error = flush_stdout()
    if error and code != USAGE:  # with USAGE the error has been reported
        report_os_error(error)
        code = USAGE
    gc.freeze()  # so that Python does not search all objects for garbage before it exits
    sys.exit(code)


def main() -> None:
    """Run the command line.

    An OSError that no command expects (a folder without rights, a full disk, a folder that is gone) is reported as a
    usage error, never as a traceback.
    """
    gc.set_threshold(GARBAGE)
    open_streams()
    sys.excepthook = say_traceback
    try:
        build_app()(prog_name="tailwright")
    except OSError as error:
        report_os_error(error)
        raise SystemExit(USAGE) from None


class _Commands(TyperGroup):
    """All commands. Errors of usage, which typer prints, quote names that the shell has put in for a `*`."""

    def make_context(self, info_name: str | None, args: list[str], *more: Any, **options: Any) -> Any:
        with _printable_errors():
            return super().make_context(info_name, with_names(args), *more, **options)

    def invoke(self, ctx: Any) -> Any:
        with _printable_errors():
            return super().invoke(ctx)


@contextmanager
def _printable_errors() -> Iterator[None]:
    try:
        yield
    except Exception as error:
        SIGN.stop()
        if isinstance(getattr(error, "message", None), str) and hasattr(error, "exit_code"):
            error.message = without_commands(printable(error.message))  # type: ignore[attr-defined]
        raise


def build_app() -> typer.Typer:
    """Put the commands together."""
    app = typer.Typer(
        no_args_is_help=True,
        add_completion=COMPLETION in os.environ,
        pretty_exceptions_enable=False,
        rich_markup_mode="markdown",
    )
    app.callback(cls=_Commands)(_options)
    for name, place in COMMANDS.items():
        module, _, function = place.partition(":")
        command = getattr(import_module(module), function)
        if isinstance(command, typer.Typer):  # a group of commands
            app.add_typer(command, name=name)
        else:
            app.command(name)(command)
    return app


def _print_version(wanted: bool) -> None:
    if wanted:
        from authoring.api.installed_parts import installation

        say(str(installation()))
        raise typer.Exit


def _options(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.", is_eager=True, callback=_print_version)
    ] = False,
) -> None:
    """Write, check and playtest fan chapters of Mice & Mystics (unofficial)."""
