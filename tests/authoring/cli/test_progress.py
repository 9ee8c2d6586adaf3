"""Long commands show how far they are, at a terminal only."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.playable import run
from tests.terminal import output_at_terminal

PLAYTEST = ["playtest", "flight", "--games", "400", "--workers", "1"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")
def test_the_win_rate_so_far_stands_beside_the_bar(tmp_path: Path) -> None:
    shown = b""
    for text in output_at_terminal(tmp_path, PLAYTEST, {"COLUMNS": "100"}):
        shown += text
    shares = re.findall(rb"(\d+)% won so far", shown)
    assert len(set(shares)) > 1
    assert b"/400" in shown


def test_a_pipe_shows_no_bar() -> None:
    assert "so far" not in run("playtest", "flight", "--games", 10).output
