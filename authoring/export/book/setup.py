"""Build the setup page of a chapter."""

from __future__ import annotations

from typing import Any

from authoring.export.book import effect_lines
from authoring.export.book.explained import note_on_lots, notes
from authoring.export.book.model import Fact, Setup
from authoring.export.book.names import Namer
from authoring.export.book.pictures import key, plan_picture, setup_plan
from authoring.wording.languages import labelled, term


def setup_page(chapter: dict[str, Any], names: Namer, effects: list[Any]) -> Setup:
    """Build the setup page, which reveals nothing of the story; `effects` are those on faces that are up."""
    plan = setup_plan(chapter, names.library, names.language)
    joins = plan.joins()
    extra = ["exits meet"] if any(join.open and not join.shut for join in joins) else []
    extra += ["door shut"] if any(face.shut for face in plan.faces.values()) else []
    extra += ["start"] if plan.start[1] else []
    return Setup(
        end=term("end-marker-on", names.language).format(chapter.get("end-page", "?")),
        party=_party(chapter.get("party") or {}, names),
        deck=_deck(chapter.get("encounters") or {}, names),
        start=_start(chapter.get("start") or {}, names),
        figures=effect_lines.lines(effects, names),
        extras=_extras(chapter.get("options") or {}, names.language),
        plan=plan_picture(plan),
        key=key(plan.faces.values(), names.language, extra),
        notes=(*notes(effects, names.language), *note_on_lots(chapter, names.language)),
    )


def _party(party: dict[str, Any], names: Namer) -> tuple[Fact, ...]:
    mice = party.get("mice", 4)
    count = f"{mice['from']}–{mice['to']}" if isinstance(mice, dict) else str(mice)
    facts = [Fact(term("mice-in-party", names.language), count)]
    for word, heroes in (("must-go", party.get("required")), ("cannot-go", party.get("barred"))):
        if heroes:
            facts.append(Fact(term(word, names.language), ", ".join(names("hero", hero) for hero in heroes)))
    return tuple(facts)


def _deck(encounters: dict[str, Any], names: Namer) -> tuple[str, ...]:
    texts = [term(deck, names.language) for deck in encounters.get("decks") or ()]
    cards = encounters.get("cards") or ()
    if cards:
        listed = ", ".join(names("encounter-card", card) for card in cards)
        texts.append(labelled(term("only-cards", names.language), listed, names.language))
    return tuple(texts)


def _start(start: dict[str, Any], names: Namer) -> str:
    spaces = start.get("spaces") or [space for space in (start.get("space"),) if space]
    return f"{names('face', str(start.get('face', '')))} ({names.spaces(spaces)})"


def _extras(options: dict[str, Any], language: str) -> tuple[str, ...]:
    texts = []
    if "mousetraps" in options:
        limit = options["mousetraps"]
        limit = term("unlimited", language) if limit == "unlimited" else limit
        texts.append(labelled(term("mousetrap-limit", language), f"{limit}.", language))
    if "abilities" in options:
        texts.append(term(f"abilities-{options['abilities']}", language))
    if options.get("individual-achievements"):
        texts.append(term("with-achievements", language))
    return tuple(texts)
