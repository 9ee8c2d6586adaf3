"""What a person can type besides the options: help, a hint, what the cards say, the other tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from authoring.play.event_lines import DICE
from authoring.play.game_lines import clock_line, counter_lines, gear_lines, kinds_of_minions, order_line, room_lines
from authoring.play.map import ENTRY, FLIP, TOKEN, TRAP
from authoring.wording.languages import labelled

if TYPE_CHECKING:
    from authoring.play.chapter_names import ChapterNames
    from engine.records.game import Game

KEYS: Final = {
    "?": "cmd-help", "h": "cmd-hint", "u": "cmd-undo", "i": "cmd-info", "m": "cmd-map", "j": "cmd-journal",
    "o": "cmd-objective", "k": "cmd-bot", "w": "cmd-save", "q": "cmd-quit",
}  # fmt: skip
"""The key of every command. No kind of option of a turn has one of them."""
SIGNS: Final = (
    ("A a1", "sign-figures"), ("►", "sign-way-out"), (TRAP, "mousetrap"), (FLIP, "flip-space"),
    (TOKEN, "sign-token"), (ENTRY, "minions enter"), ("░ █", "wall"), ("━", "red line"), ("─", "yellow line"),
)  # fmt: skip
FACES: Final = (("◣", "die-cheese"), ("†", "die-sword"), ("◆", "die-shield"), ("➶", "die-bow"), ("★", "die-star"))


def help_lines(names: ChapterNames) -> list[str]:
    """Describe the keys, the signs of the map and those of the dice."""
    signs = ", ".join(f"{sign} {names.say(key)}" for sign, key in SIGNS)
    dice = f"{' '.join(DICE.values())}: " + ", ".join(f"{sign} {names.say(key)}" for sign, key in FACES)
    keys = [f"{key}  {names.say(words)}" for key, words in KEYS.items()]
    return [names.say("menu-help"), *keys, labelled(names.say("signs"), signs, names.language), dice]


def objective_lines(names: ChapterNames) -> list[str]:
    """The story so far, the objective, and how the chapter is won and lost."""
    chapter = names.content.chapter
    story = names.text((chapter.get("story") or {}).get("opening"))
    lines = [story] if story else []
    for key, text in (("objective", "objective"), ("victory", "victory-text"), ("defeat", "defeat-text")):
        if chapter.get(text):
            lines.append(labelled(names.say(key), names.text(chapter[text]), names.language))
    return lines


def info_lines(game: Game, names: ChapterNames, mouse: int) -> list[str]:
    """Describe the cards of a mouse, then the minions on the board."""
    return [names.figure(game, mouse), *gear_lines(game, names, mouse), *kinds_of_minions(game, names)]


def table_lines(game: Game, names: ChapterNames) -> list[str]:
    """Describe everything that lies on the table."""
    state, board = game.state, game.chapter.board
    lines = [clock_line(game, names), order_line(game, names), *counter_lines(game, names)]
    for face in state.face_up:
        if board.face_spaces[face]:
            lines += ["", *room_lines(game, names, face)]
    if state.stash:
        stash = ", ".join(names.card(copy) for copy in state.stash)
        lines += ["", labelled(names.say("party-stash"), stash, names.language)]
    return lines
