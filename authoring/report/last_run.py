"""Keep the report of a playtest in the store, and compare it with the last run of another version of the chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from authoring.report.numbers import percent
from authoring.store import last_playtest, record_playtest
from authoring.store.keys import Key, key_of
from engine.playtest.statistics.intervals import Difference, difference, share

if TYPE_CHECKING:
    from authoring.playtest.result import PlaytestResult


def keep_run(result: PlaytestResult, data: dict[str, Any]) -> str:
    """Keep a report; return a sentence that compares it with the last run, if the chapter was another one then.

    A run that was interrupted, or one with crashes, is not kept.
    """
    if not result.run.whole or result.tally.crashes:
        return ""
    key = key_of_run(result)
    last = last_playtest(key)
    record_playtest(key, data)
    if last is None or last.key.content == key.content:
        return ""
    return _sentence(last.report, data)


def key_of_run(result: PlaytestResult) -> Key:
    """Return the key of a playtest: the same key means the same games."""
    plan = result.plan
    options = {
        "bot": plan.bot,
        "games": result.run.requested,
        "seed": plan.seed,
        "parties": [list(party) for party in plan.parties],
        "options": dict(sorted(plan.options.items())),
        "end-page": plan.end_page,
        "pages-to": result.longer_run_page,
        "start": plan.start,
    }
    return key_of(plan.content, options)


def _sentence(last: dict[str, Any], now: dict[str, Any]) -> str:
    before, after = (_win_rate(report) for report in (last, now))
    if before is None or after is None:
        return ""
    change = difference(share(*after), share(*before))
    return (
        f"The last run, of another version of this chapter, won {percent(before[0] / before[1])} of its games. "
        f"The difference is {_points(change)} points."
    )


def _win_rate(report: dict[str, Any]) -> tuple[int, int] | None:
    """The games won and played; None if a report has none or is of another form."""
    try:
        rate = report["result"]["win-rate"]
        won, games = rate["count"], rate["games"]
    except (KeyError, TypeError):
        return None
    usable = isinstance(won, int) and isinstance(games, int) and 0 <= won <= games and games > 0
    return (won, games) if usable else None


def _points(change: Difference) -> str:
    value, low, high = (f"{number * 100:+.0f}" for number in (change.value, change.low, change.high))
    return f"{value} (95 %: {low} to {high})"
