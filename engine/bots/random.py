"""The floor: any option, as likely as any other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.dice import advance, drawn, seeded

if TYPE_CHECKING:
    from engine.records.decision import Decision
    from engine.records.game import Game


class RandomBot:
    """Chooses at random, from its own stream: it never touches the dice."""

    ignores_end_page = True
    """It plays the same wherever the end marker stands: playtests may count on that."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = seeded(seed, stream=1)

    def choose(self, game: Game, decision: Decision) -> int:
        """One of the options."""
        self.rng = advance(self.rng)
        return decision.options[drawn(self.rng, len(decision.options))]
