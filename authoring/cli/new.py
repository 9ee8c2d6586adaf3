"""`tailwright new`: a folder to start from."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer


class What(StrEnum):
    """What can be made; a test holds it against `authoring.new.MAKERS`."""

    ability = "ability"
    boss = "boss"
    box = "box"
    campaign = "campaign"
    card = "card"
    chapter = "chapter"
    encounter_card = "encounter-card"
    hero = "hero"
    minion = "minion"
    scene = "scene"
    search_card = "search-card"
    status = "status"
    tile = "tile"


def new(
    what: Annotated[What, typer.Argument(help="What to make.", show_default=False)],
    ident: Annotated[
        str, typer.Argument(metavar="ID", help="Its id: small letters, digits and hyphens.", show_default=False)
    ],
    example: Annotated[
        str | None,
        typer.Option(
            "--from", metavar="EXAMPLE", help="Start from this bundled chapter, tile or card; scenes are for it."
        ),
    ] = None,
    folder: Annotated[
        Path, typer.Option("--folder", help="Where the new folder goes.", show_default="the current folder")
    ] = Path(),
) -> None:
    """Make a folder with commented files that lint clean and play. Nothing is ever overwritten.

    Example: `tailwright new chapter the-old-mill`
    """
    from authoring.cli.fail import fail_on
    from authoring.cli.printing import say
    from authoring.new import NewError, create

    with fail_on(NewError):
        written = create(what.value, ident, folder, example)
    for path in written:
        if path.suffix == ".yaml":
            say(f"wrote {path}")
    place = folder / ident
    commands = {
        What.scene: ("lint", "test"),
        What.campaign: ("lint", "playtest"),
        What.tile: ("lint", "playtest"),
        What.box: ("lint", "playtest"),
    }
    say(
        "next: "
        + " && ".join(f"tailwright {name} {place}" for name in commands.get(what, ("lint", "test", "playtest")))
    )
