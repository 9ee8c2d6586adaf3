"""Draft a small box: a tile, a hero, a minion and a status that come together, and a chapter that uses them."""

from __future__ import annotations

import re
from typing import Final

from authoring.content.library import Library
from authoring.new import card, tile
from authoring.new.errors import NewError
from authoring.new.ids import title
from authoring.new.writing import Draft, Drafts, template

PARTS: Final = ("hero", "minion", "status")


def draft(ident: str, library: Library, example: str | None) -> Drafts:
    """Draft a box with one part of each kind. There is no bundled box to copy but that of the game."""
    if example is not None:
        raise NewError("a box cannot start as a copy; leave --from out")
    parts = [one for what in PARTS for one in card.draft(what, f"{ident}-{what}", library, None)]
    parts += tile.draft(f"{ident}-tile", library, None)
    trials = {one.name.removesuffix("-trial.yaml"): one.text for one in parts if one.name.endswith("-trial.yaml")}
    own = [Draft(one.name, one.kind, _in_box(one, ident)) for one in parts if not one.name.endswith("-trial.yaml")]
    text = template("box").replace("my-box", ident).replace("My Box", title(ident))
    return [
        Draft(f"{ident}.yaml", "box", text),
        *own,
        Draft(f"{ident}-trial.yaml", "chapter", _trial(trials[f"{ident}-tile"], ident)),
    ]


def _in_box(part: Draft, ident: str) -> str:
    """A part that says which box it comes from; the minion has a figure of that box."""
    text = re.sub(r"^(id: .*\n)", rf"\1box: {ident}\n", part.text, count=1, flags=re.MULTILINE)
    return re.sub(r"^figure: roach .*$", f"figure: {ident}-figure # a figure of this box", text, flags=re.MULTILINE)


def _trial(text: str, ident: str) -> str:
    """The chapter that tries the tile, with the hero, the minion and the status, and the name of the box."""
    text = text.replace(f"{ident}-tile-trial", f"{ident}-trial").replace("party: { mice: 4 }\n", _party(ident))
    return re.sub(
        r"^  - place: \{ minion: roach, (.*)\n",
        rf"  - place: {{ minion: {ident}-minion, \1\n  - status: {{ who: highest-mouse, status: {ident}-status }}\n",
        text,
        count=1,
        flags=re.MULTILINE,
    )


def _party(ident: str) -> str:
    return f"party: {{ mice: 4, required: [{ident}-hero] }}\nboxes: [{ident}] # what a group needs besides the game\n"
