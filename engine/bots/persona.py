"""A bot that plays as a persona: the greedy bot with other weights, and with detours that the greedy bot never makes.

The weights come from content (`kind: persona`). Those in per cent say how much more or less of something than greedy;
the others are steps that the party walks out of its way for something.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.bots.greedy.atlas import Atlas
from engine.bots.greedy.menu import Menu
from engine.bots.greedy.player import STEPS_A_ROUND, GreedyBot
from engine.bots.greedy.roads import NO_WAY, ways_to
from engine.bots.greedy.style import IN_A_HURRY, LATE, NEVER_LATE, SEARCHERS, SLACK, PlayStyle
from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.records.decision import OP_SEARCH, TO_SEARCH

if TYPE_CHECKING:
    from engine.records.game import Game

USUAL: Final = 100
"""The weight in per cent at which a persona does as greedy does."""
MUCH: Final = 200
"""From this weight on, one mouse that can still search keeps the party waiting."""


class PersonaBot(GreedyBot):
    """Plays one mouse, or all of them, by the weights of a persona."""

    def __init__(self, weights: dict[str, Any], seed: int = 0) -> None:
        super().__init__(seed)
        self.searching = int(weights.get("searching", USUAL))
        self.treasure = int(weights.get("treasure", 0))
        self.rooms = int(weights.get("rooms", 0))
        self.fights = int(weights.get("fights", 0))
        self.style = style_of(weights)

    def find_way(self, game: Game, atlas: Atlas, start: int) -> list[int]:
        """The way to something worth a detour, if it is near enough and there is time; else greedy's."""
        usual = super().find_way(game, atlas, start)
        state = game.state
        time = (state.end_page - state.page) * 6 - state.wheel - _nearest(game, usual) // STEPS_A_ROUND
        for steps, spaces in (
            (self.fights, self._spaces_with_minions(game)),
            (self.treasure, self._treasures(game)),
            (self.rooms, self._unseen_rooms(game)),
        ):
            if not steps or not spaces or time < SLACK:
                continue
            way = ways_to(game, atlas, spaces)
            if way[start] < NO_WAY and _nearest(game, way) <= steps:
                return way
        return usual

    def _other_action(self, game: Game, mouse: int, menu: Menu) -> int:
        """As greedy does, but a persona that does not search leaves it, unless a card lies here."""
        if not self.searching and menu.ops >> OP_SEARCH & 1 and not self._lies_here(game, mouse):
            menu = Menu([0, *menu.moves, *(option for option in menu.others if option != TO_SEARCH)], len(menu.moves))
        return super()._other_action(game, mouse, menu)

    def _lies_here(self, game: Game, mouse: int) -> bool:
        """Whether a card of a special search lies where a mouse stands."""
        here, taken = game.state.pos[mouse], game.state.special_taken
        searches = game.chapter.rooms[game.face_of(mouse)].searches
        return any(here in one.spaces and not taken >> one.index & 1 for one in searches)

    def _spaces_with_minions(self, game: Game) -> tuple[int, ...]:
        """The spaces of other faces with minions."""
        state, board = game.state, game.chapter.board
        if not self.fights or not state.minions:
            return ()
        here = game.face_of(state.current) if state.current < MICE else -1
        faces = {board.space_face[state.pos[slot]] for slot in bits_of(state.minions)}
        return _spaces_of(game, sorted(faces - {here})) if here not in faces else ()

    def _treasures(self, game: Game) -> tuple[int, ...]:
        """The spaces of special searches that are left in rooms where the mouse can still search."""
        state, mouse = game.state, game.state.current
        if not self.treasure or mouse >= MICE:
            return ()
        found: set[int] = set()
        for face, room in enumerate(game.chapter.rooms):
            if state.entered >> face & 1 and not state.searched[mouse] >> face & 1:
                for one in room.searches:
                    if not state.special_taken >> one.index & 1:
                        found.update(one.spaces)
        return tuple(sorted(found))

    def _unseen_rooms(self, game: Game) -> tuple[int, ...]:
        """The spaces of faces that nobody has entered."""
        if not self.rooms:
            return ()
        entered = game.state.entered
        return _spaces_of(game, [face for face in range(len(game.chapter.rooms)) if not entered >> face & 1])


def style_of(weights: dict[str, Any]) -> PlayStyle:
    """The style of play that weights ask for."""
    searching, waiting = int(weights.get("searching", USUAL)), int(weights.get("waiting", USUAL))
    return PlayStyle(
        slack=IN_A_HURRY if not searching else min(IN_A_HURRY, SLACK * USUAL // searching),
        late=NEVER_LATE if not waiting else max(1, LATE * USUAL // waiting),
        searchers=1 if searching >= MUCH else SEARCHERS,
        waits=waiting > 0,
        caution=int(weights.get("caution", USUAL)),
    )


def _nearest(game: Game, way: list[int]) -> int:
    """The shortest way of any mouse on the board: so all mice decide alike, and nobody is left behind."""
    state = game.state
    return min((way[pos] for pos in state.pos[: state.mice] if pos >= 0), default=NO_WAY)


def _spaces_of(game: Game, faces: list[int]) -> tuple[int, ...]:
    return tuple(space for face in faces for space in game.chapter.board.face_spaces[face])
