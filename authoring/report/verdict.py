"""The verdict: a sentence that says whether a chapter is won as often as wanted, what decides, and what would help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from authoring.report.numbers import percent
from authoring.report.rounding import rounded
from authoring.report.sentences import sentence
from engine.playtest.facts import OUT_OF_TIME, TIME
from engine.playtest.statistics.end_pages import curve
from engine.playtest.statistics.sequential import rate_bounds
from engine.playtest.summary import CRASHED
from engine.records.state import LOST, STALLED

if TYPE_CHECKING:
    from authoring.playtest.diagnosis import Diagnosis
    from authoring.playtest.result import PlaytestResult
    from engine.playtest.statistics.bands import Band

Verdict = dict[str, Any]

MOST: Final = 0.6
"""A way to lose that is behind this share of the losses decides."""
HEAVY: Final = 0.1
"""A cause that costs this share of games or turns decides."""
LITTLE: Final = 0.005
"""A smaller change of the win rate is none."""
TONES: Final = {
    "too-hard": "bad", "too-easy": "bad", "as-wanted": "good", "perhaps-too-hard": "warn", "perhaps-too-easy": "warn",
    "probably-as-wanted": "warn", "no-wish": "note", "crashed": "bad", "endless": "bad", "no-game": "bad",
}  # fmt: skip


def verdict(result: PlaytestResult, diagnosis: Diagnosis, faces: dict[str, str]) -> Verdict:
    """Return the verdict; `faces` has the names of the faces."""
    tally = result.tally
    low, high = rate_bounds(tally.won, tally.games)
    rate = tally.won / tally.games if tally.games else 0.0
    word = _word(result, rate, low, high, diagnosis.wanted)
    wanted = diagnosis.wanted
    pages = _pages(result, diagnosis)
    decides = _decides(result, diagnosis, faces)
    seen = sentence("seen", rate=percent(rate), low=percent(low), high=percent(high))
    more = "".join(f"; {part}" for part in (decides, _page_words(pages, word)) if part)
    text = sentence(
        word,
        seen=seen,
        wanted=sentence("wanted", low=percent(wanted.low), high=percent(wanted.high)) if wanted else "",
        more=more,
        bot=result.plan.bot,
        crashed=tally.outcomes[CRASHED],
        asked=tally.games + tally.outcomes[CRASHED],
        part=percent(tally.outcomes[STALLED] / max(1, tally.games)),
    )
    return {
        "text": text,
        "word": word,
        "tone": TONES[word],
        "rate": rounded(rate),
        "low": rounded(low),
        "high": rounded(high),
        "wanted": [wanted.low, wanted.high] if wanted else None,
        "wanted-by-chapter": wanted.own if wanted else False,
        "decides": decides,
        "page-more": pages[0],
        "page-less": pages[1],
    }


def _word(result: PlaytestResult, rate: float, low: float, high: float, wanted: Band | None) -> str:
    """Which of the verdicts it is."""
    tally = result.tally
    if not tally.games:
        return "no-game"
    if tally.outcomes[CRASHED]:
        return "crashed"
    if tally.outcomes[STALLED]:
        return "endless"
    if wanted is None:
        return "no-wish"
    if wanted.low <= rate <= wanted.high:
        return "as-wanted" if wanted.low <= low and high <= wanted.high else "probably-as-wanted"
    if rate < wanted.low:
        return "too-hard" if high < wanted.low else "perhaps-too-hard"
    return "too-easy" if low > wanted.high else "perhaps-too-easy"


def _pages(result: PlaytestResult, diagnosis: Diagnosis) -> tuple[float | None, float | None]:
    """What a page more, and a page less, changes the win rate by; None if that is not known."""
    tally, end = result.tally, result.end_page
    if not tally.games or not result.compiled.chapter.standard_defeat:
        return None, None
    late = [index for index, facts in enumerate(tally.facts) if facts & OUT_OF_TIME]
    longer = diagnosis.longer.get(1)
    more = rounded(longer.share(late).rate * len(late) / tally.games) if longer else None
    rates = {point.page: point.wins.rate for point in curve(tally, end)}
    less = rounded(rates[end - 1] - tally.won / tally.games) if end - 1 in rates and tally.won else None
    return more, less


def _page_words(pages: tuple[float | None, float | None], word: str) -> str:
    """What a page more would bring if the chapter is too hard, else what a page less would cost."""
    more, less = pages
    if more is not None and word.endswith("too-hard"):
        return sentence("page-more", points=f"{100 * more:+.0f}") if more >= LITTLE else sentence("page-more-nothing")
    if less is not None and less <= -LITTLE and not word.endswith("too-hard"):
        return sentence("page-less", points=f"−{-100 * less:.0f}")
    return ""


def _decides(result: PlaytestResult, diagnosis: Diagnosis, faces: dict[str, str]) -> str:
    """What decides most games: the costliest cause, else the commonest way to lose."""
    keys = {
        "clock": "clock-decides", "stopping-room": "room-decides", "vital-card": "card-decides",
        "coin-flip": "flip-decides",
    }  # fmt: skip
    first = diagnosis.causes[0] if diagnosis.causes else None
    if first and first.kind in keys and first.cost >= HEAVY:
        face = faces.get(first.about.get("face", ""), "")
        return sentence(keys[first.kind], face=face, card=first.about.get("card", ""))
    lost = {reason: count for (outcome, reason), count in result.tally.reasons.items() if outcome == LOST}
    if not lost:
        return ""
    reason = max(sorted(lost), key=lambda reason: lost[reason])
    if lost[reason] < MOST * sum(lost.values()):
        return ""
    key = {TIME: "clock-decides", "all captured": "captures-decide"}.get(reason, "ending-decides")
    return sentence(key, reason=reason)
