"""A game at the terminal: who plays which mouse, the game and its end, choices taken back, the saved game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from authoring.play.chapter_names import ChapterNames
from authoring.play.commands import objective_lines
from authoring.play.narrator import Narrator
from authoring.play.person import Person, QuitError, UndoError
from authoring.play.players import Player, Script, players
from authoring.playtest.replay_file import Replay
from authoring.store.keys import content_hash
from engine.bots import BOTS
from engine.playtest.bot_names import maker
from engine.playtest.crash import crash_words
from engine.playtest.recording.names import names_of
from engine.playtest.usage_error import UsageError
from engine.records.state import LOST, OUTCOMES, WON
from engine.solve.luck import SeeingBot, Seen, play_with_luck

if TYPE_CHECKING:
    from authoring.play.person import Save
    from authoring.play.view import View
    from engine.playtest import CompiledPlan
    from engine.records.game import Bot, Game

__all__ = ["PlaySession", "QuitError"]


class PlaySession:
    """One game that a person plays, with bots for some of the mice.

    `start` is a game whose choices are made first, such as a saved one; from then on the players decide.
    """

    def __init__(
        self,
        compiled: CompiledPlan,
        names: ChapterNames,
        view: View,
        bot_words: list[str],
        save: Save,
        start: Replay | None = None,
    ) -> None:
        self.compiled, self.names, self.view = compiled, names, view
        self.bot_words = bot_words
        self.start = start
        plan = compiled.plan
        self.person = Person(names, view, maker("greedy")(plan.seed), save)
        self.players = players(bot_words, plan.party_of(0), self.person, plan.seed, plan.content.personas)
        self.narrator = self._narrator(silent=start is not None)
        self.game: Game | None = None

    def play(self) -> None:
        """Play the game and show its end; raise QuitError if the person leaves, UsageError if a bot fails."""
        script = Script(steps=self.start.steps if self.start else ())
        if self.start is None:
            self._read_opening()
        while True:
            try:
                self._play(script)
                break
            except UndoError as undo:
                script = Script(self.narrator.choices[: undo.keep])
                self.narrator = self._narrator(silent=True)
        self._read_end()

    def saved_game(self) -> Replay:
        """The game as far as it was played, in the form of a replay file."""
        plan, state = self.compiled.plan, self.game.state if self.game else None
        over = state is not None and state.outcome
        return Replay(
            chapter=self.compiled.chapter.ident,
            seed=plan.seed,
            bot="person",
            party=plan.party_of(0),
            end_page=plan.end_page,
            options=dict(plan.options),
            outcome=OUTCOMES[state.outcome] if state and over else "",
            reason=state.reason if state and over else "",
            steps=tuple(self.narrator.log),
            start=plan.start,
            edition=self.compiled.chapter.options.edition,
            differs=self.compiled.chapter.options.differing(),
            luck=self.start.luck if self.start else (),
            content=content_hash(plan.content),
            players=tuple(self.bot_words),
        )

    def _narrator(self, silent: bool) -> Narrator:
        persons = frozenset(number for number, one in enumerate(self.players) if isinstance(one, Person))
        narrator = Narrator(names_of(self.compiled.plan.content), self.names, self.view, persons)
        narrator.silent = silent
        self.person.narrator = narrator
        return narrator

    def _play(self, script: Script) -> None:
        seen = Seen()
        bots: list[Bot] = [SeeingBot(Player(one, script, self.narrator), seen) for one in self.players]
        try:
            self.game = self.compiled.game(0, self.narrator, bots=bots)
            play_with_luck(self.game, self.start.luck if self.start else (), seen)
        except (QuitError, UndoError, UsageError, OSError):
            raise
        except (EOFError, KeyboardInterrupt):  # while a story is read, or while others have their turns
            raise QuitError from None
        except (Exception, SystemExit) as error:
            raise UsageError(
                f"the game crashed: {crash_words(error)}; the fault is in a bot, or in Tailwright"
            ) from error

    def _read_opening(self) -> None:
        content = self.compiled.plan.content
        try:
            self.view.read(self.names.text(content.chapter.get("title")), objective_lines(self.names))
        except (EOFError, KeyboardInterrupt):
            raise QuitError from None

    def _read_end(self) -> None:
        """Show how the game has ended, with the story of its end."""
        assert self.game is not None
        state, names = self.game.state, self.names
        self.narrator.go_live()
        key = {WON: "you-won", LOST: "you-lost"}.get(state.outcome, "game-stalled")
        known = f"end-{state.reason}" if state.reason in ("time", "all captured", "victory") else ""
        story = self.compiled.plan.content.chapter.get("story") or {}
        told = [story.get("victory"), story.get("continues")] if state.outcome == WON else [story.get("defeat")]
        lines = [names.say(known) if known else state.reason, *[names.text(text) for text in told if text]]
        try:
            self.view.read(names.say(key), lines)
        except (EOFError, KeyboardInterrupt):
            return


def check_saved_game(saved: Replay, compiled: CompiledPlan) -> None:
    """Raise UsageError if a saved game belongs to another chapter, or the chapter has changed since."""
    ident = compiled.chapter.ident
    if saved.chapter != ident:
        raise UsageError(f'the saved game is one of chapter "{saved.chapter}", not of "{ident}"')
    if saved.content and saved.content != content_hash(compiled.plan.content):
        raise UsageError(
            f'chapter "{ident}" or a card in it has changed since the game was saved, so the game cannot go on; '
            "undo the change, or start a new game"
        )


def saved_bots(saved: Replay) -> list[str]:
    """The bots of a saved game; raise UsageError if it names one that is not bundled: a file must not name code."""
    for word in saved.players:
        if word.partition("=")[2] not in BOTS:
            raise UsageError(f'the saved game names the bot "{word}"; if you trust it, hand it over with --bot-for')
    return list(saved.players)
