"""Playtest a chapter: open it, compile it, play many games, and record those worth watching."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from authoring.content.findings import Finding
from authoring.people.games import peoples_games
from authoring.playtest.background import Background
from authoring.playtest.checkpoint_file import open_checkpoint
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.diagnosis import Diagnosis, find_causes
from authoring.playtest.open_chapter import LoadedChapter, open_playable
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.result import PlaytestResult
from authoring.playtest.runner import ProgressBar, Runner, no_progress_bar
from authoring.playtest.targets import all_decided, judge_targets, own_targets, with_gate_bot
from authoring.playtest.traces import make_trace_folder
from authoring.playtest.why import Why, ask_why_of, silent_rules
from authoring.playtest.workers import Workers, open_workers, processes
from engine.playtest import CompiledPlan, Result, Tally
from engine.playtest.picks import picks
from engine.playtest.recording.record import record_games
from engine.playtest.recording.recorder import Recording
from engine.playtest.usage_error import UsageError

DEFAULTS = PlaytestOptions()
ASKED = 50
"""In how many games rules without effect are watched."""


def playtest(
    target: LoadedChapter | Path | str,
    options: PlaytestOptions = DEFAULTS,
    progress: ProgressBar = no_progress_bar,
) -> PlaytestResult:
    """Play many games of a chapter: a loaded one, a file, a folder or an id.

    Raises CannotOpenError, ContentErrors if lint finds errors, and UsageError if an option does not fit the chapter.
    After Ctrl-C, or when workers die, the result holds the games that were played (`result.run.whole` is false).
    """
    loaded = target if isinstance(target, LoadedChapter) else _open(target, options)
    lint = Background(loaded.lint)
    with _content_errors_first(lint):
        options = with_gate_bot(loaded, options)
        compiled = compile_plan(loaded.content(), options)
    if not plays_during_lint(options):
        lint.result()
    make_trace_folder(options.trace_dir)
    with open_workers(options) as workers:
        runner = Runner(options.games, workers, progress)
        stop_when = all_decided(own_targets(loaded, compiled)) if options.gate else None
        checkpoint = open_checkpoint(options.resume, compiled, options.games) if options.resume else None
        games = runner.run(compiled.plan, compiled, "games", stop_when, lint.step, checkpoint)
        findings = lint.result()
        verdicts = judge_targets(runner, loaded, options, compiled, games)
        longer_run = _play_longer(runner, loaded, options) if options.pages_to and games.whole else None
        recordings = _record(compiled, games, workers) if options.recordings else {}
        silent = _ask_silent(loaded, compiled, games, workers) if games.whole else {}
        diagnosis = _diagnose(loaded, compiled, games, workers) if options.causes and games.whole else None
    people = peoples_games(loaded.entry.file.real.parent, compiled.chapter)
    return PlaytestResult(
        loaded, compiled, games, verdicts, longer_run, options.pages_to, findings, recordings, silent, diagnosis, people
    )


def plays_during_lint(options: PlaytestOptions) -> bool:
    """Whether workers play while this process runs lint: not if games leave files behind or need a cluster."""
    return processes(options) > 1 and not options.dask and not options.trace_dir


def _open(target: Path | str, options: PlaytestOptions) -> LoadedChapter:
    return open_playable(str(target), ("chapter",), lint_later=plays_during_lint(options))


@contextmanager
def _content_errors_first(lint: Background[tuple[Finding, ...]]) -> Iterator[None]:
    """When something fails, raise the errors that lint finds in the content instead, if there are any."""
    try:
        yield
    except Exception:
        lint.result()
        raise


def _play_longer(runner: Runner, loaded: LoadedChapter, options: PlaytestOptions) -> Result[Tally]:
    """Play the games again with a later end marker."""
    compiled = compile_plan(loaded.content(), replace(options, end_page=options.pages_to, trace_dir=None))
    return runner.run(compiled.plan, compiled, f"games to page {options.pages_to}")


def _ask_silent(
    loaded: LoadedChapter, compiled: CompiledPlan, games: Result[Tally], workers: Workers
) -> dict[str, Why]:
    """Ask why the author's rules that had no effect had none, in the first of the games."""
    rules = silent_rules(loaded, compiled, games.tally)
    if not rules or not games.tally.games:
        return {}
    idle = len(games.tally.course) == games.requested
    try:
        answers = ask_why_of(loaded, compiled, rules, min(ASKED, games.requested), workers if idle else Workers())
    except UsageError:  # every game crashes: the report says so
        return {}
    return {answer.asked.place: answer for answer in answers}


def _diagnose(loaded: LoadedChapter, compiled: CompiledPlan, games: Result[Tally], workers: Workers) -> Diagnosis:
    """Find out why games went as they did; in this process if the workers may still be busy."""
    idle = len(games.tally.course) == games.requested
    return find_causes(loaded, compiled, games.tally, workers.executor if idle else None, again=True)


def _record(compiled: CompiledPlan, games: Result[Tally], workers: Workers) -> dict[str, Recording]:
    """Record the games worth watching: in the workers, or in this process if they may still be busy or have died."""
    chosen = picks(games.tally)
    idle = games.whole and len(games.tally.course) == games.requested
    recordings = record_games(compiled, list(chosen.values()), workers.executor if idle else None, curves=True)
    return dict(zip(chosen, recordings, strict=True))
