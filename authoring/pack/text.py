"""Packs and verifications as lines of text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.drawing.board.face import localized_text
from authoring.pack.manifest import Manifest
from authoring.pack.verify import DIFFERS, HOLDS, Verification

MOST = 20
"""How many differences are printed."""


def pack_line(manifest: Manifest) -> str:
    """A pack in a line."""
    chapters = [str(chapter["id"]) for chapter in manifest["chapters"]]
    what = f" ({', '.join(chapters)})" if chapters else ""
    return f"{manifest['id']} {manifest['version']}: {localized_text(manifest['title'])}{what}"


def summary(manifest: Manifest) -> list[str]:
    """What a pack that was just made says of itself."""
    lint, scenes = manifest["certificate"]["lint"], manifest["certificate"]["scenes"]["passed"]
    lines = [
        pack_line(manifest),
        f"lint: no errors, {_count(lint['warning'], 'warning')}; {_count(scenes, 'scene')} passed",
    ]
    for ident, chapter in manifest["certificate"]["chapters"].items():
        proof = chapter["proof"]
        counts = ", ".join(f"{proof[word]} {word}" for word in ("shown", "impossible", "open"))
        lines.append(f"{ident}: of its lines {counts}")
        lines += [f"  {_test(test)}" for test in chapter["playtests"]]
    return lines


def _test(test: dict[str, Any]) -> str:
    figures = test["figures"]
    rate, low, high = figures["win-rate"]
    return (
        f"{test['bot']} with {test['mice']} mice won {rate:.0%} of {figures['games']} games "
        f"(95 %: {low:.0%} to {high:.0%}), {figures['minutes'][1]:.0f} minutes in the middle"
    )


def verification_lines(found: Verification) -> Iterator[str]:
    """What a verification found."""
    yield pack_line(found.manifest)
    if found.word == DIFFERS:
        yield f"differs, in {_count(len(found.differences), 'place')}:"
        yield from (f"  {difference}" for difference in found.differences[:MOST])
        if len(found.differences) > MOST:
            yield f"  and {len(found.differences) - MOST} more"
    elif found.word == HOLDS:
        yield "holds: the files are those that were certified, and lint and scenes say the same"
        yield f"  {found.witnesses} games show what they are to show"
        yield f"  {found.played} of {found.games} games were played again and ended as the certificate says"
    else:
        yield "made with another engine, so games may differ; played anew:"
        yield from (f"  {comparison}" for comparison in found.comparisons)


def _count(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"
