"""What the bot was offered, and what of it it took."""

from __future__ import annotations

from typing import Any, Final

from authoring.playtest.result import PlaytestResult
from authoring.report.sections.effect import NOTHING
from engine.playtest.bot_names import why_not
from engine.playtest.offers import Offer

ENOUGH: Final = 30
"""An option of a choice that was offered so often and never taken is no choice."""


def section(result: PlaytestResult) -> list[dict[str, Any]]:
    """Return every offer that was made, and how often it was made and taken.

    An option of a choice that is no choice says so, with the reason of the bot.
    """
    tally = result.tally
    rows: list[dict[str, Any]] = []
    for index, offer in enumerate(result.compiled.offers.all):
        offered, taken = (rows.get(index, NOTHING).times for rows in (tally.offered, tally.taken))
        if offered:
            row = {"kind": offer.kind, "name": offer.name, "where": offer.where, "offered": offered, "taken": taken}
            if offer.kind == "option" and not taken and offered >= ENOUGH:
                row["no-choice"] = _reason(result, offer)
            rows.append(row)
    return rows


def _reason(result: PlaytestResult, offer: Offer) -> str:
    bot = result.plan.bot
    personas = result.plan.content.personas
    return why_not(bot, result.compiled.chapter, offer.choice, offer.option, personas) or f"{bot} gives no reason"
