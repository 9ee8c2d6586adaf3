"""`tailwright schema`: the JSON Schema of a kind of file, for editors."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def schema(
    kind: Annotated[
        str | None, typer.Argument(help="A kind of file, such as chapter or tile.", show_default=False)
    ] = None,
    install: Annotated[
        bool,
        typer.Option(
            "--install",
            help="Write the schemas of all kinds into .tailwright, and what VS Code's YAML extension needs "
            "into .vscode. Other settings stay as they are.",
        ),
    ] = False,
    folder: Annotated[
        Path, typer.Option("--folder", help="With --install: the folder opened in VS Code.", show_default="here")
    ] = Path(),
) -> None:
    """Print the JSON Schema of a kind of file, complete in itself, or set up an editor with all of them.

    Example: `tailwright schema chapter > chapter.schema.json`

    Example: `tailwright schema --install`
    """
    import json

    from authoring.cli.fail import fail
    from authoring.cli.printing import JSON, say_document
    from authoring.content.schema import KINDS
    from authoring.content.schema.bundle import bundle
    from authoring.wording.suggestions import did_you_mean

    if install and kind is None:
        _install(folder)
    elif install:
        fail(f'--install sets up all kinds; leave out "{kind}"')
    elif kind is None:
        fail(f"name a kind, or use --install; the kinds are: {', '.join(KINDS)}")
    elif kind not in KINDS:
        fail(f'unknown kind "{kind}", {did_you_mean(kind, KINDS, most=99)}')
    else:
        say_document(json.dumps(bundle(kind), indent=2, ensure_ascii=False) + "\n", JSON)


def _install(folder: Path) -> None:
    from authoring.cli.fail import fail, fail_on
    from authoring.cli.printing import say
    from authoring.new import NewError
    from authoring.new.editor import install

    if not folder.is_dir():
        fail(f'"{folder}" is not a folder')
    with fail_on(NewError):
        changed = install(folder)
    schemas = sum(path.parent.name == ".tailwright" for path in changed)
    if schemas:
        say(f"wrote {schemas} schemas into {folder / '.tailwright'}")
    for path in changed:
        if path.parent.name == ".vscode":
            say(f"wrote {path}")
    if not changed:
        say("everything is there already")
    say("next: open the folder in VS Code with the extension redhat.vscode-yaml")
