"""The report of a playtest in all its forms, for a chapter or a campaign."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from authoring.playtest.playtest_campaign import CampaignResult
from authoring.playtest.result import PlaytestResult
from authoring.wording.languages import SOURCE
from engine.playtest.campaign import BROKEN
from engine.playtest.statistics.targets import PASS

if TYPE_CHECKING:
    from rich.console import Console


@dataclass(frozen=True)
class Report:
    """The data of a report, and the functions that show it."""

    data: dict[str, Any]
    show: Callable[[dict[str, Any], Console], None]
    """Writes it to a terminal."""
    page: Callable[[], str]
    """Returns it as HTML."""
    errors: list[str]
    failed: bool
    """Whether games crashed, workers died, or a gate did not pass."""


def make_report(result: PlaytestResult | CampaignResult, gate: bool = False, language: str = SOURCE) -> Report:
    """Make the report of a playtest. The headings of the page are in a language."""
    return _campaign(result) if isinstance(result, CampaignResult) else _chapter(result, gate, language)


def _chapter(result: PlaytestResult, gate: bool, language: str) -> Report:
    from authoring.report.document import document
    from authoring.report.terminal import show

    data = document(result)

    def page() -> str:
        from authoring.report.html import html  # Jinja is only needed for pages

        return html(result, data, language)

    errors = [*(_missed_targets(result) if gate else []), *_worker_errors(result.run.broken)]
    if result.run.interrupted:
        errors = []
    return Report(data, show, page, errors, bool(errors or result.tally.crashes))


def _campaign(result: CampaignResult) -> Report:
    from authoring.report.campaign import campaign_document
    from authoring.report.campaign_terminal import show_campaign

    data = campaign_document(result)

    def page() -> str:
        from authoring.report.html import campaign_html

        return campaign_html(data)

    errors = [] if result.run.interrupted else _worker_errors(result.run.broken)
    return Report(data, show_campaign, page, errors, bool(errors or result.run.tally.ends[BROKEN]))


def _missed_targets(result: PlaytestResult) -> list[str]:
    """Targets that did not pass; an undecided one did not."""
    return [
        f"target {verdict.word}: {verdict.target.what} of {verdict.target.bot} after {verdict.games} games"
        for verdict in result.verdicts
        if verdict.word != PASS
    ]


def _worker_errors(broken: str) -> list[str]:
    return [f"tailwright: error: {broken}; the report has the games that came back"] if broken else []
