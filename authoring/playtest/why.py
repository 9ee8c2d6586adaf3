"""Ask why a rule does what it does, or nothing: play games in which it is watched."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from authoring.content.library.entries import File
from authoring.content.rule_at import WrittenRule, rule_at, rules_in
from authoring.lint import lint
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.runner import ProgressBar, Runner, no_progress_bar
from authoring.playtest.workers import Workers, open_workers
from engine.playtest.in_vain import in_vain
from engine.playtest.usage_error import UsageError
from engine.playtest.why import Asked, WhyTally, ask

if TYPE_CHECKING:
    from authoring.content.findings import Finding
    from authoring.playtest.open_chapter import LoadedChapter
    from engine.playtest import CompiledPlan, Tally
    from engine.playtest.run import Result

GAMES: Final = 200
"""How many games are played to answer, unless said."""
_LINE: Final = re.compile(r"(?P<file>.+):(?P<line>[0-9]+)")


@dataclass(frozen=True)
class Why:
    """What games showed of one rule."""

    loaded: LoadedChapter
    compiled: CompiledPlan
    rule: WrittenRule
    asked: Asked

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.asked.counts.tally.games


def ask_why(loaded: LoadedChapter, rule: str, options: PlaytestOptions, progress: ProgressBar = no_progress_bar) -> Why:
    """Play games of a chapter and watch a rule, by its id or a line of it (`file:line`).

    Raises UsageError if there is no such rule or an option does not fit the chapter.
    """
    compiled = compile_plan(loaded.content(), options)
    written = find_rule(loaded, rule)
    with open_workers(options) as workers:
        return ask_why_of(loaded, compiled, [written], options.games, workers, progress)[0]


def ask_why_of(
    loaded: LoadedChapter,
    compiled: CompiledPlan,
    rules: Iterable[WrittenRule],
    games: int,
    workers: Workers,
    progress: ProgressBar = no_progress_bar,
) -> list[Why]:
    """Play games of a compiled chapter and watch some rules."""
    runner, found = Runner(games, workers, progress), list(rules)
    answers = ask(
        compiled.plan,
        [place_of(loaded, rule) for rule in found],
        lambda plan, watching, label: _whole(runner.run(plan, watching, label)),
    )
    return [Why(loaded, compiled, rule, asked) for rule, asked in zip(found, answers, strict=True)]


def place_of(loaded: LoadedChapter, rule: WrittenRule) -> str:
    """Where a rule is written, as compiled rules know it."""
    return f"{loaded.name(rule.entry.file)}:{rule.first}"


def _whole(result: Result[WhyTally]) -> WhyTally:
    """The tally of a run that came to its end."""
    if result.interrupted:
        raise KeyboardInterrupt
    if result.broken or not result.tally.games:
        errors = result.tally.errors
        raise UsageError(result.broken or (f"every game crashed: {errors[0]}" if errors else "no game was played"))
    return result.tally


def find_rule(loaded: LoadedChapter, text: str) -> WrittenRule:
    """Find a rule of the chapter, or of a card or figure that it is played with; raise UsageError if there is none."""
    match = _LINE.fullmatch(text)
    if match:
        file = file_named(loaded, match["file"])
        rule = rule_at(file, int(match["line"])) if file else None
        if rule is None:
            what = "no such rule" if file is None else f"no rule on line {match['line']}"
            raise UsageError(f'{what} in "{match["file"]}": name a line of a rule, or its id')
        return rule
    rules = [rule for file in _played_files(loaded) for rule in rules_in(file)]
    for group in (
        [rule for rule in rules if rule.entry.file is loaded.entry.file],
        [rule for rule in rules if not rule.entry.bundled],
        rules,
    ):
        found = [rule for rule in group if rule.name == text]
        if len(found) > 1:
            places = " or ".join(place_of(loaded, rule) for rule in found)
            raise UsageError(f'several rules are called "{text}": name one by its line, {places}')
        if found:
            return found[0]
    own = [rule.name for rule in rules if not rule.entry.bundled or rule.entry.file is loaded.entry.file]
    raise UsageError(f'no rule "{text}" in {loaded.entry.id}', text, own or [rule.name for rule in rules])


def file_named(loaded: LoadedChapter, name: str) -> File | None:
    """A file of the library by its path from here, or by its name in reports."""
    found = loaded.library.file_at(Path(name))
    return found or next((file for file in loaded.library.files if loaded.name(file) == name), None)


def _played_files(loaded: LoadedChapter) -> list[File]:
    """The files of the chapter and of all that it is played with."""
    others = ("chapter", "campaign", "scenes")
    return [file for file in loaded.library.files if file is loaded.entry.file or file.kind not in others]


def own_rules(loaded: LoadedChapter) -> list[WrittenRule]:
    """The rules of the chapter and of all files of its author."""
    files = [file for file in _played_files(loaded) if file is loaded.entry.file or not file.bundled]
    return [rule for file in files for rule in rules_in(file)]


def silent_rules(loaded: LoadedChapter, compiled: CompiledPlan, tally: Tally) -> list[WrittenRule]:
    """The author's rules that had no effect in any game of a tally: they never ran, or always in vain."""
    vain = in_vain(compiled, tally)
    lines = [(line.where, number in tally.lines) for number, line in enumerate(compiled.lines.all) if line.where]
    heard = {where for where, reached in lines if reached}
    known = {where for where, _ in lines}
    rules = [(rule, place_of(loaded, rule)) for rule in own_rules(loaded)]
    return [rule for rule, place in rules if place in vain or (place in known and place not in heard)]


def findings_about(loaded: LoadedChapter, rule: WrittenRule) -> tuple[Finding, ...]:
    """What lint finds on the lines of a rule, and about names that its conditions mention."""
    file = rule.entry.file
    if file is loaded.entry.file:
        found = tuple(loaded.findings or lint(loaded.library, [file]))
    else:
        found = tuple(lint(loaded.library, [file]))
    on_lines = [one for one in found if one.path == file.path and rule.first <= one.line <= rule.last]
    names = {f'"{name}"' for name in _texts(rule.data.get("if"))}
    named = [one for one in found if one not in on_lines and one.code[0] in "RCK" and names & set(_quoted(one.message))]
    return tuple(one for one in (*on_lines, *named) if one.code[0] not in "NP")


def _quoted(message: str) -> list[str]:
    return re.findall(r'"[^"]*"', message)


def _texts(data: object) -> Iterable[str]:
    if isinstance(data, dict):
        for value in data.values():
            yield from _texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from _texts(value)
    elif isinstance(data, str):
        yield data
