"""Whenever a command ends, even with SIGKILL or on a full disk, each file holds its old or its new content."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kill_points import COMMANDS

ROOT = Path(__file__).parents[1]
LEAST = {"report": 28, "replay": 28, "install": 28}
"""Commands with several files have more points than the usual 14."""

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")


@pytest.mark.parametrize("name", COMMANDS)
def test_no_file_is_lost_or_cut(name: str, tmp_path: Path) -> None:
    line = [sys.executable, "-m", "tests.kill_points", name, str(tmp_path)]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert (tmp_path / "result").is_file(), done.stderr + (tmp_path / "out").read_text()
    result = json.loads((tmp_path / "result").read_text())
    assert result["problems"] == []
    assert result["points"] >= LEAST.get(name, 14)


def test_there_are_two_hundred_points_at_least() -> None:
    assert sum(LEAST.get(name, 14) for name in COMMANDS) >= 200
