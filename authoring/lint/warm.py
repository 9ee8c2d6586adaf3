"""Lint files that keep changing: after each change, run only the rules whose result the change can affect.

Every rule runs under notes of what it reads of the library (`authoring/content/library/reads.py`); its result is kept
while all of that is the same. What this returns is what `authoring.lint.lint` returns for the same files.
"""

from __future__ import annotations

from collections.abc import Iterable

from authoring.content.findings import Finding
from authoring.content.library import Entry, File, Library
from authoring.content.library.reads import Kept
from authoring.lint import Selection, checks_of, is_sound, run_rule, schema_findings, unknown_ids, without_ignored
from authoring.lint.registry import RULES
from authoring.lint.rule import Context, Rule

Key = tuple[str, Entry]
"""A rule's code, and the entry it checks: another object after every change of its file."""
Result = tuple[list[Finding], Finding | None]


class WarmLint:
    """The files of a library, as they are now, and the results of rules that are still current."""

    def __init__(self, files: Iterable[File], findings: Iterable[Finding] = ()) -> None:
        self.library = Library(())
        self.sound = Library(())
        self._reads, self._sound_reads = self.library.note_reads(), self.sound.note_reads()
        self._kept: dict[str, dict[Key, Kept[Result]]] = {}
        self._references: dict[str, tuple[File, Kept[list[Finding]]]] = {}
        self.fill(files, findings)

    @property
    def version(self) -> int:
        """How often the files have changed."""
        return self._reads.version

    def fill(self, files: Iterable[File], findings: Iterable[Finding] = ()) -> None:
        """Take these files in place of those before. Files that have not changed must be the same objects."""
        self.library.fill(files, findings)
        known = self.library.all_files
        broken = [file for file in known if not file.bundled and not is_sound(file)]
        self.sound.fill((file for file in known if file not in broken), left_out=broken)
        paths = {file.path for file in known}
        for path in self._kept.keys() - paths:
            del self._kept[path]
        for path in self._references.keys() - paths:
            del self._references[path]

    def findings(self, file: File, selection: Selection) -> list[Finding]:
        """Return the findings about a file, in the order of their places."""
        own = [finding for finding in self.library.findings if finding.path == file.path]
        unknown = self._unknown_ids(file)
        found = [*own, *file.source.findings, *schema_findings(file, unknown), *unknown]
        results = self._results(file)
        found += [finding for kept in results.values() for finding in kept.result[0]]
        failed = [kept.result[1] for (code, _), kept in results.items() if RULES[code] in selection]
        kept_ones, faults = without_ignored(found, [one for one in failed if one is not None], [file], selection)
        return sorted({*(one for one in kept_ones if one in selection), *faults})

    def of_folder(self, selection: Selection) -> list[Finding]:
        """Return the findings about no file of the library, such as a link that leads out of the folder."""
        known = {file.path for file in self.library.all_files}
        return sorted({one for one in self.library.findings if one.path not in known and one in selection})

    def _unknown_ids(self, file: File) -> list[Finding]:
        before, old = self._references.get(file.path, (None, None))
        kept = self._reads.keep(lambda: unknown_ids(self.library, file), old if before is file else None)
        self._references[file.path] = file, kept
        return kept.result

    def _results(self, file: File) -> dict[Key, Kept[Result]]:
        """The results of all rules for all entries of a file."""
        old = self._kept.get(file.path, {})
        new: dict[Key, Kept[Result]] = {}
        for rule, entry in checks_of(file):
            new[rule.code, entry] = self._run(rule, entry, old.get((rule.code, entry)))
        self._kept[file.path] = new
        return new

    def _run(self, rule: Rule, entry: Entry, old: Kept[Result] | None) -> Kept[Result]:
        return self._sound_reads.keep(lambda: run_rule(rule, Context(rule.kind, entry, self.sound)), old)
