"""The targets of a chapter in a playtest: which of them its games can judge, and the gate that needs all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.options import ALL_PARTIES, PlaytestOptions
from authoring.playtest.runner import Runner
from engine.bots import BOTS
from engine.playtest import CompiledPlan, Result, Tally
from engine.playtest.parties import usual_size
from engine.playtest.statistics.targets import UNDECIDED, Target, Verdict, judge, targets_of
from engine.playtest.usage_error import UsageError

if TYPE_CHECKING:
    from authoring.playtest.open_chapter import LoadedChapter


def with_gate_bot(loaded: LoadedChapter, options: PlaytestOptions) -> PlaytestOptions:
    """Check that a gate has targets; unless a bot is named, play the bot and the number of mice of the first one."""
    if not options.gate:
        return options
    targets = targets_of(loaded.entry.data)
    _check_targets(loaded.entry.id, targets, loaded.library.entries("persona"))
    if options.bot:
        return options
    return replace(options, bot=targets[0].bot, mice=options.mice or targets[0].mice)


def _check_targets(chapter: str, targets: Sequence[Target], personas: Iterable[str]) -> None:
    """A gate needs targets, and only bots that come with tailwright, or personas: content must not name code."""
    if not targets:
        raise UsageError(f'no targets in "{chapter}" to judge; add a list "targets:" to the chapter')
    known = [*BOTS, *personas]
    unknown = [target.bot for target in targets if target.bot not in known]
    if unknown:
        raise UsageError(f'target of "{chapter}" names unknown bot "{unknown[0]}"', unknown[0], known)


def own_targets(loaded: LoadedChapter, compiled: CompiledPlan) -> list[Target]:
    """Return the targets for the bot and the number of mice of a plan."""
    return [target for target in targets_of(loaded.entry.data) if _fits(target, compiled)]


def _fits(target: Target, compiled: CompiledPlan) -> bool:
    mice = target.mice or usual_size(compiled.chapter)
    return target.bot == compiled.plan.bot and all(len(party) == mice for party in compiled.plan.parties)


def all_decided(targets: Sequence[Target]) -> Callable[[Tally], bool] | None:
    """Return a function that says whether games decide all targets; None if there are no targets."""
    if not targets:
        return None
    return lambda tally: all(judge(target, tally).word != UNDECIDED for target in targets)


def judge_targets(
    runner: Runner, loaded: LoadedChapter, options: PlaytestOptions, compiled: CompiledPlan, games: Result[Tally]
) -> tuple[Verdict, ...]:
    """Judge all targets of a chapter. Targets for other bots or party sizes stay undecided unless there is a gate."""
    targets = targets_of(loaded.entry.data)
    verdicts = {target: judge(target, games.tally) for target in own_targets(loaded, compiled)}
    if options.gate and games.whole:
        others = [target for target in targets if target not in verdicts]
        verdicts |= _play_others(runner, loaded, options, others)
    return tuple(verdicts.get(target) or judge(target, Tally()) for target in targets)


def _play_others(
    runner: Runner, loaded: LoadedChapter, options: PlaytestOptions, targets: Sequence[Target]
) -> dict[Target, Verdict]:
    """Play the targets of each other bot and party size in a run of their own."""
    verdicts: dict[Target, Verdict] = {}
    party = ALL_PARTIES if options.party == ALL_PARTIES else ""  # named heroes fit no other number of mice
    for bot, mice in dict.fromkeys((target.bot, target.mice) for target in targets):
        group = [target for target in targets if (target.bot, target.mice) == (bot, mice)]
        own = replace(options, bot=bot, mice=mice, party=party, trace_dir=None)
        compiled = compile_plan(loaded.content(), own)
        tally = runner.run(compiled.plan, compiled, f"games of {bot}", all_decided(group)).tally
        verdicts |= {target: judge(target, tally) for target in group}
    return verdicts
