"""Shared by all tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from authoring.store.location import FOLDER_VARIABLE

# a fixed choice of examples: a failure here is a failure everywhere; no limits of time, as machines may be busy
settings.register_profile(
    "tailwright", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("tailwright")


@pytest.fixture(scope="session", autouse=True)
def _own_store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tests keep their playtests and verdicts in a folder of their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDER_VARIABLE, str(tmp_path_factory.mktemp("store")))
        yield
