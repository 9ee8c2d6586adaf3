"""Lint every case of the held-out suite and say which broken ones are noticed and which sound ones are blamed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from authoring.content.findings import Finding, Mark, Severity
from authoring.content.library import File
from authoring.lint import lint
from tests.authoring.lint.held_out.cases import Case, all_cases, base_files, steps_of, texts_of, written
from tests.authoring.lint.held_out.playing import open_texts

Place = tuple[str, int, int]
"""The name of a file, and the first and the last line of a stretch of it."""


@dataclass(frozen=True)
class Verdict:
    """What lint has to say of one case: whether that is right, and what it was that counted."""

    case: Case
    right: bool
    findings: tuple[Finding, ...] = ()
    crash: str = ""


def verdicts() -> list[Verdict]:
    """Lint every case, in order. A case on which lint breaks down is one that it gets wrong."""
    return [_verdict(case) for case in all_cases()]


def _verdict(case: Case) -> Verdict:
    try:
        return _sound_verdict(case) if case.sound else _broken_verdict(case)
    except Exception as error:  # whatever it is, the other cases still have their score
        return Verdict(case, False, crash=f"{type(error).__name__}: {error}")


def _broken_verdict(case: Case) -> Verdict:
    """A broken case is noticed by a finding its base does not have, at a place the case names."""
    files, findings = _linted(texts_of(case))
    places = [place_of(files, place) for place in case.about]
    there = [one for one in findings if _is_right(one, case, places)]
    right = tuple(one for one in there if _key(one) not in _known(case.base))
    return Verdict(case, bool(right), right)


def _sound_verdict(case: Case) -> Verdict:
    """A sound case is right as long as nothing is found that is graver than info."""
    _, findings = _linted(texts_of(case))
    wrong = tuple(one for one in findings if one.severity is not Severity.INFO and one.code not in case.expected)
    return Verdict(case, not wrong, wrong)


def _linted(texts: dict[str, str]) -> tuple[dict[str, File], list[Finding]]:
    library, files = open_texts(texts)
    return files, list(lint(library, list(files.values())))


@cache
def _known(base: str) -> frozenset[tuple[str, str, str]]:
    """What lint says of a base as it stands."""
    texts = {name: written(data) for name, data in base_files(base).items()}
    return frozenset(_key(one) for one in _linted(texts)[1])


def _key(finding: Finding) -> tuple[str, str, str]:
    return finding.path, finding.code, finding.message


def _is_right(finding: Finding, case: Case, places: list[Place]) -> bool:
    if finding.severity.word not in case.severity:
        return False
    if case.words and not any(word in finding.message for word in case.words):
        return False
    own = (finding.path, Mark(finding.line, finding.col, finding.end_line, finding.end_col))
    stretches = [own, *((one.path, one.mark) for one in finding.related)]
    return any(_touches(path, mark, place) for path, mark in stretches for place in places)


def _touches(path: str, mark: Mark, place: Place) -> bool:
    name, first, last = place
    return path == name and mark.line <= last and max(mark.line, mark.end_line) >= first


def place_of(files: dict[str, File], place: str) -> Place:
    """The lines of a place such as `cat:rooms.kitchen`, from its key to the end of its value."""
    name, steps = steps_of({name: file.source.data for name, file in files.items()}, place)
    source = files[name].source
    if not steps:
        return files[name].path, 1, len(source.lines)
    value = source.where(steps)
    last = value.end_line - 1 if value.end_col == 1 and value.end_line > value.line else value.end_line
    return files[name].path, source.where_key(steps).line, last


def table(told: list[Verdict]) -> list[str]:
    """The score as lines of Markdown: each class of broken cases, the sound ones, and the totals."""
    lines = ["| class | noticed | of |", "|---|---|---|"]
    broken = [one for one in told if not one.case.sound]
    for name in dict.fromkeys(one.case.of_class for one in broken):
        lines.append(_row(name, [one for one in broken if one.case.of_class == name]))
    lines += [_row("**all broken cases**", broken), "", "| class | false alarms | of |", "|---|---|---|"]
    sound = [one for one in told if one.case.sound]
    for name in dict.fromkeys(one.case.of_class for one in sound):
        lines.append(_row(name, [one for one in sound if one.case.of_class == name], wanted=False))
    return [*lines, _row("**all sound cases**", sound, wanted=False)]


def _row(name: str, told: list[Verdict], wanted: bool = True) -> str:
    return f"| {name} | {sum(one.right is wanted for one in told)} | {len(told)} |"
