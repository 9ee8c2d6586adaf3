"""A playtest on a Dask cluster: the same bytes as in one process."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import LocalCluster

from tests.playable import chapter, run

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
