"""Record a game for the viewer: its log, and the position after every step as a difference from the one before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.play import play
from engine.playtest.recording.names import Names, names_of
from engine.playtest.recording.replay import Recorder, Step
from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.records.state import OUTCOMES
from engine.records.trace import figure_name
from engine.rulebook import initiative

if TYPE_CHECKING:
    from engine.playtest.plan import CompiledPlan
    from engine.records.game import Game
    from engine.records.state import State

Picture = dict[str, Any]
Figure = tuple[int, int, int, int, int]
"""Hero or kind of minion, space, wounds, cheese, status."""

CAPTURED: Final = -2
"""The space of a mouse in captivity; -1 is nowhere, as before the first turn."""


@dataclass(frozen=True)
class Recording:
    """A recorded game: its log, its positions, and how it ended.

    `frames[i]` holds what changed with `log[i]`; the first frame holds the whole position.
    """

    log: list[Step]
    frames: list[Picture]
    outcome: str
    reason: str


class PositionRecorder(Recorder):
    """A recorder that also keeps the position after every step."""

    def __init__(self, names: Names | None = None) -> None:
        super().__init__(names)
        self.frames: list[Picture] = []
        self._last: Picture = {"figures": {}}

    def add(self, game: Game, step: Step) -> None:
        """Add a step, and what has changed on the board."""
        super().add(game, step)
        now = _position(game)
        self.frames.append(_in_words(game, changes(self._last, now)))
        self._last = now

    def recording(self, game: Game) -> Recording:
        """Return the recording of a finished game."""
        return Recording(self.log, self.frames, OUTCOMES[game.state.outcome], game.state.reason)


def record_game(compiled: CompiledPlan, index: int) -> Recording:
    """Play a game of a plan again and record it."""
    recorder = PositionRecorder(names_of(compiled.plan.content))
    game = compiled.game(index, recorder)
    play(game)
    return recorder.recording(game)


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
        "up": state.face_up[:],
        "traps": state.traps[:],
        "tokens": [
            [game.chapter.token_ids[token] if token < len(game.chapter.token_ids) else "", space]
            for token, space in zip(state.tokens, state.token_at, strict=True)
        ],
        "figures": {slot: _figure(state, slot) for slot in _shown(state)},
    }


def _shown(state: State) -> list[int]:
    """The slots of the mice and of the minions on the board."""
    pos = state.pos
    return [*range(state.mice), *[slot for slot in range(MICE, len(pos)) if pos[slot] >= 0]]


def _figure(state: State, slot: int) -> Figure:
    hurt = state.wounds[slot] + state.poison[slot]
    if slot >= MICE:
        return (state.kind[slot], state.pos[slot], hurt, 0, state.status[slot])
    space = CAPTURED if state.captured >> slot & 1 else state.pos[slot]
    return (state.party[slot], space, hurt, state.cheese[slot], state.status[slot])


def _in_words(game: Game, picture: Picture) -> Picture:
    """Describe the figures: name, space, wounds, cheese, statuses. A figure that has left the board is None."""
    figures: dict[int, Figure | None] = picture.get("figures", {})
    described = {slot: _describe(game, slot, figure) if figure else None for slot, figure in figures.items()}
    return picture | ({"figures": described} if described else {})


def _describe(game: Game, slot: int, figure: Figure) -> list[Any]:
    _, space, hurt, cheese, status = figure
    return [figure_name(game, slot), space, hurt, cheese, [game.chapter.status_ids[bit] for bit in bits_of(status)]]


def changes(before: Picture, now: Picture) -> Picture:
    """Return what has changed; a figure that has left the board is None."""
    found: Picture = {key: value for key, value in now.items() if key != "figures" and before.get(key) != value}
    was, is_ = before["figures"], now["figures"]
    moved = {slot: value for slot, value in is_.items() if was.get(slot) != value}
    moved |= {slot: None for slot in was if slot not in is_}
    return found | ({"figures": moved} if moved else {})
