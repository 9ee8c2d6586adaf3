"""Write the numbers of a report as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.records.options import Options


def percent(rate: float) -> str:
    """Write a share in per cent, with a decimal near 0 and 100."""
    value = rate * 100
    return f"{value:.1f} %" if 0 < value < 9.95 or 90.05 < value < 100 else f"{value:.0f} %"


def percents(share: dict[str, Any]) -> str:
    """Write the interval of a share."""
    return f"{percent(share['low'])} to {percent(share['high'])}"


def points(difference: dict[str, Any] | None) -> str:
    """Write a difference of shares in points, with a star if its interval does not hold 0."""
    if difference is None:
        return "–"
    sure = "*" if difference["low"] > 0 or difference["high"] < 0 else " "
    return f"{difference['value'] * 100:+.0f}{sure}"


def spread_words(spread: dict[str, Any]) -> str:
    """Write the range of the middle 80 %."""
    return f"{spread['low']:g} to {spread['high']:g}"


def number_words(value: float | None) -> str:
    """Write a median; a dash where nothing is known."""
    return "–" if value is None else f"{value:g}"


CAUSES = {"time": "time ran out", "all captured": "all mice were captured"}


def cause_words(reason: str) -> str:
    """Write why a game was lost; an ending of the chapter is named by its id."""
    return CAUSES.get(reason, f'ending "{reason}"')


def listed(names: Sequence[str], most: int, total: int = 0) -> str:
    """List the first few names, and say how many more there are."""
    more = max(total, len(names)) - most
    shown = ", ".join(names[:most])
    return f"{shown} and {more} more" if more > 0 else shown


def target_words(one: dict[str, Any]) -> tuple[str, str, str]:
    """Write a target: its name, the wanted range, and the observed value with its interval."""
    write = percent if one["what"] == "win-rate" else "{:.3g}".format
    name = f"{one['what'].replace('-', ' ')} of {one['bot']}" + (f" with {one['mice']} mice" if one["mice"] else "")
    high = write(one["high"]) if one["high"] is not None else "?"
    wanted = f"{write(one['wanted'][0])} to {write(one['wanted'][1])}"
    seen = f"{write(one['seen'])} ({write(one['low'])} to {high})" if one["games"] else "–"
    return name, wanted, seen


def rules_words(run: dict[str, Any]) -> str:
    """The rules of a run, or of a chapter in a campaign: the edition, and the options that differ from it."""
    differs = ", ".join(f"{name}={value}" for name, value in run["differs"].items())
    return f"rules: edition {run['edition']}" + (f", but {differs}" if differs else "")


def options_words(options: Options) -> str:
    """The rules of a compiled chapter, in the words of `rules_words`."""
    return rules_words({"edition": options.edition, "differs": options.differing()})


def rules_of_chapters(chapters: list[dict[str, Any]]) -> str:
    """The rules of a campaign's chapters; each chapter is named only where they differ."""
    chapters_by_rules: dict[str, list[str]] = {}
    for one in chapters:
        chapters_by_rules.setdefault(rules_words(one), []).append(one["title"] or one["chapter"])
    if len(chapters_by_rules) == 1:
        return next(iter(chapters_by_rules))
    return "; ".join(f"{words} ({', '.join(names)})" for words, names in chapters_by_rules.items())
