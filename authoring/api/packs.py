"""Packs: a folder as one file with a certificate, and checking one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from authoring.pack.certificate import GAMES, Effort, games_of_bots
from authoring.pack.make import Pack, make_pack
from authoring.pack.verify import Verification
from authoring.pack.verify import verify as verify_pack


def pack(folder: str | Path, games: int = GAMES, packs: Sequence[str | Path] = (), *, workers: int = 1) -> Pack:
    """Make a pack of a folder with a `pack.yaml`. `packs` are folders with packs that it needs.

    `games` is how many games the bot greedy plays for the certificate; other bots play fewer. Raises PackError with the
    reason when something keeps the folder from being packed.
    """
    return make_pack(Path(folder), [Path(place) for place in packs], Effort(games_of_bots(games), workers))


def verify(file: str | Path, packs: Sequence[str | Path] = (), *, every: bool = False) -> Verification:
    """Check the file of a pack: its hashes, its lint, its proofs, and a sample of its games, or every one of them.

    Raises PackError if the file is no pack.
    """
    return verify_pack(Path(file), [Path(place) for place in packs], every)
