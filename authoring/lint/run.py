"""Lint files and folders as their `tailwright.toml` says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from authoring.content.findings import Finding
from authoring.content.library import File, Library, open_library
from authoring.content.source import parse
from authoring.content.targets import PROJECT_FILE, Target, open_targets
from authoring.lint import Selection, all_findings
from authoring.lint.settings import Settings, checked, combined, settings_of


@dataclass
class LintRun:
    """What lint found in some files and folders."""

    found: set[Finding] = field(default_factory=set)
    switched_off: set[Finding] = field(default_factory=set)
    """What the settings of folders leave out."""
    lines: dict[str, list[str]] = field(default_factory=dict)
    """The lines of the files by the names findings use."""
    notes: list[str] = field(default_factory=list)
    """What the settings of folders say in vain."""

    @property
    def findings(self) -> list[Finding]:
        """The findings in the order of files and lines."""
        return sorted(self.found)

    @property
    def ignored(self) -> str:
        """A sentence on what settings left out; empty if they left out nothing."""
        counts = Counter(finding.code for finding in self.switched_off)
        if not counts:
            return ""
        findings = "1 finding" if counts.total() == 1 else f"{counts.total()} findings"
        most_first = sorted(counts.items(), key=lambda one: (-one[1], one[0]))
        return f"{findings} ignored by {PROJECT_FILE}: {', '.join(f'{code} ×{count}' for code, count in most_first)}"


def lint_with_settings(
    paths: Sequence[Path], asked: Selection, games: int = 0, strict: bool = False, more: Sequence[Finding] = ()
) -> LintRun:
    """Lint files and folders. `asked` is added to the settings of each folder; `more` are findings from elsewhere.

    With `strict`, neither these settings nor comments in files leave anything out. Raises SettingsError if a code is
    unknown, and CannotOpenError.
    """
    checked(asked)
    run = LintRun()
    for target in open_targets(paths):
        _add(run, target, asked, games, strict, more)
    return run


STDIN_NAME = "stdin.yaml"


def lint_text(content: bytes, asked: Selection, games: int = 0, root: Path | None = None) -> LintRun:
    """Lint one file that stands nowhere, with the settings of a folder and the content below it."""
    checked(asked)
    root = root or Path.cwd()
    settings = settings_of(root / PROJECT_FILE)
    library = open_library(root if (root / PROJECT_FILE).exists() else None)
    file = File(parse(content, STDIN_NAME), root / STDIN_NAME, bundled=False)
    target = Target(root, Library([*library.files, file]), [file])
    run = LintRun()
    _report(run, target, settings, asked, games, strict=False)
    return run


def selection_for(root: Path, asked: Selection) -> Selection:
    """What is reported about a folder: its settings and what was asked for."""
    return combined(settings_of(root / PROJECT_FILE).selection, asked)


def _add(
    run: LintRun, target: Target, asked: Selection, games: int, strict: bool, more: Sequence[Finding] = ()
) -> None:
    """Lint the files of one library."""
    settings = Settings() if strict else settings_of(target.root / PROJECT_FILE)
    names = {file.path for file in target.files}
    _report(run, target, settings, asked, games, strict, [one for one in more if one.path in names])


def _report(
    run: LintRun, target: Target, settings: Settings, asked: Selection, games: int, strict: bool,
    more: Sequence[Finding] = (),
) -> None:  # fmt: skip
    """Add what lint finds in the files of a library, as its settings say."""
    selection = combined(settings.selection, asked)
    found, faults = all_findings(target.library, target.files, games, selection, comments=not strict, more=more)
    run.found.update(faults)
    for finding in found:
        if finding in selection and not settings.leaves_out(finding, target.root):
            run.found.add(settings.applied(finding))
        elif finding in asked:
            run.switched_off.add(finding)
    run.lines.update((file.path, file.source.lines) for file in target.files)
    run.notes += settings.notes
