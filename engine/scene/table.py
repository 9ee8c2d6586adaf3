"""The table of a scene: the game, the names in it, and who answers its decisions."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.playtest.recording.decision_text import question_words
from engine.records.choices import Decline, Sell
from engine.records.decision import OP_END, TURN, USE
from engine.scene.names import SceneError

if TYPE_CHECKING:
    from engine.playtest.recording.replay import Recorder
    from engine.records.choices import Choice
    from engine.records.decision import Decision
    from engine.records.game import Game
    from engine.scene.names import Names

Data = dict[str, Any]


class SceneBot:
    """Answers decisions with the choices of a scene, in their order; then with the first option, and uses what it may.

    In a turn's menu it takes the option of the step that is being carried out, else it ends the turn.
    """

    def __init__(self, choices: list[str]) -> None:
        self.choices = choices
        self.taken = 0
        self.menu = OP_END

    def choose(self, game: Game, decision: Decision) -> int:
        """Return the answer of the scene."""
        if decision.kind == TURN:
            picked, self.menu = self.menu, OP_END
            return picked
        if self.taken == len(self.choices):
            return decision.options[-1 if decision.kind == USE else 0]
        wanted = self.choices[self.taken]
        for choice in decision.choices:
            if means(wanted, choice):
                self.taken += 1
                return choice.option
        offered = ", ".join(f'"{choice}"' for choice in decision.choices)
        message = f'"{question_words(game, decision)}" has no option "{wanted}", but {offered}'
        raise SceneError(("choices", self.taken), message)


def means(wanted: str, choice: Choice) -> bool:
    """Whether a scene means an option: by its whole text, its kind (`use`, `decline`) or the name in it."""
    kind = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(choice).__name__).lower()
    if wanted in (str(choice), kind):
        return True
    if isinstance(choice, Decline | Sell):  # they name the same rule or card as the option to use or keep it
        return False
    values = [str(value) for name, value in vars(choice).items() if name != "option"]
    return any(wanted in (value, value.split("/")[-1], value.split("#")[0]) for value in values)


@dataclass
class Table:
    """A scene that is set up."""

    game: Game
    names: Names
    bot: SceneBot
    recorder: Recorder
    hits: list[int] = field(default_factory=list)
    """How often each line of the chapter was reached before the first step."""
