"""What the parts of a chapter are worth, or what bots lose that go without something: as plain data."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any

from authoring import __version__
from authoring.drawing.board.face import localized_text
from authoring.report.rounding import rounded, share_data
from authoring.report.sections.run import NOTE
from engine.compile.options import rule_options
from engine.playtest.statistics.intervals import Difference, Share
from engine.playtest.statistics.sequential import rate_bounds

if TYPE_CHECKING:
    from authoring.balance.knockout import Knockout
    from authoring.balance.restricted import Restricted
    from authoring.playtest.open_chapter import LoadedChapter
    from engine.playtest import CompiledPlan
    from engine.playtest.versions.effects import Effect, Measurement

OUT, DOUBLED, WITHOUT = "taken out", "doubled", "without"


def knockout_document(result: Knockout) -> dict[str, Any]:
    """Return what a knockout found, the surest effects first."""
    rows = [
        {
            "kind": part.kind,
            "name": part.name,
            "where": part.where,
            "instead": result.substitutes.get(part.hero, ""),
            **_effect(effect),
        }
        for part, effect in result.ranked()
    ]
    refused = [
        {"kind": part.kind, "name": part.name, "where": part.where, "reason": why} for part, why in result.refused
    ]
    what = DOUBLED if result.double else OUT
    return _document(what, result.loaded, result.base, result.measured, rows, refused)


def restricted_document(result: Restricted) -> dict[str, Any]:
    """Return what bots lose that go without something, in the order in which it was asked for."""
    rows = [
        {"kind": "without", "name": words, "where": "", "instead": "", **_effect(effect)}
        for words, effect in result.effects
    ]
    return _document(WITHOUT, result.loaded, result.base, result.measured, rows, [])


def _document(
    what: str,
    loaded: LoadedChapter,
    base: CompiledPlan,
    measured: Measurement,
    rows: list[dict[str, Any]],
    refused: list[dict[str, Any]],
) -> dict[str, Any]:
    played = rule_options(loaded.entry.data.get("options", {}), base.plan.options)
    ends = measured.base
    low, high = rate_bounds(ends.won, ends.games)
    rate = Share(ends.won, ends.games, ends.won / ends.games if ends.games else 0.0, low, high)
    return {
        "kind": "effects-report",
        "version": 1,
        "what": what,
        "run": {
            "chapter": loaded.entry.id,
            "title": localized_text(loaded.entry.data.get("title")),
            "file": loaded.name(loaded.entry.file),
            "tailwright": __version__,
            "bot": base.plan.bot,
            "parties": [list(party) for party in base.plan.parties],
            "seed": base.plan.seed,
            "games": measured.spent,
            "crashed": ends.crashed,
            "interrupted": measured.interrupted,
            "broken": measured.broken,
            "edition": played.edition,
            "differs": played.differing(),
            "note": NOTE,
        },
        "base": {"win-rate": share_data(rate), "rounds": rounded(ends.mean_rounds)},
        "effects": rows,
        "refused": refused,
    }


def _effect(effect: Effect) -> dict[str, Any]:
    ends = effect.ends
    return {
        "games": effect.pairs,
        "crashed": ends.crashed,
        "errors": list(ends.errors),
        "won": rounded(ends.won / ends.games) if ends.games else 0.0,
        "win-rate": _difference(effect.win_rate),
        "rounds": _difference(effect.rounds),
        "verdict": effect.verdict,
    }


def _difference(one: Difference) -> dict[str, float | None]:
    """A difference; an end of its interval that is not known yet is None."""
    ends = {name: rounded(value) if isfinite(value) else None for name, value in (("low", one.low), ("high", one.high))}
    return {"value": rounded(one.value), **ends}
