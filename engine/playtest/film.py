"""A recorder that also keeps the position after every step, as differences from the one before: what a viewer shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.chapter import MICE
from engine.play import play
from engine.playtest.replay import Recorder, Step
from engine.rulebook import initiative
from engine.state import OUTCOMES
from engine.trace import figure_name

if TYPE_CHECKING:
    from engine.game import Game
    from engine.playtest.plan import Table

Picture = dict[str, Any]

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
        now = picture(game)
        self.frames.append(changes(self._last, now))
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
        "figures": {slot: _figure(game, slot) for slot in range(len(state.pos)) if _shown(game, slot)},
    }


def _shown(game: Game, slot: int) -> bool:
    return slot < game.state.mice or (slot >= MICE and game.state.pos[slot] >= 0)


def _figure(game: Game, slot: int) -> list[Any]:
    """Name, space, wounds, cheese, effects."""
    state, chapter = game.state, game.chapter
    effects = [name for bit, name in enumerate(chapter.status_ids) if state.status[slot] >> bit & 1]
    cheese = state.cheese[slot] if slot < MICE else 0
    captured = slot < MICE and state.captured >> slot & 1
    space = CAPTURED if captured else state.pos[slot]
    return [figure_name(game, slot), space, state.wounds[slot] + state.poison[slot], cheese, effects]


def changes(before: Picture, now: Picture) -> Picture:
    """What is different now; figures that are gone are None."""
    found: Picture = {key: value for key, value in now.items() if key != "figures" and before.get(key) != value}
    was, is_ = before["figures"], now["figures"]
    moved = {slot: value for slot, value in is_.items() if was.get(slot) != value}
    moved |= {slot: None for slot in was if slot not in is_}
    return found | ({"figures": moved} if moved else {})
