"""Lint: all findings about some files of a library, from reading, schemas and references, and from the lint rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from authoring.content.faults import fault, is_fault
from authoring.content.findings import Finding, Severity
from authoring.content.library import File, Library
from authoring.content.library.entries import words_in
from authoring.content.library.references import check_references
from authoring.content.problems import MALFORMED_TEXT
from authoring.lint.rule import Context, Rule


@dataclass(frozen=True)
class Selection:
    """Which codes are reported: those that start with (or are named by) one of `select`, less those of `ignore`."""

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()

    def __contains__(self, found: Finding | Rule) -> bool:
        chosen = not self.select or _matches(found, self.select)
        return chosen and not _matches(found, self.ignore)

    @property
    def everything(self) -> bool:
        """Whether all codes are reported."""
        return not self.select and not self.ignore


EVERYTHING = Selection()


def unknown_words(selection: Selection) -> list[str]:
    """Words of a selection that match no rule: neither its name, nor its code or the start of it."""
    from authoring.lint.registry import RULES

    rules = RULES.values()
    return [
        word
        for word in (*selection.select, *selection.ignore)
        if not any(rule.code.startswith(word) or rule.name == word for rule in rules)
    ]


def lint(library: Library, files: Iterable[File], selection: Selection = EVERYTHING, games: int = 0) -> list[Finding]:
    """Return the findings about some files of a library, in order of file and place.

    What fails becomes a finding itself (S403), whatever the selection; only a rule that fails can be left out.
    With `games`, each chapter is played that often for the rules of family P; without, those rules report nothing.
    """
    found, faults = all_findings(library, list(files), games, selection)
    return sorted({*(finding for finding in found if finding in selection), *faults})


def all_findings(
    library: Library, files: list[File], games: int, selection: Selection, comments: bool = True
) -> tuple[list[Finding], list[Finding]]:
    """Return the findings of all codes, and those about what failed: rules of the selection, and stages before them.

    Comments in the files leave findings out, unless `comments` is false.
    """
    from authoring.lint.suppress import suppress  # imports rules, which playing a game does not need

    found, faults = _from_rules(library, files, games, selection)
    for finding in findings_of_stages(library, files):
        (faults if is_fault(finding) else found).append(finding)
    if comments:
        try:
            found = suppress(found, files, selection.everything)
        except Exception as error:
            faults.append(fault("reading comments", files[0].path, error))
    return found, faults


def findings_of_stages(library: Library, files: list[File]) -> Iterator[Finding]:
    """Findings of the stages before lint: reading files, checking schemas, and resolving ids."""
    wanted, known = {file.path for file in files}, {file.path for file in library.files}
    # findings about no file of the library are about the folder
    yield from (finding for finding in library.findings if finding.path in wanted or finding.path not in known)
    for file in files:
        yield from file.source.findings
        unknown: list[Finding] = []
        try:
            unknown = list(check_references(library, file))
        except Exception as error:  # the other stages and files go on
            yield fault("checking references", file.path, error)
        told = {(finding.line, finding.col) for finding in unknown if finding.remedy.startswith("did you mean")}
        for finding in file.checked.findings:  # an unknown id is reported once, even if it has letters no id has
            if finding.code != MALFORMED_TEXT.code or (finding.line, finding.col) not in told:
                yield finding
        yield from unknown


def _from_rules(
    library: Library, files: list[File], games: int, selection: Selection
) -> tuple[list[Finding], list[Finding]]:
    """What the rules find, and the rules that failed."""
    # imports every rule, which playing a game does not need
    from authoring.lint.registry import RULES

    found: list[Finding] = []
    faults: list[Finding] = []
    for rule, context in _checks(library, files, games, list(RULES.values())):
        try:
            found += rule.check(context) if rule.check else ()
        except Exception as error:  # whatever a rule fails of, the other rules go on
            if rule in selection:
                what, entry = f"rule {rule.code} {rule.name}", context.entry
                meanwhile = f"leave the rule out with --ignore {rule.code}"
                faults.append(fault(what, entry.file.path, error, entry.where(()), meanwhile))
    return found, faults


def _checks(library: Library, files: list[File], games: int, rules: list[Rule]) -> Iterator[tuple[Rule, Context]]:
    """Every rule with every entry it applies to."""
    sound = library.only(file for file in library.files if file.bundled or is_sound(file))
    whole = len(sound.files) == len(library.files)
    left_out = words_in(file for file in library.files if file not in sound.files) if not whole else frozenset()
    for file in files:
        if not is_sound(file):
            continue
        for entry in file.entries:
            for rule in rules:
                if rule.check and entry.kind in rule.kinds:
                    yield rule, Context(rule.kind, entry, sound, games, whole, left_out)


def is_sound(file: File) -> bool:
    """Whether a file meets its schema, so that rules can rely on its shape."""
    findings = [*file.source.findings, *file.checked.findings]
    return file.kind is not None and not any(finding.severity is Severity.ERROR for finding in findings)


def _matches(found: Finding | Rule, words: tuple[str, ...]) -> bool:
    return any(found.code.startswith(word) or found.name == word for word in words)
