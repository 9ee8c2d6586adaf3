"""Move `kind:` and `id:` to the top of a file."""

from __future__ import annotations

import re

from authoring.content.library import File

HEAD = ("kind", "id")
_KEY = re.compile(r"^([a-z-]+):(?:\s|$)")
_ONE_LINE = re.compile(r"^(?:kind|id):\s+[\"']?[a-z0-9-]+[\"']?\s*(?:#.*)?$")


def fix(text: str, file: File) -> str:
    """Move the two lines up, before the first other key; comments stay where they are."""
    lines = text.split("\n")
    keys = [(index, match[1]) for index, line in enumerate(lines) if (match := _KEY.match(line))]
    if [name for _, name in keys[:2]] == list(HEAD):
        return text
    places = {name: index for index, name in keys if name in HEAD}
    if set(places) != set(HEAD) or not all(_ONE_LINE.match(lines[index]) for index in places.values()):
        return text
    first = keys[0][0]
    head = [lines[places[name]] for name in HEAD]
    rest = [line for index, line in enumerate(lines) if index not in places.values()]
    first -= sum(index < first for index in places.values())
    return "\n".join([*rest[:first], *head, *rest[first:]])
