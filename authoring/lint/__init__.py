"""Lint: all findings about some files of a library, from reading, schemas and references, and from the lint rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from authoring.content.faults import fault, is_fault
from authoring.content.findings import Finding, Severity
from authoring.content.library import Entry, File, Library
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
    library: Library, files: list[File], games: int, selection: Selection, comments: bool = True,
    more: Iterable[Finding] = (),
) -> tuple[list[Finding], list[Finding]]:  # fmt: skip
    """Return the findings of all codes, and those about what failed: rules of the selection, and stages before them.

    Comments in the files leave findings out, unless `comments` is false. `more` are findings from elsewhere.
    """
    found, faults = _from_rules(library, files, games, selection)
    found += [*findings_of_stages(library, files), *more]
    return without_ignored(found, faults, files, selection) if comments else _without_faults(found, faults)


def without_ignored(
    found: list[Finding], faults: list[Finding], files: list[File], selection: Selection
) -> tuple[list[Finding], list[Finding]]:
    """The findings that no comment ignores, and those about what failed."""
    from authoring.lint.suppress import suppress  # imports rules, which playing a game does not need

    found, faults = _without_faults(found, faults)
    try:
        return suppress(found, files, selection.everything), faults
    except Exception as error:
        return found, [*faults, fault("reading comments", files[0].path, error)]


def _without_faults(found: list[Finding], faults: list[Finding]) -> tuple[list[Finding], list[Finding]]:
    return [one for one in found if not is_fault(one)], [*faults, *filter(is_fault, found)]


def findings_of_stages(library: Library, files: list[File]) -> Iterator[Finding]:
    """Findings of the stages before lint: reading files, checking schemas, and resolving ids."""
    wanted, known = {file.path for file in files}, {file.path for file in library.files}
    # findings about no file of the library are about the folder
    yield from (finding for finding in library.findings if finding.path in wanted or finding.path not in known)
    for file in files:
        yield from file.source.findings
        unknown = unknown_ids(library, file)
        yield from (*schema_findings(file, unknown), *unknown)


def schema_findings(file: File, unknown: Iterable[Finding]) -> list[Finding]:
    """What the schema finds in a file. An unknown id is reported once, even if it has letters that no id has."""
    told = {(finding.line, finding.col) for finding in unknown if finding.remedy.startswith("did you mean")}
    found = file.checked.findings
    return [one for one in found if one.code != MALFORMED_TEXT.code or (one.line, one.col) not in told]


def unknown_ids(library: Library, file: File) -> list[Finding]:
    """The findings about ids of a file that lead nowhere."""
    try:
        return list(check_references(library, file))
    except Exception as error:  # the other stages and files go on
        return [fault("checking references", file.path, error)]


def _from_rules(
    library: Library, files: list[File], games: int, selection: Selection
) -> tuple[list[Finding], list[Finding]]:
    """What the rules find, and the rules that failed."""
    sound = sound_part(library)
    found: list[Finding] = []
    faults: list[Finding] = []
    for file in files:
        for rule, entry in checks_of(file):
            findings, failed = run_rule(rule, Context(rule.kind, entry, sound, games))
            found += findings
            if failed is not None and rule in selection:
                faults.append(failed)
    return found, faults


def sound_part(library: Library) -> Library:
    """The library without the files of the author that do not meet their schemas."""
    return library.only(file for file in library.files if file.bundled or is_sound(file))


def checks_of(file: File) -> Iterator[tuple[Rule, Entry]]:
    """Every entry of a file with every rule that applies to it."""
    from authoring.lint.registry import RULES  # imports every rule, which playing a game does not need

    for entry in file.entries if is_sound(file) else ():
        yield from ((rule, entry) for rule in RULES.values() if rule.check and entry.kind in rule.kinds)


def run_rule(rule: Rule, context: Context) -> tuple[list[Finding], Finding | None]:
    """What a rule finds; if it fails, a finding about that: whatever it fails of, the other rules go on."""
    assert rule.check
    try:
        return list(rule.check(context)), None
    except Exception as error:
        what, entry = f"rule {rule.code} {rule.name}", context.entry
        meanwhile = f"leave the rule out with --ignore {rule.code}"
        return [], fault(what, entry.file.path, error, entry.where(()), meanwhile)


def is_sound(file: File) -> bool:
    """Whether a file meets its schema, so that rules can rely on its shape."""
    findings = [*file.source.findings, *file.checked.findings]
    return file.kind is not None and not any(finding.severity is Severity.ERROR for finding in findings)


def _matches(found: Finding | Rule, words: tuple[str, ...]) -> bool:
    return any(found.code.startswith(word) or found.name == word for word in words)
