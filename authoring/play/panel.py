"""The panel beside the board: mice, minions and the order of play."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from rich.text import Text

from authoring.play.game_lines import counter_lines, gear_lines, statuses, token_lines
from authoring.play.labels import label
from authoring.play.map import MINION, MOUSE
from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.rulebook.values import life_of

if TYPE_CHECKING:
    from authoring.play.chapter_names import ChapterNames
    from engine.records.game import Game

CHEESE = "◣"
WIDE = 50
"""From this width on the panel tells what the cards of the mouse say."""


def panel_lines(game: Game, names: ChapterNames, face: int, width: int, height: int) -> list[Text]:
    """Describe the mice, the order of play, the minions of a face and its tokens, in as many lines as there are."""
    lines = [_mouse(game, names, mouse) for mouse in range(game.state.mice)]
    lines += [Text(), _order(game), Text()]
    lines += [_minion(game, names, slot) for slot in bits_of(game.state.minions) if game.face_of(slot) == face]
    extra = [*token_lines(game, names, face), *counter_lines(game, names)]
    lines += [Text(line, "#ffd75f") for line in extra]
    if width >= WIDE and 0 <= game.state.current < game.state.mice:
        lines.append(Text())
        for card in gear_lines(game, names, game.state.current):
            lines += [Text(row, "#b8b8c8") for row in wrap(card, width - 2, subsequent_indent="  ")]
    if len(lines) > height:
        lines = [line for line in lines if line.plain]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines[:height]


def _mouse(game: Game, names: ChapterNames, mouse: int) -> Text:
    state = game.state
    text = Text("► " if state.current == mouse else "  ")
    text.append(f"{label(game, mouse)} {names.figure(game, mouse):<14}", f"bold {MOUSE[mouse]}")
    if state.captured >> mouse & 1:
        text.append(names.say("captured"), MINION)
    else:
        text.append(*_hearts(life_of(game, mouse), state.wounds[mouse] + state.poison[mouse]))
    text.append(f" {CHEESE}{state.cheese[mouse]}", "#ffd75f")
    away = [] if game.face_of(mouse) in (-1, game.party_face()) else [names.of("face", _face(game, mouse))]
    more = ", ".join([*statuses(game, names, mouse), *away])
    text.append(f" {more}" if more else "", "#ff8787")
    return text


def _face(game: Game, mouse: int) -> str:
    return game.chapter.board.face_ids[game.face_of(mouse)]


def _hearts(life: int, wounds: int) -> tuple[str, str]:
    left = max(0, life - wounds)
    return "♥" * left + "♡" * (life - left), "#ff5f5f" if left <= 1 else "#ff8787"


def _minion(game: Game, names: ChapterNames, slot: int) -> Text:
    text = Text("  ")
    text.append(f"{label(game, slot):<3}", MINION)
    text.append(f"{names.figure(game, slot).rpartition(' (')[0]} ")
    text.append(*_hearts(life_of(game, slot), game.state.wounds[slot]))
    more = ", ".join(statuses(game, names, slot))
    text.append(f" {more}" if more else "", "#ff8787")
    return text


def _order(game: Game) -> Text:
    """The order of play in labels; who has acted is dim."""
    state, text = game.state, Text("  ")
    for card in state.track:
        ident = game.chapter.minion_ids[game.chapter.card_minion[card - MICE]] if card >= MICE else ""
        name = ident[:1] if ident else label(game, card)
        look = "dim" if state.acted >> card & 1 else f"bold {MOUSE[card]}" if card < MICE else MINION
        text.append(f"[{name}]" if card == state.current else f" {name} ", look)
    return text
