"""The achievements that a party can bring along to each chapter of a campaign."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.content.library import Entry, Library
from authoring.lint.views.counters import CARDS
from authoring.lint.views.route import END
from authoring.lint.views.rule_parts import rules_of

Names = frozenset[str]
NOTHING: Names = frozenset()


def carried_to(library: Library, chapter: str) -> Names | None:
    """What a party can bring to a chapter, by all campaigns of the library; None if it is in none of them."""
    found = [held[chapter] for held in _campaigns(library) if chapter in held]
    return NOTHING.union(*found) if found else None


def held_after(library: Library, campaign: Entry, chapter: str) -> Names:
    """The story achievements that a party can have when a chapter of a campaign is over."""
    return held_in(library, campaign).get(chapter, NOTHING) | earned_in(library, chapter)


def _campaigns(library: Library) -> list[dict[str, Names]]:
    return [held_in(library, campaign) for campaign in library.entries("campaign").values()]


def held_in(library: Library, campaign: Entry) -> dict[str, Names]:
    """For each chapter of a campaign that can be come to, what a party can bring to it."""
    return library.memo(_find_held, campaign)


def _find_held(library: Library, campaign: Entry) -> dict[str, Names]:
    data = campaign.data
    keeps = data.get("keep", {}).get("achievements", True)
    held: dict[str, Names] = {data["chapters"][0]["chapter"]: NOTHING}
    waiting = list(held)
    while waiting:
        chapter = waiting.pop()
        have = held[chapter] | earned_in(library, chapter)
        for after, brought in ways_from(data, chapter, have):
            kept = brought if keeps else NOTHING
            if after != END and (after not in held or kept - held[after]):
                held[after] = held.get(after, NOTHING) | kept
                waiting.append(after)
    return held


def ways_from(campaign: dict[str, Any], chapter: str, have: Names) -> Iterator[tuple[str, Names]]:
    """The chapters that can follow a chapter, each with what a party can bring there."""
    steps = [step["chapter"] for step in campaign["chapters"]]
    for index, step in enumerate(campaign["chapters"]):
        if step["chapter"] != chapter:
            continue
        left, ends = have, set[str]()
        for branch in step.get("then", []):
            asked = branch.get("if")
            if isinstance(asked, dict):
                if asked["achieved"] in left:
                    yield branch["go"], left
                left -= {asked["achieved"]}
                continue
            yield branch["go"], left
            ends |= {"victory", "defeat"} if asked is None else {str(asked)}
            if ends >= {"victory", "defeat"}:
                break
        else:
            yield steps[index + 1] if index + 1 < len(steps) else END, left
            if campaign.get("after-defeat") == "retry":
                yield chapter, left


def earned_in(library: Library, chapter: str) -> Names:
    """The story achievements that rules can earn in a chapter. Individual ones are nobody's afterwards."""
    return library.memo(_find_earned, chapter)


def _find_earned(library: Library, chapter: str) -> Names:
    entry = library.entries("chapter").get(chapter)
    entries = [entry] if entry is not None else []
    entries += [card for kind in CARDS for card in library.entries(kind).values()]
    named = {
        str(part.given["achievement"])
        for one in entries
        for rule in rules_of(one)
        for part in rule.effects
        if part.name == "achieve"
    }
    known = library.entries("achievement")
    return frozenset(name for name in named if name not in known or not known[name].data.get("individual"))
