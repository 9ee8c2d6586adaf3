"""A recorder that also keeps the position after every step, as differences from the one before: what a viewer shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.play import play
from engine.playtest.recording.replay import Recorder, Step
from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.records.state import OUTCOMES
from engine.records.trace import figure_name
from engine.rulebook import initiative

if TYPE_CHECKING:
    from engine.playtest.plan import Table
    from engine.records.game import Game
    from engine.records.state import State

Picture = dict[str, Any]
Figure = tuple[int, int, int, int, int]
"""Hero or kind of minion, space, wounds, cheese, status."""

CAPTURED: Final = -2
"""The space of a mouse in captivity; -1 is nowhere, as before the first turn."""


class Film(Recorder):
    """Steps with positions. `frames[i]` holds what changed with `log[i]`; the first frame holds everything."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[Picture] = []
        self._last: Picture = {"figures": {}}

    def add(self, game: Game, step: Step) -> None:
        """Add a step with what has changed on the table."""
        super().add(game, step)
        now = _table(game)
        self.frames.append(_filter_test(game, changes(self._last, now)))
        self._last = now


def film_game(table: Table, index: int) -> tuple[Film, str, str]:
    """Play a game of a plan once more, in front of a camera: the film, how it ended, and why."""
    film = Film()
    game = table.game(index, film)
    play(game)
    film.events.clear()  # the log tells them, and a film may have to travel
    return film, OUTCOMES[game.state.outcome], game.state.reason


def picture(game: Game) -> Picture:
    """The table as a viewer shows it. Spaces and faces are the chapter's numbers."""
    return _filter_test(game, _table(game))


def _table(game: Game) -> Picture:
    """The same with figures in numbers: most stay as they are from step to step, and need no words."""
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
    """The slots of the mice, and of the minions on the board."""
    pos = state.pos
    return [*range(state.mice), *[slot for slot in range(MICE, len(pos)) if pos[slot] >= 0]]


def _figure(state: State, slot: int) -> Figure:
    hurt = state.wounds[slot] + state.poison[slot]
    if slot >= MICE:
        return (state.kind[slot], state.pos[slot], hurt, 0, state.status[slot])
    space = CAPTURED if state.captured >> slot & 1 else state.pos[slot]
    return (state.party[slot], space, hurt, state.cheese[slot], state.status[slot])


def _filter_test(game: Game, found: Picture) -> Picture:
    """A picture with its figures in words: name, space, wounds, cheese, effects. One that is gone stays None."""
    figures: dict[int, Figure | None] = found.get("figures", {})
    told = {slot: _in_words(game, slot, figure) if figure else None for slot, figure in figures.items()}
    return found | ({"figures": told} if told else {})


def _in_words(game: Game, slot: int, figure: Figure) -> list[Any]:
    _, space, hurt, cheese, status = figure
    return [figure_name(game, slot), space, hurt, cheese, [game.chapter.status_ids[bit] for bit in bits_of(status)]]


def changes(before: Picture, now: Picture) -> Picture:
    """What is different now; figures that are gone are None."""
    found: Picture = {key: value for key, value in now.items() if key != "figures" and before.get(key) != value}
    was, is_ = before["figures"], now["figures"]
    moved = {slot: value for slot, value in is_.items() if was.get(slot) != value}
    moved |= {slot: None for slot in was if slot not in is_}
    return found | ({"figures": moved} if moved else {})
