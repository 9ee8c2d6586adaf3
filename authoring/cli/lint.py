"""`tailwright lint`: problems of chapters, tiles and cards, with their places."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from authoring.cli.lint_report import (
    STDIN,
    FailOn,
    Format,
    LintOptions,
    Order,
    fix_files,
    lint_again,
    run_lint,
    show_diff,
    words_of,
    write_ignores,
)


def lint(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(help="Files, folders or ids; the current folder if none; - for stdin.", show_default=False),
    ] = None,
    output: Annotated[Format, typer.Option("--format", help="How to write the findings.")] = Format.text,
    output_file: Annotated[Path | None, typer.Option(help="Write the findings to this file.")] = None,
    select: Annotated[str, typer.Option(help="Report only these codes or families, such as S,T101.")] = "",
    ignore: Annotated[str, typer.Option(help="Leave these codes or families out.")] = "",
    order: Annotated[Order, typer.Option(help="By file and line, or the worst and surest first.")] = Order.place,
    statistics: Annotated[bool, typer.Option("--statistics", help="Count the findings of each code instead.")] = False,
    fail_level: Annotated[FailOn, typer.Option("--fail-on", help="What makes the exit code 1.")] = FailOn.warning,
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
        bool, typer.Option("--fix", help="First mend layout, misspelt words and whatever else leaves no doubt.")
    ] = False,
    diff: Annotated[bool, typer.Option("--diff", help="Show what --fix would change, and change nothing.")] = False,
    add_ignore: Annotated[
        str, typer.Option(help="Write an ignore comment with this reason above each finding.", show_default=False)
    ] = "",
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
    from authoring.cli.fail import fail, fail_on
    from authoring.cli.saving import refuse_inputs
    from authoring.content.targets import CannotOpenError
    from authoring.drawing.errors import PictureError
    from authoring.lint import Selection
    from authoring.lint.settings import SettingsError

    files = paths or [Path()]
    from_stdin = files == [STDIN]
    if write_baseline and baseline is None:
        fail("no file to write the baseline to; name it with --baseline")
    if (from_stdin or STDIN in files) and (fix or diff or add_ignore or draw or watch or prove or len(files) > 1):
        fail("standard input (-) stands alone, and cannot be mended, drawn, watched or proved")
    asked = Selection(words_of(select), words_of(ignore))
    if watch:
        changes = fix or diff or add_ignore or write_baseline or output_file or draw
        if changes or play or prove or baseline or strict_settings or statistics or output is not Format.text:
            fail("--watch goes with --select, --ignore and --order only; leave the other options out")
        lint_again(files, asked, order)
        return
    refuse_inputs([baseline if write_baseline else None, draw, output_file], [] if from_stdin else files)
    options = LintOptions(
        files, output, output_file, statistics, fail_level, baseline, write_baseline, draw, order, prove
    )
    with fail_on(CannotOpenError, SettingsError, PictureError):
        if diff:
            raise typer.Exit(show_diff(files))
        faults = fix_files(files) if fix else []
        if add_ignore:
            write_ignores(files, asked, play, add_ignore)
        raise typer.Exit(run_lint(options, asked, play, strict_settings, faults))
