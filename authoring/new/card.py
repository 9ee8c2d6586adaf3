"""A new card, and a small chapter that uses it."""

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
    # kind of card: a line of the trial chapter, and what stands there so that the card, called ID, is met
    "ability": (PARTY, "# Abilities need no mention: every mouse of the right class can take it.\n" + PARTY),
    "achievement": (ROACHES, ROACHES + "  - achieve: ID\n"),
    "encounter-card": (DECKS, "encounters: { cards: [ID] }\n"),
    "hero": (PARTY, "party: { mice: 4, required: [ID] }\n"),
    "minion": (ROACHES, "  - place: { minion: ID, count: 1, face: kitchen }\n"),
    "search-card": ("rooms:\n", "rooms:\n  kitchen:\n    search: [{ card: ID }]\n"),
    "status": (ROACHES, ROACHES + "  - status: { who: highest-mouse, status: ID }\n"),
}


def draft(ident: str, library: Library, example: str | None) -> Drafts:
    """A commented search card, or a copy of any card of the box."""
    if example is None:
        kind = "search-card"
        text = template("card").replace("my-card", ident).replace("My Card", title(ident))
    else:
        entry = find_example(library, example, tuple(USES))
        kind = entry.kind
        text = f"# Begun as a copy of {example}.\n" + with_head(text_of(entry), ident, kind if entry.steps else "")
        text = _of_itself(text, example, ident)
        # what a hero starts with is that hero's own; this weapon anybody can use
        text = re.sub(r"^equipment: .*$", "equipment: [toothpick]", text, flags=re.MULTILINE)
    trial = f"{ident}-trial"
    if library.find(trial):
        raise NewError(f'id "{trial}" is taken, so "{ident}" cannot be used; choose another')
    return [Draft(f"{ident}.yaml", kind, text), Draft(f"{trial}.yaml", "chapter", _trial(trial, kind, ident))]


def _of_itself(text: str, old: str, new: str) -> str:
    """Where the rules of a card speak of the card itself (`discard: antidote`), those of a copy speak of the copy."""
    blocks = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)
    return "".join(renamed(one, old, new) if one.startswith(("rules:", "earned:")) else one for one in blocks)


def _trial(trial: str, kind: str, ident: str) -> str:
    """The trial chapter with one line changed so that the card is met in it."""
    line, use = USES[kind]
    text = template("trial")
    assert line in text
    return text.replace(line, use.replace("ID", ident)).replace("my-trial", trial)
