"""How commands open a chapter, and how they report what keeps them from playing it.

Exit code 1: the content has errors. Exit code 2: an option is wrong, or something cannot be opened.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from authoring.playtest.open_chapter import LoadedChapter

MOST = 20
"""How many errors a command shows; lint shows all."""


def open_or_exit(
    target: str, kinds: tuple[str, ...] = ("chapter",), alone: bool = False, lint_later: bool = False
) -> LoadedChapter:
    """Open what a command plays; see `open_playable`."""
    from authoring.cli.fail import fail
    from authoring.content.targets import CannotOpenError
    from authoring.playtest.open_chapter import open_playable

    try:
        with report_findings():
            return open_playable(target, kinds, alone, lint_later)
    except CannotOpenError as error:
        fail(str(error))


@contextmanager
def report_findings() -> Iterator[None]:
    """Show the findings of content with errors, and exit with code 1."""
    from authoring.playtest.open_chapter import ContentErrors

    try:
        yield
    except ContentErrors as error:
        from authoring.cli import FAULT
        from authoring.cli.fail import fail
        from authoring.cli.printing import say, say_document
        from authoring.content import problems
        from authoring.content.faults import has_faults
        from authoring.lint.formats import FORMATS, Report

        for finding in error.findings:
            if finding.code == problems.UNREADABLE_FILE.code:
                fail(f'cannot open "{finding.path}": {finding.message}')
        say_document(FORMATS["text"](Report(tuple(error.findings[:MOST]), error.lines)), err=True)
        if len(error.findings) > MOST:
            say(f"and {len(error.findings) - MOST} more errors; see tailwright lint", err=True)
        raise typer.Exit(FAULT if has_faults(error.findings) else 1) from None


@contextmanager
def report_compile_errors() -> Iterator[None]:
    """Show an error that only compiling found, and exit with code 1."""
    from authoring.cli.printing import say
    from engine.records.errors import ContentError

    try:
        yield
    except ContentError as error:
        say(f"{error.where}: error: {error.message}", err=True)
        raise typer.Exit(1) from None


@contextmanager
def report_usage_errors() -> Iterator[None]:
    """Show what is wrong with an option, with a suggestion, and exit with code 2."""
    from authoring.cli.fail import fail
    from authoring.wording.suggestions import did_you_mean
    from engine.playtest.usage_error import UsageError

    try:
        yield
    except UsageError as error:
        suggestion = did_you_mean(error.word, error.known)
        fail(f"{error}, {suggestion}" if suggestion else str(error))
