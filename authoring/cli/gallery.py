"""`tailwright gallery` and `search`: a site of packs, and what is in it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from authoring.cli.language import Lang


def gallery(
    folder: Annotated[Path, typer.Argument(help="The folder with the files of packs.")],
    output: Annotated[Path, typer.Option("-o", "--output", help="The folder of the site.")],
) -> None:
    """Make a static site of the packs in a folder: cards with plan, figures and a game to watch, in four languages.

    The site needs no server and fetches nothing. Its index.json is what `tailwright search` and `install --from` read.

    Example: `tailwright gallery my-packs -o my-site`
    """
    from authoring.cli.fail import fail_on
    from authoring.cli.printing import say
    from authoring.cli.telling import telling
    from authoring.content.write_file import write_file
    from authoring.gallery.site import build_gallery
    from authoring.pack.errors import PackError

    with fail_on(PackError):
        with telling() as tell:
            files = build_gallery(folder, tell)
        for name, content in files.items():
            write_file(output / name, content, within=output)
    say(f"wrote {len(files)} files; open {output / 'index.html'}", err=True)


def search(
    words: Annotated[
        list[str] | None, typer.Argument(help="Words of titles, tales, authors or ids; all if none.")
    ] = None,
    index: Annotated[Path, typer.Option("--from", help="The site of a gallery, or its index.json.")] = Path(),
    lang: Lang = "en",
) -> None:
    """Search the packs of a gallery. Exit code 1 if none fits.

    Example: `tailwright search chapter --from my-site`
    """
    from authoring.cli.fail import fail_on
    from authoring.cli.printing import say
    from authoring.gallery.index import read_index
    from authoring.gallery.index import search as search_index
    from authoring.pack.errors import PackError
    from authoring.pack.text import pack_line

    with fail_on(PackError):
        found = search_index(read_index(index), words or (), lang)
    for line in found:
        say(pack_line(line))
    if not found:
        say("no pack fits; use fewer words", err=True)
        raise typer.Exit(1)
