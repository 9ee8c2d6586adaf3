"""How `tailwright lint` runs and reports, with the values of its options."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from authoring.content.findings import Finding
    from authoring.lint import Selection
    from authoring.solve.lint_proof import Proof


class Format(StrEnum):
    """The output formats; a test holds them against `authoring.lint.formats.FORMATS`."""

    text = "text"
    json = "json"
    sarif = "sarif"
    github = "github"
    junit = "junit"


class Order(StrEnum):
    """The orders of the findings."""

    place = "place"
    importance = "importance"


class FailOn(StrEnum):
    """The least grave finding that makes the exit code 1."""

    error = "error"
    warning = "warning"
    info = "info"
    never = "never"


STDIN = Path("-")


@dataclass
class LintOptions:
    """What to read, and how to report it."""

    files: list[Path]
    output: Format
    output_file: Path | None
    statistics: bool
    fail_level: FailOn
    baseline: Path | None
    write_baseline: bool
    draw: Path | None
    order: Order
    prove: bool


def run_lint(options: LintOptions, asked: Selection, play: int, strict: bool, faults: Iterable[Finding] = ()) -> int:
    """Lint once and report; return the exit code."""
    from authoring.cli import FAULT
    from authoring.cli.printing import say
    from authoring.cli.saving import save_output
    from authoring.content.faults import has_faults
    from authoring.lint import baseline as baselines
    from authoring.lint.formats import FORMATS, Report
    from authoring.lint.formats.statistics import statistics
    from authoring.lint.order import by_importance
    from authoring.lint.run import lint_text, lint_with_settings
    from authoring.solve.lint_proof import unsilenced

    files, known = options.files, options.baseline
    proofs = _proofs(files) if options.prove and files != [STDIN] else []
    if files == [STDIN]:
        run = lint_text(sys.stdin.buffer.read(), asked, play)
    else:
        run = lint_with_settings(files, asked, play, strict, [one for proof in proofs for one in proof.findings])
    run.found.update(faults)
    findings = unsilenced(run.findings, proofs) if proofs else run.findings
    if known and options.write_baseline:
        save_output(known, baselines.to_text(findings), files)
    new = baselines.new_findings(findings, baselines.read(known)) if known else findings
    if options.draw:
        from authoring.drawing.findings_overlay import draw_only_chapter

        save_output(options.draw, draw_only_chapter(files, new, options.draw.suffix), files)
    ordered = by_importance(new) if options.order is Order.importance else new
    coloured = _in_colour(options.output) and options.output_file is None
    window = _window(options.output) if options.output_file is None else 0
    report = Report(tuple(ordered), run.lines, coloured, window, len(findings) - len(new))
    text = statistics(report) if options.statistics else FORMATS[options.output.value](report)
    if options.output_file is not None:
        save_output(options.output_file, text, files if files != [STDIN] else [])
    else:
        _say(Format.text if options.statistics else options.output, text, report.colour)
    for line in filter(None, (*run.notes, run.ignored, *(line for proof in proofs for line in proof.notes))):
        say(line, err=True)
    return FAULT if has_faults(findings) else int(_fails(report.findings, options.fail_level))


def _proofs(files: list[Path]) -> list[Proof]:
    """Judge the chapters, with progress on a terminal."""
    from authoring.cli.progress import progress
    from authoring.solve.lint_proof import proofs
    from authoring.solve.verdicts import no_tick

    with progress(0, "lines shown") as advance:
        return list(proofs(files, advance or no_tick))


def lint_again(files: list[Path], asked: Selection, order: Order) -> None:
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
        report = Report(tuple(ordered), run.lines, _in_colour(Format.text), _window(Format.text))
        _say(Format.text, FORMATS["text"](report), report.colour)

    with suppress(KeyboardInterrupt):
        watch(files, act)


def _fails(findings: Iterable[Finding], level: FailOn) -> bool:
    """Whether any finding is at least as grave as asked."""
    grave = [one.value for one in FailOn]
    return level is not FailOn.never and any(
        grave.index(finding.severity.word) <= grave.index(level.value) for finding in findings
    )


def fix_files(files: list[Path]) -> list[Finding]:
    """Mend files; return findings about those on which that failed."""
    from authoring.cli.printing import say
    from authoring.lint.paths import fix_paths

    fixes = fix_paths(files)
    for path, names in fixes.applied.items():
        say(f"mended {path}: {', '.join(names)}", err=True)
    return fixes.faults


def show_diff(files: list[Path]) -> int:
    """Print what `--fix` would change; 1 if it would change anything."""
    from authoring.cli.printing import say_document
    from authoring.lint.paths import planned_fixes

    changes, _ = planned_fixes(files)
    for change in changes:
        say_document(change.diff)
    return int(bool(changes))


def write_ignores(files: list[Path], asked: Selection, play: int, reason: str) -> None:
    """Write ignore comments above findings."""
    from authoring.cli.printing import say
    from authoring.lint.paths import add_ignores
    from authoring.lint.run import lint_with_settings

    found = lint_with_settings(files, asked, play).findings
    for path, count in add_ignores(files, found, reason).items():
        say(f"{path}: {count} {'finding' if count == 1 else 'findings'} left out from now on", err=True)


def _say(output: Format, text: str, coloured: bool) -> None:
    from authoring.cli.printing import JSON, WORDS, say_document

    notation = JSON if output in (Format.json, Format.sarif) else WORDS
    say_document(text, notation, coloured=coloured, commands=output is Format.github)


def words_of(text: str) -> tuple[str, ...]:
    """The codes of an option, which stand between commas or spaces."""
    return tuple(text.replace(",", " ").split())


def _window(output: Format) -> int:
    """The width of the terminal for which to write; 0 for programs."""
    from authoring.cli.printing import window_width

    return window_width() if output is Format.text and sys.stdout.isatty() else 0


def _in_colour(output: Format) -> bool:
    return output is Format.text and sys.stdout.isatty() and not os.environ.get("NO_COLOR")
