"""The figure, space and face a rule refers to when it names none; and choices of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records import decision
from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.rulebook.adjacency import spaces_near
from engine.rulebook.initiative import rank
from engine.rulebook.minion_ways import distance
from engine.rulebook.values import card_of

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.game import Game


OFF_TRACK: Final = 99
"""The `rank` of a card that is not on the track."""


def anchor(ctx: Context) -> int:
    """The figure a rule starts from: its owner, else the event's first figure."""
    return ctx.owner if ctx.owner >= 0 else ctx.figure


def place_here(game: Game, ctx: Context) -> int:
    """The space of the figure a rule starts from; -1 where there is none."""
    figure = ctx.owner if ctx.owner >= 0 else ctx.figure
    return game.state.pos[figure] if figure >= 0 else -1


def type_of(game: Game, figure: int) -> int:
    """The minion type of a figure; -1 for mice, for no figure, and for figures that are back in the box."""
    return game.state.kind[figure] if figure >= MICE else -1


def rank_of(game: Game, figure: int) -> int:
    """The place of a figure's card on the initiative track; OFF_TRACK when it is not there."""
    if figure < 0 or (figure >= MICE and game.state.kind[figure] < 0):
        return OFF_TRACK
    return rank(game, card_of(game, figure))


def face_here(game: Game, ctx: Context, own_face: int) -> int:
    """The face a rule refers to: its room, the face of the event, or that of the figure it starts from."""
    if own_face >= 0:
        return own_face
    if ctx.face >= 0:
        return ctx.face
    pos = place_here(game, ctx)
    if pos < 0:
        pos = ctx.space
    return game.chapter.board.space_face[pos] if pos >= 0 else game.party_face()


def mice_on(game: Game, face: int) -> int:
    """The mice on a face (-1: on the board), as a mask."""
    mice_on = game.state.mice_on
    if face >= 0:
        return mice_on[face]
    found = 0
    for mice in mice_on:
        found |= mice
    return found


def minions_on(game: Game, face: int) -> int:
    """The minions on a face, as a mask."""
    return game.state.minions_on[face] if face >= 0 else 0


def near_mask(game: Game, pos: int, figures_at_space: list[int]) -> int:
    """The figures of one side on a space and on adjacent spaces."""
    if pos < 0:
        return 0
    found = figures_at_space[pos]
    for space in spaces_near(game, pos):
        found |= figures_at_space[space]
    return found


def closest(game: Game, figure: int, among: int) -> int:
    """The figure closest to another on its face; in a tie, the highest on the track; as a mask."""
    state = game.state
    if figure < 0 or state.pos[figure] < 0:
        return 0
    face = game.face_of(figure)
    slots = [slot for slot in bits_of(among & ~(1 << figure)) if state.pos[slot] >= 0 and game.face_of(slot) == face]
    if not slots:
        return 0
    here = state.pos[figure]
    best = min(slots, key=lambda slot: (distance(game, here, state.pos[slot]), rank(game, card_of(game, slot))))
    return 1 << best


def chooser(game: Game, ctx: Context) -> int:
    """The mouse whose player decides: the owner, else the mouse of the event, else -1 (all players together)."""
    for figure in (ctx.owner, ctx.figure):
        if 0 <= figure < game.state.mice:
            return figure
    return -1


def choose_some(game: Game, ctx: Context, among: int, count: int, fewer: bool) -> int:
    """Let the players choose figures, one by one."""
    picked = 0
    for _ in range(count):
        options = list(bits_of(among & ~picked))
        if not options:
            break
        if fewer:
            options.append(decision.DONE)
        slot = game.choose(decision.FIGURE, chooser(game, ctx), options, ctx.rule.index if ctx.rule else -1)
        if slot == decision.DONE:
            break
        picked |= 1 << slot
    return picked


def choose_space(game: Game, ctx: Context, spaces: list[int]) -> list[int]:
    """Let the players choose a space."""
    if not spaces:
        return []
    return [game.choose(decision.SPACE, chooser(game, ctx), sorted(spaces), ctx.rule.index if ctx.rule else -1)]
