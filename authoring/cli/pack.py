"""`tailwright pack`: make one file of a folder, with a certificate of what is in it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def pack(
    folder: Annotated[Path, typer.Argument(help="The folder with the chapters and pack.yaml.")] = Path(),
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="The folder or file to write.", show_default="here, by its name"),
    ] = None,
    init: Annotated[bool, typer.Option("--init", help="Write a pack.yaml to fill in, and stop.")] = False,
    packs: Annotated[list[Path] | None, typer.Option(help="A folder with packs that this one needs.")] = None,
    games: Annotated[
        int, typer.Option(min=1, max=5000, help="Games of the bot greedy with each number of mice; others play fewer.")
    ] = 300,
    workers: Annotated[int, typer.Option(min=0, help="Processes to play in.", show_default="one per processor")] = 0,
) -> None:
    """Pack a folder: its chapters, cards and pictures in one file, with a certificate that anybody can check.

    The certificate holds what lint and proof say, the scenes, and the outcome of every game that was played. The same
    folder makes the same file, byte for byte. A pack is refused while lint finds errors, a scene fails, pack.yaml names
    no licence, or does not say whose a picture is.

    Example: `tailwright pack my-chapter --games 300`

    Example: `tailwright pack my-chapter --init`
    """
    from authoring.cli.fail import fail_on
    from authoring.cli.printing import say
    from authoring.cli.saving import save
    from authoring.cli.telling import telling
    from authoring.new.errors import NewError
    from authoring.new.pack import describe_pack
    from authoring.pack.archive import SUFFIX
    from authoring.pack.certificate import Effort, games_of_bots
    from authoring.pack.errors import PackError
    from authoring.pack.make import make_pack
    from authoring.pack.text import summary

    with fail_on(PackError, NewError):
        if init:
            say(f"wrote {describe_pack(folder)}; fill it in, then type: tailwright pack {folder}")
            return
        with telling() as tell:
            made = make_pack(folder, packs or (), Effort(games_of_bots(games), workers), tell)
    name = f"{made.file_name}{SUFFIX}"
    path = Path(name) if output is None else output / name if output.is_dir() else output
    save(path, made.archive)
    for line in summary(made.manifest):
        say(line)
