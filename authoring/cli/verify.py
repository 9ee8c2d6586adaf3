"""`tailwright verify`: check what a pack claims."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def verify(
    pack: Annotated[Path, typer.Argument(help="The file of a pack.")],
    packs: Annotated[list[Path] | None, typer.Option(help="A folder with packs that this one needs.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Play every game again, not only a sample.")] = False,
    seed: Annotated[int | None, typer.Option(help="Choose the sample that this number stands for.")] = None,
) -> None:
    """Verify a pack: check its hashes, lint it, watch its proofs, and play a sample of its games again.

    It says that the pack *holds*; or that it *differs*, and where (exit code 1); or that it was made with another
    engine, and how far the win rates are from those of games that are played now.

    Example: `tailwright verify your-name.my-chapter-1.0.0.tailwright.zip`
    """
    from authoring.cli.fail import fail, fail_on
    from authoring.cli.printing import say
    from authoring.cli.telling import telling
    from authoring.pack.errors import PackError
    from authoring.pack.text import verification_lines
    from authoring.pack.verify import DIFFERS
    from authoring.pack.verify import verify as verify_pack

    with fail_on(PackError), telling() as tell:
        try:
            found = verify_pack(pack, packs or (), every, seed, tell)
        except FileNotFoundError:
            fail(f'cannot open "{pack}": no such file')
    for line in verification_lines(found):
        say(line)
    raise typer.Exit(1 if found.word == DIFFERS else 0)
