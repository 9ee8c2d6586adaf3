"""Things on the table that rules change: counters, tokens, links, exits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.language.codes import COUNTER_CHANGED, TOKEN_PLACED, TOKEN_REMOVED
from engine.language.dispatch import fire

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder


def set_counter(game: Game, index: int, value: int) -> None:
    """Give a counter a value, within 0 and its greatest."""
    state = game.state
    value = min(max(value, 0), game.chapter.counter_max[index])
    if value == state.counters[index]:
        return
    state.counters[index] = value
    game.note("counter", "CH-2", text=game.chapter.counter_ids[index], amount=value)
    if state.active[COUNTER_CHANGED]:
        fire(game, COUNTER_CHANGED, card=index, amount=value)


def put_token(game: Game, token: int, space: int) -> None:
    """Lay a token on a space."""
    state = game.state
    state.tokens.append(token)
    state.token_at.append(space)
    game.note("token-placed", "PARTY-3", space=space, text=game.chapter.token_ids[token])
    if state.active[TOKEN_PLACED]:
        fire(game, TOKEN_PLACED, card=token, space=space)


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
    """The exits of a face on an edge, as a mask."""
    board = b.chapter.board
    face = b.face_number(face_id)
    bits = sum(1 << index for index in board.face_exits[face] if board.exit_edge[index].startswith(edge + "@"))
    if not bits:
        raise b.fail(f'face "{face_id}" has no exit on edge {edge}')
    return bits


def unlink(game: Game, ones: list[int], others: list[int] | None, links_only: bool = False) -> None:
    """Undo links of some spaces; where two sides are named, spaces that touch are closed to each other as well."""
    state = game.state
    bridges = state.bridges
    kept: list[int] = []
    for i in range(0, len(bridges), 2):
        pair = (bridges[i], bridges[i + 1])
        gone = any(
            here in ones and (others is None or there in others) for here, there in (pair, (pair[1], pair[0]))
        )
        if not gone:
            kept += pair
    state.bridges = kept
    for here in [] if links_only else ones:
        for there in others or []:
            if there in game.chapter.board.near_mouse[here]:
                state.closed += [here, there]
