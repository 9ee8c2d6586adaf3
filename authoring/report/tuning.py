"""What `tailwright tune` found, as plain data and as text."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any

from authoring import __version__
from authoring.balance.parts.part import place
from authoring.drawing.board.face import localized_text
from authoring.report.numbers import percent
from authoring.report.rounding import rounded
from authoring.report.sections.run import NOTE
from engine.playtest.statistics.targets import RATE

if TYPE_CHECKING:
    from authoring.balance.search import Cases
    from authoring.balance.tune import Tuning
    from authoring.balance.wanted import WantedRange


def tuning_document(found: Tuning) -> dict[str, Any]:
    """Return the wishes with what was seen before and after, the changes, and the patch."""
    loaded = found.loaded
    return {
        "kind": "tuning-report",
        "version": 1,
        "run": {
            "chapter": loaded.entry.id,
            "title": localized_text(loaded.entry.data.get("title")),
            "file": loaded.name(loaded.entry.file),
            "tailwright": __version__,
            "bot": found.bot,
            "seed": found.seed,
            "games": found.spent,
            "knobs": [knob.name for knob in found.knobs],
            "interrupted": found.interrupted,
            "broken": found.broken,
            "note": NOTE,
        },
        "was-met": found.was_met,
        "confirmed": found.confirmed,
        "wishes": [
            {
                "what": wish.what,
                "mice": wish.mice,
                "least": wish.least,
                "most": wish.most,
                "before": _seen(wish, found.before, case),
                "after": _seen(wish, found.after, case) if found.after else None,
            }
            for wish, case in found.wanted.wishes
        ],
        "changes": [
            {
                "number": one.knob.name,
                "where": place(loaded, one.knob.entry, one.knob.steps),
                "from": one.knob.value,
                "to": one.value,
            }
            for one in found.changes
        ],
        "patch": found.patch,
    }


def _seen(wish: WantedRange, cases: Cases, case: int) -> dict[str, Any]:
    ends = cases[case]
    low, high = wish.interval(ends)
    return {
        "games": ends.games,
        "seen": rounded(wish.seen(ends)),
        "low": rounded(low),
        "high": rounded(high) if isfinite(high) else None,
    }


def tuning_text(data: dict[str, Any]) -> str:
    """Return the text for a terminal, without the patch."""
    run = data["run"]
    lines = [f"{run['title'] or run['chapter']} · {run['games']} games · bot {run['bot']} · seeds from {run['seed']}"]
    for wish in data["wishes"]:
        lines.append(f"wanted: {_wish_words(wish)}")
        lines.append(f"  as it is: {_seen_words(wish, wish['before'])}")
        if wish["after"]:
            lines.append(f"  changed:  {_seen_words(wish, wish['after'])}")
    lines += ["", _verdict(data)]
    lines += [f"  {one['number']}: {one['from']} → {one['to']} ({one['where']})" for one in data["changes"]]
    return "\n".join([*lines, ""])


def _verdict(data: dict[str, Any]) -> str:
    if data["run"]["broken"]:
        return str(data["run"]["broken"])
    if data["run"]["interrupted"]:
        return "stopped before anything was found"
    if data["was-met"]:
        return "The chapter is as you want it; nothing to change."
    if not data["changes"]:
        return "No change of one or two of its numbers leaves a sound chapter; name other numbers with --knobs."
    count = "1 change" if len(data["changes"]) == 1 else f"{len(data['changes'])} changes"
    if data["confirmed"]:
        return f"{count}, confirmed by fresh games:"
    return f"Nothing reaches it for certain. {count} come nearest; try other numbers with --knobs, or a wider wish:"


def _wish_words(wish: dict[str, Any]) -> str:
    size = f" with {wish['mice']} mice" if wish["mice"] else ""
    if wish["what"] == RATE:
        return f"win rate {percent(wish['least'])} to {percent(wish['most'])}{size}"
    return f"{wish['least']:g} to {wish['most']:g} rounds{size}"


def _seen_words(wish: dict[str, Any], seen: dict[str, Any]) -> str:
    if wish["what"] == RATE:
        words, ends = percent(seen["seen"]), f"{percent(seen['low'])} to {percent(seen['high'])}"
    else:
        high = "?" if seen["high"] is None else f"{seen['high']:.1f}"
        words, ends = f"{seen['seen']:.1f} rounds", f"{seen['low']:.1f} to {high}"
    return f"{words} (95 %: {ends}; {seen['games']} games)"
