"""Which words of the rule language run while scenes are played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from authoring.content.scenes import Scene, content_of
from authoring.lint.views.scenes import key_of
from authoring.scenes.collect import find_scenes
from engine.compile import compile_chapter
from engine.records.chapter import Chapter
from engine.runtime.codes import EVENT_NAMES, MODIFIER_NAMES
from engine.scene.expect import mismatches
from engine.scene.given import set_up
from engine.scene.run import SEED, carry_out
from engine.vocabulary import registry

Word = tuple[str, str]
"""A kind of words, as the folders of `engine/vocabulary` are called, and a word."""

BUILT: dict[str, dict[str, Any]] = {
    "conditions": registry.CONDITIONS, "effects": registry.EFFECTS, "numbers": registry.NUMBERS,
    "where": registry.WHERE, "who": registry.WHO,
}  # fmt: skip
FOUND: dict[str, dict[str, Any]] = {"events": registry.EVENTS, "modifiers": registry.MODIFIERS}
"""Words without functions of their own: the rules that they head tell whether they were heard."""

ALL: frozenset[Word] = frozenset((kind, word) for kind, words in {**BUILT, **FOUND}.items() for word in words)


@contextmanager
def listening(heard: set[Word]) -> Iterator[None]:
    """Note each word whose function is called, in chapters that are compiled meanwhile."""
    before = {kind: dict(words) for kind, words in BUILT.items()}
    for kind, words in BUILT.items():
        for name, word in words.items():
            words[name] = replace(word, build=_noting(word.build, (kind, name), heard))
    try:
        yield
    finally:
        for kind, words in BUILT.items():
            words.update(before[kind])


def _noting(build: Callable[..., Any], word: Word, heard: set[Word]) -> Callable[..., Any]:
    def build_noting(*parts: Any) -> Callable[..., Any]:
        return _noted(build(*parts), word, heard)

    return build_noting


def _noted(run: Callable[..., Any], word: Word, heard: set[Word]) -> Callable[..., Any]:
    def run_noting(*about: Any) -> Any:
        heard.add(word)
        return run(*about)

    return run_noting


def _listen_to_standing_rules(chapter: Chapter, heard: set[Word]) -> None:
    """Note each value that a standing rule changes: of some of them a game counts nothing."""
    for rule in chapter.rules:
        if rule.code < len(EVENT_NAMES):
            continue
        word = ("modifiers", MODIFIER_NAMES[rule.code - len(EVENT_NAMES)])
        for field in ("by", "sets", "times"):
            number = getattr(rule, field)
            if number is not None:
                setattr(rule, field, _noted(number, word, heard))


def words_in_scenes(paths: Iterable[Path]) -> dict[Word, str]:
    """Play the scenes of files and folders once; for each word that runs in one of them, the first scene."""
    first: dict[Word, str] = {}
    for found in find_scenes(paths):
        heard: set[Word] = set()
        with listening(heard):
            chapters: dict[str, Chapter] = {}
            for scene in found.scenes:
                content = content_of(found.library, scene)
                assert content is not None
                key = key_of(scene)
                if key not in chapters:
                    chapters[key] = compile_chapter(content)
                    _listen_to_standing_rules(chapters[key], heard)
                heard.clear()
                for word in _words_of(chapters[key], scene, heard):
                    first.setdefault(word, scene.title)
    return first


def _words_of(chapter: Chapter, scene: Scene, heard: set[Word]) -> list[Word]:
    table = set_up(chapter, scene.data, scene.data.get("seed", SEED))
    heard.clear()
    carry_out(table, scene.data)
    assert not mismatches(table, scene.data["expect"], ("expect",))
    for rule in chapter.rules:
        if table.game.hits[rule.index] > table.hits[rule.index]:
            if rule.code < len(EVENT_NAMES):
                heard.add(("events", EVENT_NAMES[rule.code]))
            else:
                heard.add(("modifiers", MODIFIER_NAMES[rule.code - len(EVENT_NAMES)]))
    return sorted(heard)
