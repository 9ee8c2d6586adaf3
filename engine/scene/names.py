"""The names in a scene: heroes, minions, spaces, counters and so on, looked up in a compiled chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.chapter import MICE
from engine.records.errors import EngineError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.records.chapter import Chapter

Steps = tuple[Any, ...]
"""Where a value stands in a scene: keys and indexes from its top."""


class SceneError(EngineError):
    """A scene that cannot be set up or carried out: what is wrong, and with which of its values."""

    def __init__(self, steps: Steps, message: str, word: str = "", known: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.steps = steps
        self.message = message
        self.word = word
        self.known = known


class Names:
    """Looks names up. A space without a face lies on the face of the scene."""

    def __init__(self, chapter: Chapter, party: list[str], face: str) -> None:
        self.chapter = chapter
        self.party = party
        self.face = face

    def index(self, what: str, known: Sequence[str], name: str, steps: Steps) -> int:
        """Return the number of a name."""
        if name not in known:
            raise SceneError(steps, f'no {what} "{name}" in {self.chapter.ident}', name, known)
        return known.index(name)

    def mouse(self, hero: str, steps: Steps) -> int:
        """Return the slot of a mouse of the party."""
        if hero not in self.party:
            raise SceneError(steps, f'"{hero}" is not among the mice of the scene', hero, self.party)
        return self.party.index(hero)

    def face_of(self, name: str, steps: Steps) -> int:
        """Return the number of a face."""
        return self.index("face", self.chapter.board.face_ids, name, steps)

    def space(self, text: str, steps: Steps) -> int:
        """Return the number of a space: `a1` on the face of the scene, or `kitchen/a1`."""
        board = self.chapter.board
        face, _, name = text.rpartition("/")
        spaces = board.face_spaces[self.face_of(face or self.face, steps)]
        for space in spaces:
            if board.space_ids[space] == name:
                return space
        known = [board.space_ids[space] for space in spaces]
        raise SceneError(steps, f'no space "{name}" on {face or self.face}', name, known)

    def minion(self, name: str, steps: Steps) -> int:
        """Return the number of a minion type."""
        return self.index("minion", self.chapter.minion_ids, name, steps)

    def card(self, name: str, steps: Steps) -> int:
        """Return an initiative card: of a mouse, of a minion type (its first card), or by the id of the card."""
        chapter = self.chapter
        if name in self.party:
            return self.party.index(name)
        if name in chapter.minion_ids:
            return chapter.minion_cards[chapter.minion_ids.index(name)][0]
        return MICE + self.index("mouse or minion", chapter.card_ids, name, steps)

    def rule(self, name: str, steps: Steps) -> list[int]:
        """Return the numbers of all rules with an id; a rule that changes several things has several."""
        found = [rule.index for rule in self.chapter.rules if rule.name == name]
        if not found:
            known = [rule.name for rule in self.chapter.rules]
            raise SceneError(steps, f'no rule "{name}" in {self.chapter.ident}', name, known)
        return found
