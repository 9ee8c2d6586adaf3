"""What a game can show: a crash, a broken invariant, a game that never ends, or a position as a scene expects it."""

from __future__ import annotations

import re
from pathlib import PurePath
from traceback import extract_tb
from typing import TYPE_CHECKING, Any, Final, Protocol

from engine.invariants import check
from engine.playtest.recording.replay import Recorder
from engine.records.errors import RuleLoop, Violation
from engine.records.state import STALLED
from engine.scene.expect import mismatches
from engine.scene.names import Names, SceneError
from engine.scene.table import SceneBot, Table

if TYPE_CHECKING:
    from engine.records.game import Game

BROKEN: Final = "broken invariant:"
NOT_ASKED: Final = ("offered", "not-offered", "chance")
"""What a condition cannot ask for: menus are opened to look at them, and chances take many games."""

VARIES: Final = re.compile(r"\S*[\d/#]\S*")
"""What may differ between two messages about the same broken invariant: numbers, spaces, figures."""


class Fault(Protocol):
    """What is looked for in games. Two games show the same if the texts of `seen` or `raised` are equal."""

    def seen(self, game: Game) -> str:
        """Return what the position of a game shows, in a form that is the same whenever it shows it; else nothing."""
        ...

    def raised(self, error: BaseException) -> str:
        """Return what an error that ended a game shows, in the same form; nothing if it is not looked for."""
        ...


class AnyFault:
    """Whatever is wrong with a game: it crashes, breaks an invariant, or never ends; if `known`, this fault alone."""

    def __init__(self, known: str = "") -> None:
        self.known = known

    def seen(self, game: Game) -> str:
        """A broken invariant, or that the game has stalled."""
        if game.state.outcome == STALLED:
            return self._known(f"stalled: {game.state.reason}")
        if self.known and not self.known.startswith(BROKEN):
            return ""
        try:
            check(game)
        except Violation as error:
            return self._known(_violation(error))
        return ""

    def raised(self, error: BaseException) -> str:
        """A crash, by its error and where it was raised; a rule loop, by its rules."""
        if isinstance(error, Violation):
            return self._known(_violation(error))
        if isinstance(error, RuleLoop):
            return self._known(f"rules trigger each other: {', '.join(sorted(set(error.rules)))}")
        frames = extract_tb(error.__traceback__)
        place = f" ({PurePath(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
        return self._known(f"crash: {type(error).__name__}{place}")

    def _known(self, words: str) -> str:
        return words if self.known in ("", words) else ""


def _violation(error: Violation) -> str:
    first = str(error).partition(" in [")[0].partition(";")[0]
    return f"{BROKEN} {' '.join(VARIES.sub('…', first).split())}"


class Condition:
    """A position as the `expect` of a scene describes it. An error ends a game without showing anything."""

    def __init__(self, expect: dict[str, Any]) -> None:
        self.expect = expect
        self.words = "the condition holds"
        self.table: Table | None = None

    def seen(self, game: Game) -> str:
        """Whether all that is expected is so now."""
        chapter = game.chapter
        if self.table is None or self.table.game is not game:
            party = [chapter.hero_ids[hero] for hero in game.state.party]
            face = chapter.board.face_ids[chapter.board.space_face[chapter.start_spaces[0]]]
            self.table = Table(game, Names(chapter, party, face), SceneBot([]), Recorder(), [0] * len(game.hits))
        return "" if mismatches(self.table, self.expect, ("expect",)) else self.words

    def raised(self, error: BaseException) -> str:
        """An error shows no condition, unless the condition names what is not there."""
        if isinstance(error, SceneError):
            raise error
        return ""
