"""Read a condition that a game is to come to: the `expect` of a scene, as one types it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from authoring.content.schema import check
from authoring.content.source import parse
from engine.playtest.usage_error import UsageError
from engine.scene.names import SceneError
from engine.shrink.faults import NOT_ASKED, Condition

if TYPE_CHECKING:
    from engine.records.game import Game

FORM = "kind: scenes\nid: condition\nscenes:\n  - scene: a condition\n    expect: {text}\n"
EXAMPLE = "{ mice: { collin: captured }, round: 2 }"
NAME = "the condition"


def read_condition(text: str) -> Condition:
    """Read a condition; raise UsageError if it is none."""
    source = parse(FORM.format(text=" ".join(text.split())).encode(), NAME)
    findings = [*source.findings, *(check(source).findings if source.data else ())]
    if findings:
        raise UsageError(f'cannot read the condition "{text}": {findings[0].message}; write it as {EXAMPLE}')
    expect: dict[str, Any] = source.data["scenes"][0]["expect"]
    for key in NOT_ASKED:
        if key in expect:
            raise UsageError(f'a condition cannot ask for "{key}"; scenes can')
    return Condition(expect)


def check_names(condition: Condition, game: Game) -> None:
    """Raise UsageError if a condition names what is not in a game."""
    try:
        condition.seen(game)
    except SceneError as error:
        raise UsageError(f"in the condition: {error}", error.word, error.known) from None
