"""A game of a bundled chapter with the names for it, for tests of what a person sees."""

from __future__ import annotations

from functools import cache

from authoring.play.chapter_names import ChapterNames
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import LoadedChapter, open_playable
from authoring.playtest.options import PlaytestOptions
from engine.playtest import CompiledPlan
from engine.records.game import Game


@cache
def loaded(ident: str = "flight") -> LoadedChapter:
    """The chapter, opened once for all tests."""
    return open_playable(ident, lint_later=True)


@cache
def compiled(ident: str = "flight") -> CompiledPlan:
    """The chapter compiled for a party of four."""
    return compile_plan(loaded(ident).content(), PlaytestOptions(1, 4, "random"))


@cache
def names(language: str = "en", ident: str = "flight") -> ChapterNames:
    """Names in a language."""
    plan = compiled(ident)
    return ChapterNames(loaded(ident), plan.plan.content, plan.chapter, language)


def new_game(ident: str = "flight") -> Game:
    """A new game, played by random bots."""
    return compiled(ident).game(0)
