"""`tailwright lint`: problems of chapters, tiles and cards, with their places."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from authoring.content.findings import Finding
    from authoring.lint import Selection


class Format(StrEnum):
    """The output formats; a test holds them against `authoring.lint.formats.FORMATS`."""

    text = "text"
    json = "json"
    sarif = "sarif"
    github = "github"


class Order(StrEnum):
    """The orders findings can be told in."""

    place = "place"
    importance = "importance"


def lint(
    paths: Annotated[
        list[Path] | None, typer.Argument(help="Files or folders; the current folder if none.", show_default=False)
    ] = None,
    output: Annotated[Format, typer.Option("--format", help="How to write the findings.")] = Format.text,
    select: Annotated[str, typer.Option(help="Report only these codes or families, such as S,T101.")] = "",
    ignore: Annotated[str, typer.Option(help="Leave these codes or families out.")] = "",
    order: Annotated[Order, typer.Option(help="By file and line, or the worst and surest first.")] = Order.place,
    play: Annotated[
        int, typer.Option(min=0, help="Play each chapter so often, for the rules of family P.", show_default="none")
    ] = 0,
    baseline: Annotated[Path | None, typer.Option(help="Leave out the findings this file knows.")] = None,
    write_baseline: Annotated[
        bool, typer.Option("--write-baseline", help="Write that file first: all there is now is known then.")
    ] = False,
    fix: Annotated[
        bool, typer.Option("--fix", help="First mend the layout of the files: never what they mean.")
    ] = False,
    draw: Annotated[
        Path | None, typer.Option(help="Mark the findings on the plan of the chapter, in this file: SVG, PNG or PDF.")
    ] = None,
) -> None:
    """Check files: problems with line, column, reason and a way out. Exit code 1 when there are any.

    Example: `tailwright lint my-chapter.yaml --ignore N`
    """
    from authoring.cli.fail import fail
    from authoring.content.targets import CannotOpenError
    from authoring.lint import Selection
    from authoring.lint.formats import FORMATS, Report
    from authoring.lint.order import by_importance
    from authoring.lint.settings import SettingsError

    if write_baseline and baseline is None:
        fail("no file to write the baseline to; name it with --baseline")
    try:
        if fix:
            _fix(paths or [Path()])
        findings, lines = _found(paths or [Path()], Selection(_words(select), _words(ignore)), play)
        if baseline and write_baseline:
            _write_baseline(baseline, findings)
        new = _against(baseline, findings) if baseline else findings
    except (CannotOpenError, SettingsError) as error:
        fail(str(error))
    if draw:
        _draw(paths or [Path()], new, draw)
    told = by_importance(new) if order is Order.importance else new
    report = Report(tuple(told), lines, _colour(output), known=len(findings) - len(new))
    typer.echo(FORMATS[output.value](report), nl=False, color=True)
    raise typer.Exit(1 if report.fails else 0)


def _found(paths: list[Path], asked: Selection, games: int) -> tuple[list[Finding], dict[str, list[str]]]:
    from authoring.content.targets import PROJECT_FILE
    from authoring.lint.paths import lint_paths
    from authoring.lint.settings import checked, combined, settings_of

    checked(asked)
    return lint_paths(paths, lambda root: combined(settings_of(root / PROJECT_FILE), asked), games)


def _against(path: Path, findings: list[Finding]) -> list[Finding]:
    """What a baseline does not know."""
    from authoring.lint.baseline import new_findings, read

    return new_findings(findings, read(path))


def _write_baseline(path: Path, findings: list[Finding]) -> None:
    from authoring.cli.saving import save_text
    from authoring.lint.baseline import to_text

    save_text(path, to_text(findings))


def _draw(paths: list[Path], findings: list[Finding], target: Path) -> None:
    """The plan of the one chapter among the files, with the findings on it."""
    from authoring.cli.fail import fail
    from authoring.cli.saving import save_bytes
    from authoring.content.targets import chapters_at
    from authoring.drawing.errors import PictureError
    from authoring.drawing.findings_overlay import draw_findings

    chapters = list(chapters_at(paths))
    if len(chapters) != 1:
        fail(f"{len(chapters) or 'no'} chapters to draw findings on; name the file of one")
    library, chapter = chapters[0]
    try:
        form = target.suffix.lstrip(".").lower()
        drawing = draw_findings(library, chapter, findings)
        save_bytes(target, drawing.bytes(form if form in ("png", "pdf") else "svg"))
    except PictureError as error:
        fail(str(error))


def _fix(paths: list[Path]) -> None:
    from authoring.lint.paths import fix_paths

    for path, names in fix_paths(paths).items():
        typer.echo(f"mended {path}: {', '.join(names)}", err=True)


def _words(text: str) -> tuple[str, ...]:
    return tuple(word for word in text.replace(",", " ").split() if word)


def _colour(output: Format) -> bool:
    import os
    import sys

    return output is Format.text and sys.stdout.isatty() and not os.environ.get("NO_COLOR")
