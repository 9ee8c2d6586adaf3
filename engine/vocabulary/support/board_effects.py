"""Changing counters, tokens, links and exits by rules."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from engine.records.chapter import MICE
from engine.rulebook import crawling
from engine.runtime.codes import COUNTER_CHANGED, TOKEN_PLACED, TOKEN_REMOVED
from engine.runtime.dispatch import fire

if TYPE_CHECKING:
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def set_counter(game: Game, index: int, value: int) -> None:
    """Set a counter, to at least 0 and at most its maximum."""
    state = game.state
    value = min(max(value, 0), game.chapter.counter_max[index])
    if value == state.counters[index]:
        return
    state.counters[index] = value
    game.note("counter", "CH-2", text=game.chapter.counter_ids[index], amount=value)
    if state.active[COUNTER_CHANGED]:
        fire(game, COUNTER_CHANGED, card=index, amount=value)


def count_of_figure(game: Game, figure: int, index: int) -> int:
    """The value of a figure's own counter."""
    return game.state.figure_counters[figure * len(game.chapter.figure_counter_ids) + index]


def set_figure_counter(game: Game, figure: int, index: int, value: int) -> None:
    """Set a counter of a figure, to at least 0 and at most its maximum. A figure in the box has none."""
    state, chapter = game.state, game.chapter
    value = min(max(value, 0), chapter.figure_counter_max[index])
    exists = figure < state.mice if figure < MICE else state.kind[figure] >= 0
    if not exists or value == count_of_figure(game, figure, index):
        return
    state.figure_counters[figure * len(chapter.figure_counter_ids) + index] = value
    game.note("figure-counter", "CH-2", figure=figure, text=chapter.figure_counter_ids[index], amount=value)
    if state.active[COUNTER_CHANGED]:
        fire(game, COUNTER_CHANGED, figure=figure, card=len(chapter.counter_ids) + index, amount=value)


def put_token(game: Game, token: int, space: int) -> None:
    """Put a token on a space. That of a party item lies on a face that is up, while its card is in the stash."""
    state = game.state
    if token in game.chapter.search_token and not _item_can_lie(game, token, space):
        return
    state.tokens.append(token)
    state.token_at.append(space)
    game.note("token-placed", "PARTY-3", space=space, text=game.chapter.token_ids[token])
    if state.active[TOKEN_PLACED]:
        fire(game, TOKEN_PLACED, card=token, space=space)


def _item_can_lie(game: Game, token: int, space: int) -> bool:
    state, chapter = game.state, game.chapter
    held = [chapter.search_token[chapter.copies[copy]] for copy in state.stash]
    return token in held and chapter.board.space_face[space] in state.face_up


def take_token(game: Game, token: int, space: int) -> None:
    """Take a token from a space."""
    state = game.state
    for index in range(len(state.tokens)):
        if state.tokens[index] == token and state.token_at[index] == space:
            state.tokens.pop(index)
            state.token_at.pop(index)
            game.note("token-removed", "PARTY-3", space=space, text=game.chapter.token_ids[token])
            if state.active[TOKEN_REMOVED]:
                fire(game, TOKEN_REMOVED, card=token, space=space)
            return


def exit_bits(b: Builder, face_id: str, edge: str) -> int:
    """The exits of a face on an edge with their partners, as a mask: a closed door is closed from both sides."""
    board = b.chapter.board
    face = b.face_number(face_id)
    bits = 0
    for index in board.face_exits[face]:
        if board.exit_edge[index].startswith(edge + "@"):
            bits |= 1 << index
            if board.exit_to[index] >= 0:
                bits |= 1 << board.exit_to[index]
    if not bits:
        raise b.fail(f'face "{face_id}" has no exit on edge {edge}')
    return bits


def link(
    game: Game, ones: list[int], others: list[int], movement_only: bool = False, sides: tuple[str, ...] = ("mice",)
) -> None:
    """Make spaces adjacent for mice, minions or both, or for movement alone, even where a line was closed (PARTY-3)."""
    if "minions" in sides:
        for here, there in product(ones, others):
            crawling.join(game, here, there, movement_only)
    if "mice" in sides:
        _link_for_mice(game, ones, others, movement_only)


def _link_for_mice(game: Game, ones: list[int], others: list[int], movement_only: bool) -> None:
    state, faces = game.state, game.chapter.board.space_face
    for here in ones:
        for there in others:
            if here == there or faces[here] != faces[there]:  # only an exit leads to another face
                continue
            state.closed = _without(state.closed, here, there)
            state.bridges = [*_without(state.bridges, here, there), here, there]
            state.threads = _without(state.threads, here, there)
            if movement_only:
                state.threads += [here, there]


def unlink(
    game: Game,
    ones: list[int],
    others: list[int] | None,
    links_only: bool = False,
    sides: tuple[str, ...] = ("mice",),
) -> None:
    """Remove the links of some spaces; with two groups, also close the lines between spaces that touch."""
    for here in ones if "minions" in sides else ():
        if others is None:
            crawling.part_from_all(game, here)
        for there in others or ():
            crawling.part(game, here, there, links_only)
    if "mice" in sides:
        _unlink_for_mice(game, ones, others, links_only)


def _unlink_for_mice(game: Game, ones: list[int], others: list[int] | None, links_only: bool) -> None:
    state = game.state
    if others is None:
        bridges = state.bridges
        for i in range(0, len(bridges), 2):
            if bridges[i] in ones or bridges[i + 1] in ones:
                state.bridges = _without(state.bridges, bridges[i], bridges[i + 1])
                state.threads = _without(state.threads, bridges[i], bridges[i + 1])
        return
    for here in ones:
        for there in others:
            state.bridges = _without(state.bridges, here, there)
            state.threads = _without(state.threads, here, there)
            if not links_only and there in game.chapter.board.near_mouse[here]:
                state.closed = [*_without(state.closed, here, there), here, there]


def _without(pairs: list[int], here: int, there: int) -> list[int]:
    """A list of pairs without the pairs of two spaces, in either order."""
    kept: list[int] = []
    for i in range(0, len(pairs), 2):
        if (pairs[i], pairs[i + 1]) not in ((here, there), (there, here)):
            kept += pairs[i : i + 2]
    return kept
