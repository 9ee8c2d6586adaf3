"""Shared by all tests."""

from __future__ import annotations

from hypothesis import settings

# a fixed choice of examples: a failure here is a failure everywhere; no deadline, as machines differ
settings.register_profile("tailwright", derandomize=True, deadline=None, database=None)
settings.load_profile("tailwright")
