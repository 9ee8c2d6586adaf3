"""Draft a new card of any kind, with a scene that tests it and a small chapter that uses it."""

from __future__ import annotations

import re
from functools import partial

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

TEMPLATES = {
    # template: the kind of card, and the id in it
    "ability": ("ability", "my-ability"),
    "boss": ("minion", "my-boss"),
    "card": ("search-card", "my-card"),
    "encounter-card": ("encounter-card", "my-encounter"),
    "hero": ("hero", "my-hero"),
    "minion": ("minion", "my-minion"),
    "search-card": ("search-card", "my-card"),
    "status": ("status", "my-status"),
}
"""What can be made, besides copies. A card without further words is a search card."""

BESIDE = {
    # template: further templates, the ends of their ids, and their kinds
    "encounter-card": (("encounter-scenes", "-scenes", "scenes"),),  # an encounter card cannot hold its scenes
    "hero": (("hero-weapon", "-weapon", "search-card"),),
}


def draft(what: str, ident: str, library: Library, example: str | None) -> Drafts:
    """Draft a commented card, or a copy of a bundled card."""
    kind, name = TEMPLATES[what]
    if example is None:
        text = _named(template("search-card" if what == "card" else what), name, ident)
    else:
        kinds = tuple(USES) if what == "card" else (kind,)
        kind, text = _copy(library, example, kinds, ident)
    trial = f"{ident}-trial"
    beside = BESIDE.get(what, ()) if example is None else ()
    for taken in (trial, *(ident + end for _, end, _ in beside)):
        if library.find(taken):
            raise NewError(f'id "{taken}" is taken, so "{ident}" cannot be used; choose another')
    drafts = [Draft(f"{ident}.yaml", kind, text), Draft(f"{trial}.yaml", "chapter", _trial(trial, kind, ident))]
    more = [Draft(f"{ident}{end}.yaml", made, _named(template(file), name, ident)) for file, end, made in beside]
    return drafts + more


MAKERS = {what: partial(draft, what) for what in TEMPLATES}
"""The function that drafts each of these."""


def _named(text: str, name: str, ident: str) -> str:
    return text.replace(name, ident).replace(title(name), title(ident))


def _copy(library: Library, example: str, kinds: tuple[str, ...], ident: str) -> tuple[str, str]:
    """Return the kind and the text of a copy."""
    entry = find_example(library, example, kinds)
    kind = entry.kind
    text = f"# Started as a copy of {example}.\n" + with_head(text_of(entry), ident, kind if entry.steps else "")
    text = _with_own_id(text, example, ident)
    # the starting equipment of a hero belongs to that hero; any hero can use this weapon
    return kind, re.sub(r"^equipment: .*$", "equipment: [toothpick]", text, flags=re.MULTILINE)


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
