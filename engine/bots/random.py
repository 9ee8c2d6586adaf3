"""A bot that chooses any option with equal probability: the baseline for other bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.dice import advance, drawn, seeded

if TYPE_CHECKING:
    from engine.records.decision import Decision
    from engine.records.game import Game


class RandomBot:
    """Chooses options at random. Its random stream is separate from the dice of the game."""

    ignores_end_page = True
    """The bot plays the same wherever the end marker stands; playtests rely on it."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = seeded(seed, stream=1)

    def choose(self, game: Game, decision: Decision) -> int:
        """One of the options."""
        self.rng = advance(self.rng)
        return decision.options[drawn(self.rng, len(decision.options))]
