"""Results of scenes as text: each failure with its place, and what happened in the scene."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.scenes.results import SceneResult, SceneResults
from authoring.wording.printable import printable

MOST_LINES = 40
"""How many lines of what happened are shown."""


def as_text(results: SceneResults) -> str:
    """Return the failures and a summary."""
    return "\n".join([line for scene in results.scenes for line in _failure(scene)] + [summary(results)]) + "\n"


def summary(results: SceneResults) -> str:
    """Return how many scenes passed and failed."""
    failed = sum(not scene.passed for scene in results.scenes)
    passed = len(results.scenes) - failed
    words = [f"{_count(passed, 'scene')} passed"]
    if failed:
        words.append(f"{failed} failed")
    if results.errors:
        words.append(f"{_count(len(results.errors), 'error')} in files")
    return ", ".join(words)


def _failure(scene: SceneResult) -> Iterator[str]:
    for number, problem in enumerate(scene.problems):
        title = f' (scene "{scene.title}")' if not number else ""
        yield printable(f"{problem}{title}")
    if not scene.passed:
        hidden = len(scene.log) - MOST_LINES
        if hidden > 0:
            yield f"    ... {hidden} lines before"
        yield from (f"    {printable(line)}" for line in scene.log[-MOST_LINES:])
        if not scene.log:
            yield "    nothing happened"
        yield ""


def _count(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
