"""How commands that play open a chapter: exit 2 when it cannot be opened, exit 1 with findings when it has errors."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from authoring.playtest.open_chapter import Opened

MOST = 20
"""Errors shown when a chapter is refused: lint shows them all."""


def opened(
    target: str, kinds: tuple[str, ...] = ("chapter",), alone: bool = False, check_later: bool = False
) -> Opened:
    """Open what a command is to play."""
    from authoring.cli.fail import fail
    from authoring.content.targets import CannotOpenError
    from authoring.playtest.open_chapter import open_playable

    try:
        with refused():
            return open_playable(target, kinds, alone, check_later)
    except CannotOpenError as error:
        fail(str(error))


@contextmanager
def refused() -> Iterator[None]:
    """Content with errors: its findings, and exit code 1."""
    from authoring.playtest.open_chapter import RefusedError

    try:
        yield
    except RefusedError as error:
        from authoring.cli.fail import fail
        from authoring.content import problems
        from authoring.lint.formats import FORMATS, Report

        for finding in error.findings:
            if finding.code == problems.UNREADABLE_FILE.code:  # nothing is wrong with what nobody has seen
                fail(f'cannot open "{finding.path}": {finding.message}')
        typer.echo(FORMATS["text"](Report(tuple(error.findings[:MOST]), error.lines)), nl=False, err=True)
        if len(error.findings) > MOST:
            typer.echo(f"and {len(error.findings) - MOST} more errors; see tailwright lint", err=True)
        raise typer.Exit(1) from None


@contextmanager
def findings_first(found: Opened) -> Iterator[None]:
    """Whatever goes wrong before lint is through: errors that it finds are told instead."""
    from authoring.playtest.open_chapter import RefusedError

    try:
        yield
    except RefusedError:
        raise
    except Exception:
        found.check()
        raise


@contextmanager
def content_errors() -> Iterator[None]:
    """What compiling finds wrong with content, told like a finding."""
    from engine.records.errors import ContentError

    try:
        yield
    except ContentError as error:
        typer.echo(f"{error.where}: error: {error.message}", err=True)
        raise typer.Exit(1) from None


@contextmanager
def told() -> Iterator[None]:
    """What was asked for and cannot be had, told as a usage error."""
    from authoring.cli.fail import fail
    from authoring.wording.suggestions import did_you_mean
    from engine.playtest.usage_error import AskedError

    try:
        yield
    except AskedError as error:
        remedy = did_you_mean(error.word, error.known)
        fail(f"{error}, {remedy}" if remedy else str(error))
