"""Replay one game: by itself, or after the choices of a saved game."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from authoring.playtest.options import PlaytestOptions
from authoring.playtest.replay_file import Replay
from engine.bots import BOTS
from engine.playtest import CompiledPlan
from engine.playtest.bot_names import maker
from engine.playtest.crash import crash_words
from engine.playtest.recording.follow import Divergence, Follower, ScriptEnded
from engine.playtest.recording.names import names_of
from engine.playtest.recording.recorder import Recording, record_game
from engine.playtest.usage_error import UsageError
from engine.solve.luck import SeeingBot, Seen, play_with_luck


@dataclass(frozen=True)
class ReplayResult:
    """A replayed game, and where it differs from the saved one."""

    recording: Recording
    divergence: Divergence | None = None

    @property
    def difference(self) -> str:
        """Describe the first step that differs; empty if all steps are the same."""
        if self.divergence is None:
            return ""
        index, saved, new = self.divergence.index, self.divergence.then, self.divergence.now
        step = saved or new
        lines = [
            f"the game differs from step {index + 1} on (round {step.round if step else 0}): {self.divergence.why}",
            *([f"  after: {self.recording.log[index - 1].line()}"] if index else []),
            f"  then:  {saved.line() if saved else 'nothing more'}",
            *([f"  now:   {new.line()}"] if new else []),
        ]
        return "\n".join(lines)


def replay_game(compiled: CompiledPlan, saved: Replay | None = None, curve: bool = False) -> ReplayResult:
    """Play the first game of a plan and record it; make the choices of a saved game as long as they fit.

    With `curve` the recording has its win-chance curve.

    Raises UsageError if the game crashes, by a fault of a bot or of the engine.
    """
    try:
        return _replay(compiled, saved, curve)
    except (Exception, SystemExit) as error:
        words = f"the game with seed {compiled.plan.seed} crashed: {crash_words(error)}"
        raise UsageError(f"{words}; the fault is in the bot, or in Tailwright") from error


def _replay(compiled: CompiledPlan, saved: Replay | None, curve: bool) -> ReplayResult:
    if saved is None:
        return ReplayResult(record_game(compiled, 0, curve))
    plan = compiled.plan
    bot = maker(plan.bot.split(",")[0], plan.content.personas)(plan.seed)
    follower = Follower(saved.steps, bot, names_of(plan.content), unfinished=not saved.outcome)
    seen = Seen()
    game = compiled.game(0, follower, bots=[SeeingBot(follower, seen)])
    with suppress(ScriptEnded):
        play_with_luck(game, saved.luck, seen)
    recording = follower.recording(game, curve)
    if follower.has_events or not saved.outcome:
        follower.finish()
    else:
        follower.finish(f"{recording.outcome}, {recording.reason}", f"{saved.outcome}, {saved.reason}")
    return ReplayResult(recording, follower.divergence)


def saved_options(saved: Replay, bot: str = "") -> PlaytestOptions:
    """Return the options of a saved game. Its bot is only used if it is bundled: a file must not name code."""
    is_bundled = all(name in BOTS for name in saved.bot.split(","))
    return PlaytestOptions(
        seed=saved.seed,
        bot=bot or (saved.bot if is_bundled else "random"),
        party=",".join(saved.party),
        rule_options=[f"{name}={value}" for name, value in saved.options.items()],
        end_page=saved.end_page,
        start=saved.start,
    )


def save_game(compiled: CompiledPlan, recording: Recording) -> Replay:
    """Return a recorded game in the form of a replay file."""
    plan = compiled.plan
    return Replay(
        chapter=compiled.chapter.ident,
        seed=plan.seed,
        bot=plan.bot,
        party=plan.party_of(0),
        end_page=plan.end_page,
        options=dict(plan.options),
        outcome=recording.outcome,
        reason=recording.reason,
        steps=tuple(recording.log),
        start=plan.start,
        edition=compiled.chapter.options.edition,
        differs=compiled.chapter.options.differing(),
    )
