"""Who decides for which mouse, and the choices that were made before: those of a saved game, or before an undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from authoring.play.person import Person
from authoring.playtest.bot_modules import search_current_folder
from engine.playtest.bot_names import NOBODY, Personas, check_bots, maker
from engine.playtest.recording.decision_text import all_words, question_words
from engine.playtest.recording.replay import DECISION, Step
from engine.playtest.usage_error import UsageError

if TYPE_CHECKING:
    from authoring.play.narrator import Narrator
    from engine.records.decision import Decision
    from engine.records.game import Bot, Game

EVERY_OTHER_MOUSE = "all"


class Script:
    """Choices to make again: options by their numbers, or the steps of a saved game."""

    def __init__(self, choices: list[int] | None = None, steps: tuple[Step, ...] = ()) -> None:
        self.choices = choices or []
        self.steps = [step for step in steps if step.what == DECISION]
        self.made = 0

    @property
    def over(self) -> bool:
        """Whether all choices have been made."""
        return self.made >= max(len(self.choices), len(self.steps))

    def next(self, game: Game, decision: Decision) -> int:
        """Return the next choice; raise UsageError if it is not offered."""
        self.made += 1
        if self.choices:
            return self.choices[self.made - 1]
        step = self.steps[self.made - 1]
        words = all_words(game, decision)
        if step.question != question_words(game, decision) or step.text not in words:
            raise UsageError(
                f'the saved game does not fit: choice {self.made}, "{step.question} → {step.text}", is not offered'
            )
        return decision.options[words.index(step.text)]


class Player:
    """Makes the choices of a script; when it is over, a person or a bot decides."""

    def __init__(self, real: Bot, script: Script, narrator: Narrator) -> None:
        self.real, self.script, self.narrator = real, script, narrator

    def choose(self, game: Game, decision: Decision) -> int:
        """Return the next choice."""
        if isinstance(self.real, Person):
            self.narrator.person_asked(game)
        if not self.script.over:
            return self.script.next(game, decision)
        self.narrator.go_live()
        return self.real.choose(game, decision)


def named_bots(words: list[str], heroes: tuple[str, ...], personas: Personas = NOBODY) -> dict[str, str]:
    """Read words `hero=bot`; raise UsageError for a hero or bot that there is not."""
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


def players(
    words: list[str], heroes: tuple[str, ...], person: Person, seed: int, personas: Personas = NOBODY
) -> list[Bot]:
    """One player for each mouse: the person, or the bot that a word names."""
    named = named_bots(words, heroes, personas)
    found: list[Bot] = []
    for number, hero in enumerate(heroes):
        bot = named.get(hero) or named.get(EVERY_OTHER_MOUSE, "")
        found.append(maker(bot, personas)(seed + number) if bot else person)
    return found
