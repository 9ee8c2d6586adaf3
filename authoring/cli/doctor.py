"""`tailwright doctor`: what is installed, what is missing, and how to get it."""

from __future__ import annotations

from typing import Annotated

import typer


def doctor(
    as_json: Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")] = False,
) -> None:
    """Say what is installed, what is missing, and how to get it.

    Example: `tailwright doctor`
    """
    import json
    from dataclasses import asdict

    from authoring.api.installed_parts import installation
    from authoring.cli.printing import JSON, say, say_document

    found = installation()
    if as_json:
        say_document(json.dumps(asdict(found), indent=2) + "\n", JSON)
        return
    say(str(found), f"Python {found.python} on {found.system}", "")
    width = max(len(part.name) for part in found.parts)
    for part in found.parts:
        state = "installed" if part.installed else "missing  "
        remedy = "" if part.installed else f": {part.remedy}"
        say(f"{state}  {part.name:{width}}  {part.purpose}{remedy}")
