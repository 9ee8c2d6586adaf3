"""`tailwright schema`: the JSON Schema of a kind of file."""

from __future__ import annotations

from typing import Annotated

import typer


def schema(kind: Annotated[str, typer.Argument(help="A kind of file, such as chapter or tile.")]) -> None:
    """Print the JSON Schema of a kind of file, complete in itself, for an editor.

    Example: `tailwright schema chapter > chapter.schema.json`
    """
    import json

    from authoring.cli.fail import fail
    from authoring.schema import KINDS
    from authoring.schema.bundle import bundle
    from authoring.wording import did_you_mean

    if kind not in KINDS:
        fail(f'unknown kind "{kind}", {did_you_mean(kind, KINDS, most=99)}')
    typer.echo(json.dumps(bundle(kind), indent=2, ensure_ascii=False))
