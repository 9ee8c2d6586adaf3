"""When a report counts as failed, and what it says then."""

from __future__ import annotations

from dataclasses import replace

from authoring.playtest.result import PlaytestResult
from authoring.report.html import html
from authoring.report.output import make_report
from engine.playtest import Result


def test_a_report_in_all_its_forms(result: PlaytestResult) -> None:
    report = make_report(result)
    assert report.data["kind"] == "playtest-report"
    assert report.page() == html(result, report.data)
    assert (report.errors, report.failed) == ([], False)


def test_a_gate_fails_unless_all_targets_pass(result: PlaytestResult) -> None:
    report = make_report(result, gate=True)
    words = {verdict.word for verdict in result.verdicts}
    assert words == {"pass", "undecided"}
    assert report.errors == ["target undecided: win-rate of greedy after 0 games"]
    assert report.failed


def test_dead_workers_fail(result: PlaytestResult) -> None:
    run = Result(result.tally, 60, broken="a worker process died")
    report = make_report(replace(result, run=run))
    assert report.errors == ["tailwright: error: a worker process died; the report has the games that came back"]
    assert report.failed


def test_after_ctrl_c_there_are_no_errors(result: PlaytestResult) -> None:
    run = Result(result.tally, 60, interrupted=True)
    assert make_report(replace(result, run=run), gate=True).errors == []
