"""A game at the terminal: who plays which mouse, the game, its end, and the saved game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from authoring.play.game_lines import game_lines
from authoring.play.person import Ask, Person, QuitError, Tell
from authoring.playtest.bot_modules import search_current_folder
from authoring.playtest.replay_file import Replay
from engine.playtest import CompiledPlan
from engine.playtest.bot_names import Personas, check_bots, maker
from engine.playtest.crash import crash_words
from engine.playtest.recording.decision_text import all_words
from engine.playtest.recording.names import names_of
from engine.playtest.recording.replay import Recorder
from engine.playtest.usage_error import UsageError
from engine.records.state import OUTCOMES
from engine.solve.luck import SeeingBot, Seen, play_with_luck

if TYPE_CHECKING:
    from engine.records.decision import Decision
    from engine.records.game import Bot, Game

__all__ = ["PlaySession", "QuitError"]
EVERY_OTHER_MOUSE = "all"


class PlaySession:
    """One game that a person plays, with bots for some of the mice.

    `start` is a game whose choices are made first, such as one that comes to a line; then the players decide.
    """

    def __init__(
        self, compiled: CompiledPlan, bot_words: list[str], tell: Tell, ask: Ask, start: Replay | None = None
    ) -> None:
        self.compiled = compiled
        self.start = start
        self.recorder = Recorder(names_of(compiled.plan.content))
        self.tell = tell
        self.person = Person(self.recorder, tell, ask, maker("greedy")(compiled.plan.seed))
        self.bots = self._bots(bot_words)

    def play(self) -> None:
        """Play the game and show its end; raise QuitError if the person leaves, UsageError if a bot fails."""
        try:
            seen, luck = Seen(), self.start.luck if self.start else ()
            first = [step.text for step in self.start.steps] if self.start else []
            bots: list[Bot] = [SeeingBot(_FirstChoices(first, bot, self.person), seen) for bot in self.bots]
            game = self.compiled.game(0, self.recorder, bots=bots)
            play_with_luck(game, luck, seen)
        except (QuitError, OSError):
            raise
        except (Exception, SystemExit) as error:
            raise UsageError(
                f"the game crashed: {crash_words(error)}; the fault is in a bot, or in Tailwright"
            ) from error
        self.person.catch_up()
        for line in game_lines(game):
            self.tell(line)
        self.tell(f"{OUTCOMES[game.state.outcome]}: {game.state.reason}")

    def saved_game(self) -> Replay:
        """The game as far as it was played, in the form of a replay file."""
        plan = self.compiled.plan
        return Replay(
            chapter=self.compiled.chapter.ident,
            seed=plan.seed,
            bot="person",
            party=plan.party_of(0),
            end_page=plan.end_page,
            options=dict(plan.options),
            steps=tuple(self.recorder.log),
            start=plan.start,
            luck=self.start.luck if self.start else (),
        )

    def _bots(self, words: list[str]) -> list[Bot]:
        """One player for each mouse: the person, or the bot that a word `hero=bot` names."""
        plan = self.compiled.plan
        personas = plan.content.personas
        named = _named_bots(words, plan.party_of(0), personas)
        players: list[Bot] = []
        for number, hero in enumerate(plan.party_of(0)):
            bot = named.get(hero) or named.get(EVERY_OTHER_MOUSE, "")
            players.append(maker(bot, personas)(plan.seed + number) if bot else self.person)
        return players


class _FirstChoices:
    """Makes choices in words, which all players share; after the last one the player decides."""

    def __init__(self, left: list[str], player: Bot, person: Person) -> None:
        self.left, self.player, self.person = left, player, person

    def choose(self, game: Game, decision: Decision) -> int:
        """The next choice, or that of the player."""
        words = all_words(game, decision) if self.left else []
        if self.left and self.left[0] in words:
            self.person.lines_shown = len(self.person.recorder.log)
            return decision.options[words.index(self.left.pop(0))]
        self.left.clear()
        return self.player.choose(game, decision)


def _named_bots(words: list[str], heroes: tuple[str, ...], personas: Personas) -> dict[str, str]:
    named: dict[str, str] = {}
    for word in words:
        hero, _, bot = word.partition("=")
        if hero not in (*heroes, EVERY_OTHER_MOUSE) or not bot:
            known = ", ".join((*heroes, EVERY_OTHER_MOUSE))
            raise UsageError(f'cannot hand "{word}" to a bot; write hero=bot with one of: {known}')
        named[hero] = bot
        search_current_folder(bot)
        check_bots(bot, 1, personas)
    return named
