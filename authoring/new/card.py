"""Draft a new card, and a small chapter that uses it."""

from __future__ import annotations

import re

from authoring.content.library import Library
from authoring.new.copying import find_example, renamed, text_of, with_head
from authoring.new.errors import NewError
from authoring.new.ids import title
from authoring.new.writing import Draft, Drafts, template

PARTY = "party: { mice: 4 }\n"
DECKS = "encounters: { decks: [standard] }\n"
ROACHES = "  - place: { minion: roach, count: 2, face: kitchen }\n"

USES = {
    # kind of card: a line of the trial chapter, and the line that replaces it, so that the game uses the card ID
    "ability": (PARTY, "# An ability need not be named: every mouse of the right class can take it.\n" + PARTY),
    "achievement": (ROACHES, ROACHES + "  - achieve: ID\n"),
    "encounter-card": (DECKS, "encounters: { cards: [ID] }\n"),
    "hero": (PARTY, "party: { mice: 4, required: [ID] }\n"),
    "minion": (ROACHES, "  - place: { minion: ID, count: 1, face: kitchen }\n"),
    "search-card": ("rooms:\n", "rooms:\n  kitchen:\n    search: [{ card: ID }]\n"),
    "status": (ROACHES, ROACHES + "  - status: { who: highest-mouse, status: ID }\n"),
}


def draft(ident: str, library: Library, example: str | None) -> Drafts:
    """Draft a commented search card, or a copy of any bundled card."""
    if example is None:
        kind = "search-card"
        text = template("card").replace("my-card", ident).replace("My Card", title(ident))
    else:
        entry = find_example(library, example, tuple(USES))
        kind = entry.kind
        text = f"# Started as a copy of {example}.\n" + with_head(text_of(entry), ident, kind if entry.steps else "")
        text = _with_own_id(text, example, ident)
        # the starting equipment of a hero belongs to that hero; any hero can use this weapon
        text = re.sub(r"^equipment: .*$", "equipment: [toothpick]", text, flags=re.MULTILINE)
    trial = f"{ident}-trial"
    if library.find(trial):
        raise NewError(f'id "{trial}" is taken, so "{ident}" cannot be used; choose another')
    return [Draft(f"{ident}.yaml", kind, text), Draft(f"{trial}.yaml", "chapter", _trial(trial, kind, ident))]


def _with_own_id(text: str, old: str, new: str) -> str:
    """Replace the old id by the new one where rules name the card itself, as in `discard: antidote`."""
    blocks = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)
    return "".join(renamed(block, old, new) if block.startswith(("rules:", "earned:")) else block for block in blocks)


def _trial(trial: str, kind: str, ident: str) -> str:
    """Return the trial chapter, with a line changed so that the game uses the card."""
    line, use = USES[kind]
    text = template("trial")
    assert line in text
    return text.replace(line, use.replace("ID", ident)).replace("my-trial", trial)
