"""`tailwright install`, `remove` and `list`: the packs of a library folder."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Into = Annotated[Path, typer.Option("--into", help="The library folder: its packs lie in the folder `packs` there.")]


def install(
    pack: Annotated[str, typer.Argument(help="The file of a pack; with --from, the name of one in a gallery.")],
    into: Into = Path(),
    index: Annotated[Path | None, typer.Option("--from", help="The site of a gallery, or its index.json.")] = None,
    packs: Annotated[list[Path] | None, typer.Option(help="A folder with packs that this one needs.")] = None,
) -> None:
    """Install a pack, and the packs it needs, into a library folder. Its chapters can then be played by their ids.

    Nothing is written outside of the folder `packs`. An older version of the pack is replaced.

    Example: `tailwright install my-chapter --from my-site --into my-library`

    Example: `tailwright install your-name.my-chapter-1.0.0.tailwright.zip --into my-library`
    """
    from authoring.cli.fail import fail, fail_on
    from authoring.cli.printing import say
    from authoring.gallery.index import file_of
    from authoring.pack.errors import PackError
    from authoring.pack.install import install as install_pack
    from authoring.pack.text import pack_line

    with fail_on(PackError):
        path = file_of(index, pack) if index else Path(pack)
        try:
            installed = install_pack(path, into, packs or ())
        except FileNotFoundError:
            fail(f'cannot open "{pack}": no such file')
    for manifest in installed:
        say(f"installed {pack_line(manifest)}")


def remove(pack: Annotated[str, typer.Argument(help="The id of a pack, author/name.")], into: Into = Path()) -> None:
    """Remove an installed pack. Files that you have changed stay.

    Example: `tailwright remove your-name/my-chapter --into my-library`
    """
    from authoring.cli.fail import fail_on
    from authoring.cli.printing import say
    from authoring.pack.errors import PackError
    from authoring.pack.installed import remove_pack

    with fail_on(PackError):
        kept = remove_pack(into, pack)
    say(f"removed {pack}")
    for name in kept:
        say(f'kept "{name}": it was changed since it was installed')


def list_packs(into: Into = Path()) -> None:
    """List the packs of a library folder, with their chapters, and the files that were changed.

    Example: `tailwright list`
    """
    from authoring.cli.printing import say
    from authoring.pack.installed import installed_packs
    from authoring.pack.text import pack_line

    found = installed_packs(into)
    for pack in found:
        say(pack_line(pack.manifest))
        for name in pack.changed():
            say(f"  changed: {name}")
    if not found:
        say("no packs here; install one with: tailwright install FILE")
