"""Chapters: opening them and starting games of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from authoring.api.bots import bot_name
from authoring.api.game import Game
from authoring.drawing.board.face import localized_text
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import find_playable
from authoring.playtest.options import PlaytestOptions

if TYPE_CHECKING:
    from authoring.playtest.open_chapter import LoadedChapter
    from engine.playtest import CompiledPlan
    from engine.records.game import Bot


class Chapter:
    """A chapter with the tiles, cards and figures it is played with. `load` makes one."""

    def __init__(self, loaded: LoadedChapter) -> None:
        self.loaded = loaded

    @property
    def id(self) -> str:
        """The id of the chapter."""
        return self.loaded.entry.id

    @property
    def title(self) -> str:
        """The English title."""
        return localized_text(self.loaded.entry.data.get("title"))

    @property
    def file(self) -> Path:
        """The file that holds the chapter."""
        return self.loaded.entry.file.real

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


def linted(chapter: Chapter) -> LoadedChapter:
    """The chapter with what lint finds; raise ContentErrors if there are errors. Lint runs once."""
    if chapter.loaded.findings is None:
        chapter.loaded = replace(chapter.loaded, findings=chapter.loaded.lint())
    return chapter.loaded


def compiled(chapter: Chapter, options: PlaytestOptions) -> CompiledPlan:
    """The chapter compiled for the engine, with the plan of its games."""
    return compile_plan(linted(chapter).content(), options)


def play_options(
    bot: str | type[Bot],
    party: Sequence[str] = (),
    seed: int = 0,
    mice: int = 0,
    options: Mapping[str, object] | None = None,
    end_page: int = 0,
    start: str = "",
) -> PlaytestOptions:
    """The arguments of a function of the API as the options of a playtest."""
    return PlaytestOptions(
        seed=seed,
        bot=bot_name(bot),
        party=party if isinstance(party, str) else ",".join(party),
        mice=mice,
        rule_options=[f"{name}={str(value).lower()}" for name, value in (options or {}).items()],
        end_page=end_page,
        start=start,
    )
