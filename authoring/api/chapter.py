"""Chapters: opening them and starting games of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from authoring.api.bots import bot_name
from authoring.api.game import Game
from authoring.drawing.board.face import wording
from authoring.playtest.make_plan import Wish, table_for
from authoring.playtest.open_chapter import find_playable

if TYPE_CHECKING:
    from authoring.playtest.open_chapter import Opened
    from engine.playtest import Table
    from engine.records.game import Bot


class Chapter:
    """A chapter with the tiles, cards and figures it is played with. `load` makes one."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened

    @property
    def id(self) -> str:
        """The id of the chapter."""
        return self.opened.entry.id

    @property
    def title(self) -> str:
        """The English title."""
        return wording(self.opened.entry.data.get("title"))

    @property
    def file(self) -> Path:
        """The file that holds the chapter."""
        return self.opened.entry.file.real

    def new_game(
        self,
        party: Sequence[str] = (),
        seed: int = 0,
        *,
        mice: int = 0,
        options: Mapping[str, object] | None = None,
        end_page: int = 0,
        start: str = "",
    ) -> Game:
        """Make a game. Without a party, the first that the chapter allows plays.

        `options` are rule options, `end_page` is the page of the end marker, and `start` is the face to start on.
        """
        return Game(self, compiled(self, play_options("random", party, seed, mice, options, end_page, start)))

    def __repr__(self) -> str:
        return f"<Chapter {self.id}: {self.title!r}>"


def load(target: str | Path) -> Chapter:
    """Open a chapter by its id, its file, or the folder it is in. `lint` says what is wrong with it."""
    return Chapter(find_playable(str(target), ("chapter",)))


def play_options(
    bot: str | type[Bot],
    party: Sequence[str] = (),
    seed: int = 0,
    mice: int = 0,
    options: Mapping[str, object] | None = None,
    end_page: int = 0,
    start: str = "",
) -> Wish:
    """The arguments of a function of the API as the options of a playtest."""
    heroes = party if isinstance(party, str) else ",".join(party)
    words = [f"{name}={str(value).lower()}" for name, value in (options or {}).items()]
    return Wish(bot_name(bot), heroes, mice, seed, words, end_page, start=start)


def compiled(chapter: Chapter, options: Wish) -> Table:
    """A chapter compiled for the engine, with the plan of its games. Raises ContentErrors where lint finds errors."""
    chapter.opened.check()
    return table_for(chapter.opened.content(), options)
