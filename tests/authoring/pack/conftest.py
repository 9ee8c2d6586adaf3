"""A small pack that every test of packs can change."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.new import create
from authoring.new.pack import describe_pack
from authoring.pack.certificate import Effort
from authoring.pack.make import Pack, make_pack

QUICK = Effort((("random", 8), ("greedy", 8)), 1)


def folder_of(parent: Path, ident: str = "the-old-mill") -> Path:
    """A folder with a new chapter and its description."""
    create("chapter", ident, parent)
    describe_pack(parent / ident)
    return parent / ident


@pytest.fixture(scope="session")
def mill(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a chapter."""
    return folder_of(tmp_path_factory.mktemp("author"))


@pytest.fixture(scope="session")
def made(mill: Path) -> Pack:
    """The pack of that folder."""
    return make_pack(mill, effort=QUICK)
