"""`tailwright lint`: problems of chapters, tiles and cards, with their places."""

from __future__ import annotations

import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from authoring.lint import Selection
    from authoring.solve.lint_proof import Proof


class Format(StrEnum):
    """The output formats; a test holds them against `authoring.lint.formats.FORMATS`."""

    text = "text"
    json = "json"
    sarif = "sarif"
    github = "github"


class Order(StrEnum):
    """The orders of the findings."""

    place = "place"
    importance = "importance"


def lint(
    paths: Annotated[
        list[Path] | None, typer.Argument(help="Files, folders or ids; the current folder if none.", show_default=False)
    ] = None,
    output: Annotated[Format, typer.Option("--format", help="How to write the findings.")] = Format.text,
    select: Annotated[str, typer.Option(help="Report only these codes or families, such as S,T101.")] = "",
    ignore: Annotated[str, typer.Option(help="Leave these codes or families out.")] = "",
    order: Annotated[Order, typer.Option(help="By file and line, or the worst and surest first.")] = Order.place,
    play: Annotated[
        int, typer.Option(min=0, help="Play each chapter so often, for the rules of family P.", show_default="none")
    ] = 0,
    prove: Annotated[
        bool, typer.Option("--prove", help="Search for games that show what can happen; take back what they disprove.")
    ] = False,
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
    watch: Annotated[
        bool, typer.Option("--watch", help="Lint again after every change, until Ctrl-C; only what it can affect.")
    ] = False,
    strict_settings: Annotated[
        bool,
        typer.Option("--strict-settings", help="Report also what tailwright.toml and comments in the files ignore."),
    ] = False,
) -> None:
    """Check files: problems with line, column, reason and a way out. Exit code 1 when there are any.

    Exit code 3: a part of Tailwright failed (finding S403), and the others went on.

    Example: `tailwright lint my-chapter.yaml --ignore N`
    """
    from authoring.cli import FAULT
    from authoring.cli.fail import fail, fail_on
    from authoring.cli.printing import say
    from authoring.cli.saving import refuse_inputs, save_output
    from authoring.content.faults import has_faults
    from authoring.content.targets import CannotOpenError
    from authoring.drawing.errors import PictureError
    from authoring.lint import Selection
    from authoring.lint import baseline as baselines
    from authoring.lint.formats import FORMATS, Report
    from authoring.lint.order import by_importance
    from authoring.lint.paths import Fixes, fix_paths
    from authoring.lint.run import lint_with_settings
    from authoring.lint.settings import SettingsError
    from authoring.solve.lint_proof import unsilenced

    if write_baseline and baseline is None:
        fail("no file to write the baseline to; name it with --baseline")
    files = paths or [Path()]
    if watch:
        if play or prove or baseline or fix or draw or strict_settings or output is not Format.text:
            fail("--watch goes with --select, --ignore and --order only; leave the other options out")
        _watch(files, Selection(_words(select), _words(ignore)), order)
        return
    refuse_inputs([baseline if write_baseline else None, draw], files)
    with fail_on(CannotOpenError, SettingsError, PictureError):
        fixes = fix_paths(files) if fix else Fixes()
        for path, names in fixes.applied.items():
            say(f"mended {path}: {', '.join(names)}", err=True)
        run = lint_with_settings(files, Selection(_words(select), _words(ignore)), play, strict_settings)
        run.found.update(fixes.faults)
        proofs = _proofs(files) if prove else []
        findings = unsilenced(run.findings, proofs) if proofs else run.findings
        if baseline and write_baseline:
            save_output(baseline, baselines.to_text(findings), files)
        new = baselines.new_findings(findings, baselines.read(baseline)) if baseline else findings
        if draw:
            from authoring.drawing.findings_overlay import draw_only_chapter

            save_output(draw, draw_only_chapter(files, new, draw.suffix), files)
    ordered = by_importance(new) if order is Order.importance else new
    report = Report(tuple(ordered), run.lines, _in_colour(output), known=len(findings) - len(new))
    _say(output, FORMATS[output.value](report), report.colour)
    for line in filter(None, (*run.notes, run.ignored, *(proof.note for proof in proofs))):
        say(line, err=True)
    raise typer.Exit(FAULT if has_faults(findings) else 1 if report.fails else 0)


def _watch(files: list[Path], asked: Selection, order: Order) -> None:
    """Lint after every change; what cannot be opened just now is reported, and may be there again soon."""
    from contextlib import suppress

    from authoring.cli.printing import say
    from authoring.content.targets import CannotOpenError
    from authoring.editing.watched import WatchedLint
    from authoring.lint.formats import FORMATS, Report
    from authoring.lint.order import by_importance
    from authoring.lint.settings import SettingsError
    from authoring.scenes.watch import watch

    watched = WatchedLint(files, asked)

    def act() -> None:
        try:
            run = watched.run()
        except (CannotOpenError, SettingsError) as error:
            say(f"tailwright: error: {error}", err=True)
            return
        ordered = by_importance(run.findings) if order is Order.importance else run.findings
        report = Report(tuple(ordered), run.lines, _in_colour(Format.text))
        _say(Format.text, FORMATS["text"](report), report.colour)

    with suppress(KeyboardInterrupt):
        watch(files, act)


def _proofs(files: list[Path]) -> list[Proof]:
    """Judge the chapters, with progress on a terminal."""
    from authoring.cli.progress import progress
    from authoring.solve.lint_proof import proofs
    from authoring.solve.verdicts import no_tick

    with progress(0, "lines shown") as advance:
        return list(proofs(files, advance or no_tick))


def _say(output: Format, text: str, coloured: bool) -> None:
    from authoring.cli.printing import JSON, WORDS, say_document

    notation = JSON if output in (Format.json, Format.sarif) else WORDS
    say_document(text, notation, coloured=coloured, commands=output is Format.github)


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.replace(",", " ").split())


def _in_colour(output: Format) -> bool:
    return output is Format.text and sys.stdout.isatty() and not os.environ.get("NO_COLOR")
