"""`tailwright lint`: problems of chapters, tiles and cards, with their places."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer


class Format(StrEnum):
    """The output formats; a test holds them against `authoring.lint.formats.FORMATS`."""

    text = "text"
    json = "json"
    sarif = "sarif"
    github = "github"


def lint(
    paths: Annotated[
        list[Path] | None, typer.Argument(help="Files or folders; the current folder if none.", show_default=False)
    ] = None,
    output: Annotated[Format, typer.Option("--format", help="How to write the findings.")] = Format.text,
    select: Annotated[str, typer.Option(help="Report only these codes or families, such as S,T101.")] = "",
    ignore: Annotated[str, typer.Option(help="Leave these codes or families out.")] = "",
) -> None:
    """Check files: problems with line, column, reason and a way out. Exit code 1 when there are any.

    Example: `tailwright lint my-chapter.yaml --ignore N`
    """
    from authoring.cli.fail import fail
    from authoring.lint import Selection
    from authoring.lint.formats import FORMATS, Report
    from authoring.lint.targets import CannotOpenError, lint_paths

    selection = Selection(_words(select), _words(ignore))
    try:
        findings, lines = lint_paths(paths or [Path()], selection)
    except CannotOpenError as error:
        fail(str(error))
    report = Report(tuple(findings), lines, _colour(output))
    typer.echo(FORMATS[output.value](report), nl=False, color=True)
    raise typer.Exit(1 if report.fails else 0)


def _words(text: str) -> tuple[str, ...]:
    return tuple(word for word in text.replace(",", " ").split() if word)


def _colour(output: Format) -> bool:
    import os
    import sys

    return output is Format.text and sys.stdout.isatty() and not os.environ.get("NO_COLOR")
