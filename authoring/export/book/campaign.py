"""List what comes after each chapter of a campaign, for the last page of the chapter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from authoring.content.library import Entry
from authoring.export.book.model import Fact
from authoring.export.book.names import Namer
from authoring.wording.languages import in_language, term

RETRIES = 3
"""How often a lost chapter can be repeated; the default of the schema."""


SEARCH_CARDS = 1
"""How many search cards a mouse keeps; the default of the schema."""


def next_chapters(
    campaign: dict[str, Any], index: int, chapters: Mapping[str, Entry], names: Namer
) -> tuple[Fact, ...]:
    """List what comes after a step of a campaign: conditions and chapters, in the order they are checked."""
    step = campaign["chapters"][index]
    facts: list[Fact] = []
    for branch in step.get("then") or ():
        facts.append(Fact(_condition(branch.get("if"), bool(facts), names), _goal(branch["go"], chapters, names)))
        if "if" not in branch:
            return _merged(facts, names)
    listed = [branch["if"] for branch in step.get("then") or ()]
    after = [following["chapter"] for following in campaign["chapters"][index + 1 :]]
    onward = _goal(after[0] if after else "end", chapters, names)
    if "defeat" not in listed and campaign.get("after-defeat") == "retry":
        text = term("same-again", names.language).format(campaign.get("retries", RETRIES))
        facts.append(Fact(term("if-lost", names.language), text))
    if not {"victory", "defeat"} <= {branch for branch in listed if isinstance(branch, str)}:
        facts.append(Fact(term("otherwise" if facts else "next", names.language), onward))
    return _merged(facts, names)


def kept(campaign: dict[str, Any], index: int, chapters: Mapping[str, Entry], language: str) -> tuple[Fact, ...]:
    """Say what the mice take along from a chapter, if another follows."""
    branches = campaign["chapters"][index].get("then") or ()
    if index + 1 == len(campaign["chapters"]) and not any(branch["go"] in chapters for branch in branches):
        return ()
    keep = campaign.get("keep") or {}
    parts = [term(f"kept-{part}", language) for part in ("abilities", "achievements") if keep.get(part, True)]
    if keep.get("search-cards", SEARCH_CARDS):
        parts.append(term("kept-search-cards", language).format(keep.get("search-cards", SEARCH_CARDS)))
    rest = term("kept-nothing-else" if parts else "kept-nothing", language)
    return (Fact(term("kept", language), "; ".join([*parts, rest])),)


def _merged(facts: list[Fact], names: Namer) -> tuple[Fact, ...]:
    """Merge the lines into one if all lead to the same chapter."""
    if len({fact.value for fact in facts}) == 1:
        return (Fact(term("next", names.language), facts[0].value),)
    return tuple(facts)


def _condition(condition: Any, later: bool, names: Namer) -> str:
    if condition is None:
        return term("otherwise" if later else "next", names.language)
    if isinstance(condition, dict):
        earned = names("achievement", str(condition["achieved"]))
        return term("if-earned", names.language).format(earned)
    return term("if-won" if condition == "victory" else "if-lost", names.language)


def _goal(go: str, chapters: Mapping[str, Entry], names: Namer) -> str:
    if go not in chapters:
        return term("story-ends", names.language)
    data = chapters[go].data
    title = in_language(data.get("title"), names.language) or go
    number = data.get("number")
    return f"{term('chapter', names.language)} {number}, {title}" if number is not None else title
