"""With which value a condition did not hold, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.vocabulary import registry

if TYPE_CHECKING:
    from engine.compile.watch import Part
    from engine.records.context import Context
    from engine.records.game import Game

PLACES: Final = ("at:", "at-least-near", "near:", "on-face:", "sees:", "in-reach:", "adjacent")
"""What a condition about a place has in its text."""
OF_TABLES: Final = ("status", "token", "counter", "achievement")


def value_of(game: Game, ctx: Context, part: Part) -> str:
    """What a condition that has just been tested asked about; empty where there is nothing to show."""
    if part.about in ("figure", "other", "owner", "it"):
        return _figure(game, getattr(ctx, part.about), _asks_place(part))
    if part.about == "group":
        return ", ".join(sorted({_figure(game, one, False) for one in bits_of(ctx.group)})) or "nobody"
    if part.seen:
        return str(part.seen[-1])
    if part.about == "space":
        return game.chapter.board.name(ctx.space) if ctx.space >= 0 else "no space"
    if part.about in ("amount", "roll", "paid"):
        return str(getattr(ctx, part.about))
    if part.about == "card":
        return _thing(game, ctx.card, part.word)
    word = registry.CONDITIONS.get(part.word)
    if word is not None and word.figure:
        figure = ctx.figure if ctx.figure >= 0 else ctx.owner
        return _figure(game, figure, _asks_place(part))
    return ""


def _asks_place(part: Part) -> bool:
    return any(word in part.text for word in PLACES)


def _figure(game: Game, figure: int, placed: bool) -> str:
    """A figure by its kind, with its space if that matters."""
    if figure < 0:
        return "nobody"
    state, chapter = game.state, game.chapter
    if figure < MICE:
        name = chapter.hero_ids[state.party[figure]] if figure < len(state.party) else "nobody"
    else:
        name = chapter.minion_ids[state.kind[figure]] if state.kind[figure] >= 0 else "a minion"
    if not placed:
        return name
    pos = state.pos[figure]
    return f"{name} on {chapter.board.name(pos)}" if pos >= 0 else f"{name} off the board"


def _thing(game: Game, number: int, role: str) -> str:
    chapter = game.chapter
    if number < 0:
        return "none"
    tables = {
        "status": chapter.status_ids,
        "token": chapter.token_ids,
        "achievement": chapter.achievement_ids,
        "counter": [*chapter.counter_ids, *chapter.figure_counter_ids],
    }
    table = tables.get(role, chapter.search_ids)
    return table[number] if number < len(table) else str(number)
