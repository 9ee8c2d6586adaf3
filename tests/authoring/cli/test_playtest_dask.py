"""A playtest on a Dask cluster: the same bytes as in one process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from tests.playable import chapter, run

ROOT = Path(__file__).parents[3]
CLUSTER = """\
import time
from distributed import LocalCluster

if __name__ == "__main__":
    cluster = LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None, processes=False, protocol="tcp")
    print(cluster.scheduler_address, flush=True)
    time.sleep(600)
"""

pytestmark = pytest.mark.filterwarnings("ignore")  # Dask's own, which are not ours to mend


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two workers on this machine."""
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, processes=True) as cluster:
        yield cluster.scheduler_address


def test_the_same_bytes_as_alone(address: str, tmp_path: Path) -> None:
    words = ("playtest", chapter(tmp_path), "--games", 120, "--bot", "random", "--json", "-")
    far = run(*words, "--dask", address)
    assert far.exit_code == 0, far.output
    assert far.stdout == run(*words, "--workers", 1).stdout


@pytest.mark.soak
def test_a_thousand_games_are_the_same_bytes_for_everybody(address: str) -> None:
    words = ("playtest", "flight", "--games", 1000, "--bot", "greedy", "--json", "-")
    alone = run(*words, "--workers", 1)
    assert alone.exit_code == 0, alone.output
    assert json.loads(alone.stdout)["run"]["games"] == 1000
    assert run(*words, "--workers", 2).stdout == alone.stdout
    assert run(*words, "--dask", address).stdout == alone.stdout


def test_no_cluster_there(tmp_path: Path) -> None:
    result = run("playtest", chapter(tmp_path), "--dask", "nowhere:port")
    assert result.exit_code == 2
    assert 'cannot reach a Dask scheduler at "nowhere:port"' in result.stderr


def test_a_scheduler_that_dies_leaves_a_report_without_tracebacks(tmp_path: Path) -> None:
    """It is killed when some of the batches, of 20 games each, have come back. The worker is a thread beside it."""
    with ExitStack() as both:
        scheduler = _started(both, "-c", CLUSTER, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert scheduler.stdout
        address = scheduler.stdout.readline().strip()
        words = ("playtest", chapter(tmp_path), "--games", 400, "--bot", "random", "--dask", address)
        playtest = _started(
            both, "-m", "tailwright", *words, "--json", "report.json", "--trace-dir", tmp_path / "traces",
            cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)}, stderr=subprocess.PIPE,
        )  # fmt: skip
        last = time.monotonic() + 120
        while len(list((tmp_path / "traces").glob("*"))) < 80:
            assert playtest.poll() is None
            assert time.monotonic() < last
            time.sleep(0.05)
        scheduler.kill()
        error = playtest.communicate(timeout=120)[1]
    assert "Traceback" not in error
    assert "the workers are gone" in error or "workers failed: " in error  # as the connection or the client notices
    assert playtest.returncode == 1
    data = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert 0 < data["run"]["games"] < 400
    assert data["run"]["broken"]


def _started(until: ExitStack, *words: object, **options: Any) -> subprocess.Popen[str]:
    """A Python process that is killed at the end, also when the test fails."""
    process = subprocess.Popen([sys.executable, *map(str, words)], text=True, **options)
    until.callback(process.communicate)
    until.callback(process.kill)
    return process
