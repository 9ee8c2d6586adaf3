"""`tailwright record`, and what a report makes of the games it writes."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.playable import BROKEN, chapter, run

ROOT = Path(__file__).parents[3]
PARTY = ("--party", "collin,filch,maginos")
LOST = ("--lost", "--rounds", "9", *PARTY)


def results(folder: Path) -> list[str]:
    return (folder / "results.csv").read_text(encoding="utf-8-sig").splitlines()


def test_a_game_is_written_beside_the_chapter(tmp_path: Path) -> None:
    path = chapter(tmp_path)
    options = ("--why", "the wheel, quickly", "--minutes", "80", "--date", "2026-01-31")
    assert run("record", path, *LOST, *options).output == "recorded in results.csv: 1 game of brawl\n"
    assert run("record", path, "--won", "--rounds", "4", *PARTY).output.endswith("2 games of brawl\n")
    assert results(tmp_path)[1:] == [
        'brawl,2026-01-31,lost,"the wheel, quickly",9,collin filch maginos,80',
        "brawl,,won,,4,collin filch maginos,",
    ]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ((), "--won or --lost, --rounds, --party missing"),
        (("--won", *PARTY), "--rounds missing"),
        (("--won", "--rounds", "0", *PARTY), 'rounds "0" is not'),
        (("--won", "--rounds", "9", "--party", "colin,filch,maginos"), 'did you mean "collin"?'),
        (("--won", "--rounds", "9", "--party", "collin"), "brawl is for 3 to 4"),
        ((*LOST, "--minutes", "0"), 'minutes "0" is not'),
        ((*LOST, "--why", "=HYPERLINK(1)"), "formula"),
        ((*LOST, "--date", "yesterday"), "2026-01-31"),
    ],
)
def test_wrong_options_write_nothing(tmp_path: Path, options: tuple[str, ...], words: str) -> None:
    result = run("record", chapter(tmp_path), *options)
    assert result.exit_code == 2
    assert words in result.output
    assert not (tmp_path / "results.csv").exists()


def test_a_malformed_file_is_named_with_its_line_and_left_alone(tmp_path: Path) -> None:
    text = "chapter,date,result,why,rounds,party,minutes\nbrawl,,won,,x,collin,\n"
    (tmp_path / "results.csv").write_text(text, encoding="utf-8")
    result = run("record", chapter(tmp_path), *LOST)
    assert result.exit_code == 1
    assert 'results.csv:2: error: rounds "x" is not a whole number' in result.output
    assert (tmp_path / "results.csv").read_text(encoding="utf-8") == text


def test_bundled_chapters_and_broken_ones_are_refused(tmp_path: Path) -> None:
    bundled = run("record", "flight", *LOST)
    assert bundled.exit_code == 2
    assert "copy its file" in bundled.output
    assert run("record", chapter(tmp_path, BROKEN["unknown face"]), *LOST).exit_code == 1
    assert not (tmp_path / "results.csv").exists()


def test_the_report_sets_people_beside_bots(tmp_path: Path) -> None:
    path = chapter(tmp_path)
    run("record", path, *LOST, "--why", "<b>the [red]wheel")
    with (tmp_path / "results.csv").open("a", encoding="utf-8") as file:
        file.write("brawl,,won,,9,<script>,\n")
    page = tmp_path / "page.html"
    games = ("--games", "5", "--workers", "1", "--mice", "3")
    shown = run("playtest", path, *games, "--html", page, "--json", tmp_path / "report.json").output
    assert "People won 0 of 1 game (0 %" in shown
    assert 'results.csv:3: unknown hero "<script>"' in shown
    html = page.read_text(encoding="utf-8")
    assert "People at their tables" in html
    assert "&lt;b&gt;the [red]wheel (1)" in html
    assert "<b>the" not in html
    data = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert data["people"]["losses"] == [{"why": "<b>the [red]wheel", "games": 1}]


def at_terminal(folder: Path, *typed: bytes) -> tuple[int, str]:
    """Type answers at a terminal, each after its question; return the exit code and all that was shown."""
    ours, theirs = pty.openpty()
    words = [sys.executable, "-m", "tailwright", "record", "brawl.yaml"]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(words, cwd=folder, stdin=theirs, stdout=theirs, stderr=theirs, env=env) as process:
        os.close(theirs)
        shown, answers, deadline = b"", list(typed), time.monotonic() + 120
        while time.monotonic() < deadline:
            try:
                shown += os.read(ours, 4096)
            except OSError:  # the other end is closed
                break
            if answers and shown.endswith(b"? "):
                os.write(ours, answers.pop(0))
        code = process.wait(120)
    os.close(ours)
    return code, shown.decode()


def test_a_terminal_asks_for_what_the_options_leave_out(tmp_path: Path) -> None:
    chapter(tmp_path)
    typed = (b"lost\n", b"time ran out\n", b"many\n", b"9\n", b"collin,filch,maginos\n", b"\n")
    code, shown = at_terminal(tmp_path, *typed)
    assert code == 0, shown
    assert 'rounds "many" is not a whole number from 1 to 300' in shown
    assert results(tmp_path)[1:] == ["brawl,,lost,time ran out,9,collin filch maginos,"]


def test_leaving_a_question_records_nothing(tmp_path: Path) -> None:
    chapter(tmp_path)
    code, shown = at_terminal(tmp_path, b"won\n", b"\x04")
    assert code == 130
    assert "nothing was recorded" in shown
    assert not (tmp_path / "results.csv").exists()
