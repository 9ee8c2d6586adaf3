"""Record a game for the viewer: its log, and the position after every step as a difference from the one before."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from engine.play import play
from engine.playtest.recording.names import Names, names_of
from engine.playtest.recording.replay import Recorder, Step
from engine.playtest.recording.win_chance import TurnStart, WinCurve, win_curve
from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.records.state import OUTCOMES
from engine.records.trace import figure_name
from engine.rulebook import initiative
from engine.rulebook.inventory import card_name
from engine.rulebook.values import life_of
from engine.rulebook.wounds import card_wounds

if TYPE_CHECKING:
    from engine.playtest.plan import CompiledPlan
    from engine.records.decision import Decision
    from engine.records.game import Game
    from engine.records.state import State

Picture = dict[str, Any]
Figure = tuple[int, int, int, int, int, int]
"""Hero or kind of minion, space, wounds, cheese, status, life."""
Hand = tuple[tuple[int, ...], tuple[int, ...], int]
"""Cards that a mouse wears, cards in its pack, its abilities as bits."""

CAPTURED: Final = -2
"""The space of a mouse in captivity; -1 is nowhere, as before the first turn."""

CHOICE: Final = "choice"
"""What a step shows if it is a choice and no event."""


@dataclass(frozen=True)
class Act:
    """What a step shows: an event with its figures and its space as numbers, -1 where there is none."""

    what: str
    figure: int = -1
    other: int = -1
    space: int = -1
    roll: int = -1
    amount: int = 0


@dataclass(frozen=True)
class Recording:
    """A recorded game: its log, its positions, and how it ended.

    `frames[i]` holds what changed with `log[i]`; the first frame holds the whole position.
    """

    log: list[Step]
    frames: list[Picture]
    outcome: str
    reason: str
    acts: list[Act] = field(default_factory=list)
    """What each step shows."""
    curve: WinCurve = field(default_factory=WinCurve)
    """The chance to win as the game went on; empty unless it was to be worked out."""


class PositionRecorder(Recorder):
    """A recorder that also keeps the position after every step."""

    def __init__(self, names: Names | None = None) -> None:
        super().__init__(names)
        self.frames: list[Picture] = []
        self.acts: list[Act] = []
        self.turns: list[TurnStart] = []
        self._last: Picture = {key: {} for key in PARTS}
        self._act = Act("")

    def note(self, game: Game, what: str, rules: str = "", figure: int = -1, other: int = -1, space: int = -1,
             roll: int = -1, amount: int = 0, text: str = "") -> None:  # fmt: skip
        """Add an event. The start of a turn is remembered with its position."""
        if what == "turn":
            self.turns.append(TurnStart(len(self.log), game.state.copy()))
        self._act = Act(what, figure, other, space, roll, amount)
        super().note(game, what, rules, figure, other, space, roll, amount, text)

    def decided(self, game: Game, one: Decision, answer: int) -> None:
        """Add a choice."""
        self._act = Act(CHOICE, one.who)
        super().decided(game, one, answer)

    def add(self, game: Game, step: Step) -> None:
        """Add a step, and what has changed on the board."""
        super().add(game, step)
        now = _position(game)
        self.frames.append(_in_words(game, changes(self._last, now)))
        self.acts.append(self._act)
        self._last = now

    def recording(self, game: Game, curve: bool = False) -> Recording:
        """Return the recording of a finished game, with its win-chance curve if that is wanted."""
        found = self.curve(game) if curve else WinCurve()
        return Recording(self.log, self.frames, OUTCOMES[game.state.outcome], game.state.reason, self.acts, found)

    def curve(self, game: Game) -> WinCurve:
        """Return the win-chance curve of a finished game."""
        return win_curve(game, self.turns, len(self.log) - 1)


def record_game(compiled: CompiledPlan, index: int, curve: bool = False) -> Recording:
    """Play a game of a plan again and record it."""
    recorder = PositionRecorder(names_of(compiled.plan.content))
    game = compiled.game(index, recorder)
    play(game)
    return recorder.recording(game, curve)


def picture(game: Game) -> Picture:
    """The position as the viewer shows it. Spaces and faces are numbers of the chapter."""
    return _in_words(game, _position(game))


def _position(game: Game) -> Picture:
    """The position with figures as numbers: most figures do not change in a step and need no names."""
    state = game.state
    return {
        "round": state.round,
        "page": state.page,
        "end": state.end_page,
        "wheel": state.wheel,
        "turn": initiative.name(game, state.current) if state.current >= 0 else "",
        "track": [initiative.name(game, card) for card in state.track],
        "acted": [place for place, card in enumerate(state.track) if state.acted >> card & 1],
        "up": state.face_up[:],
        "traps": state.traps[:],
        "stash": [card_name(game, copy) for copy in state.stash],
        "tokens": [
            [game.chapter.token_ids[token] if token < len(game.chapter.token_ids) else "", space]
            for token, space in zip(state.tokens, state.token_at, strict=True)
        ],
        "figures": {slot: _figure(game, slot) for slot in _shown(state)},
        "hands": {mouse: _hand(state, mouse) for mouse in range(state.mice)},
    }


PARTS: Final = ("figures", "hands")
"""The parts of a position that change figure by figure."""


def _shown(state: State) -> list[int]:
    """The slots of the mice and of the minions on the board."""
    pos = state.pos
    return [*range(state.mice), *[slot for slot in range(MICE, len(pos)) if pos[slot] >= 0]]


def _figure(game: Game, slot: int) -> Figure:
    state = game.state
    hurt = state.wounds[slot] + state.poison[slot] + card_wounds(game, slot)
    if slot >= MICE:
        return (state.kind[slot], state.pos[slot], hurt, 0, state.status[slot], 0)
    space = CAPTURED if state.captured >> slot & 1 else state.pos[slot]
    return (state.party[slot], space, hurt, state.cheese[slot], state.status[slot], life_of(game, slot))


def _hand(state: State, mouse: int) -> Hand:
    return (tuple(state.worn[mouse]), tuple(state.pack[mouse]), state.abilities[mouse])


def _in_words(game: Game, picture: Picture) -> Picture:
    """Describe the figures and what mice hold. A figure that has left the board is None."""
    figures: dict[int, Figure | None] = picture.get("figures", {})
    hands: dict[int, Hand] = picture.get("hands", {})
    described = {slot: _describe(game, slot, figure) if figure else None for slot, figure in figures.items()}
    held = {mouse: _describe_hand(game, hand) for mouse, hand in hands.items()}
    return picture | ({"figures": described} if described else {}) | ({"hands": held} if held else {})


def _describe(game: Game, slot: int, figure: Figure) -> list[Any]:
    """Name, space, wounds, cheese, statuses; for a mouse also its life."""
    _, space, hurt, cheese, status, life = figure
    statuses = [game.chapter.status_ids[bit] for bit in bits_of(status)]
    return [figure_name(game, slot), space, hurt, cheese, statuses, *([life] if slot < MICE else [])]


def _describe_hand(game: Game, hand: Hand) -> list[list[str]]:
    """What a mouse wears, what is in its pack, and its abilities."""
    worn, pack, abilities = hand
    known = [game.chapter.ability_ids[bit] for bit in bits_of(abilities)]
    return [[card_name(game, copy) for copy in worn], [card_name(game, copy) for copy in pack], known]


def changes(before: Picture, now: Picture) -> Picture:
    """Return what has changed; a figure that has left the board is None."""
    found: Picture = {key: value for key, value in now.items() if key not in PARTS and before.get(key) != value}
    for part in PARTS:
        was, is_ = before[part], now[part]
        moved = {slot: value for slot, value in is_.items() if was.get(slot) != value}
        moved |= {slot: None for slot in was if slot not in is_}
        if moved:
            found[part] = moved
    return found
