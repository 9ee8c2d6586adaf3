"""A variant: a chapter whose files hold other text or other data, read and checked like any other content."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from authoring.content import source
from authoring.content.findings import Finding, Severity
from authoring.content.library import Entry, File, Library
from authoring.lint import findings_of_stages, is_sound, run_rule, sound_part
from authoring.lint.rule import Context
from authoring.playtest.open_chapter import LoadedChapter


@dataclass(frozen=True)
class Variant:
    """A chapter with some files changed."""

    loaded: LoadedChapter

    @property
    def is_malformed(self) -> bool:
        """Whether a file of the chapter cannot be read, or does not meet its schema."""
        return not is_sound(self.loaded.entry.file)

    def new_findings(self, of: LoadedChapter, least: Severity = Severity.ERROR) -> list[Finding]:
        """What lint finds in the chapter, as severe as `least` or more, that it does not find in another one."""
        known = {(one.code, one.message) for one in findings(of, least)}
        return [one for one in findings(self.loaded, least) if (one.code, one.message) not in known]


def with_texts(loaded: LoadedChapter, texts: Mapping[File, str]) -> Variant:
    """Return the chapter with these texts in place of those of some files."""
    files = [_file(file, texts[file]) if file in texts else file for file in loaded.library.all_files]
    library = Library(files, loaded.library.findings)
    entry = library.all_entries("chapter").get(loaded.entry.id)
    if entry is None:  # the change broke the file; its findings say how
        own = next(file for file in files if file.real == loaded.entry.file.real)
        entry = Entry("chapter", loaded.entry.id, own.source.data or {}, own)
    return Variant(replace(loaded, library=library, entry=entry, findings=None))


def with_data(loaded: LoadedChapter, changed: Mapping[File, Any]) -> Variant:
    """Return the chapter with other data in some files."""
    return with_texts(loaded, {file: json.dumps(data, ensure_ascii=False) for file, data in changed.items()})


def findings(loaded: LoadedChapter, least: Severity) -> list[Finding]:
    """What lint finds in a chapter that is at least so severe. Rules that only report less are not run."""
    from authoring.lint.registry import RULES  # imports every rule

    return loaded.library.memo(_findings, loaded.entry.file, least, tuple(RULES.values()))


def _findings(library: Library, file: File, least: Severity, rules: tuple[Any, ...]) -> list[Finding]:
    found = list(findings_of_stages(library, [file]))
    if is_sound(file):
        sound = sound_part(library)
        for entry in file.entries:
            for rule in rules:
                if rule.check and entry.kind in rule.kinds and rule.severity <= least:
                    found += run_rule(rule, Context(rule.kind, entry, sound))[0]
    return [one for one in found if one.severity <= least]


def _file(file: File, text: str) -> File:
    raw = text.encode("utf-8", "surrogatepass")
    return File(source.parse(raw, file.path), file.real, file.bundled)
