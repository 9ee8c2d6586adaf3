"""Three small packs and their gallery."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.gallery.site import build_gallery
from authoring.pack.archive import SUFFIX
from authoring.pack.make import make_pack
from tests.authoring.pack.conftest import QUICK, folder_of
from tests.authoring.pack.test_make import change


@pytest.fixture(scope="session")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packs."""
    folder = tmp_path_factory.mktemp("shop")
    for number in (1, 2, 3):
        mill = folder_of(tmp_path_factory.mktemp("author"), f"mill-{number}")
        change(mill / "pack.yaml", f"title: Mill {number}", f"title: Mill No. {number}")
        if number == 3:
            with (mill / "pack.yaml").open("a", encoding="utf-8") as file:
                file.write("difficulty: hard\nminutes: 45\nsynopsis: { en: A <b>bold</b> tale, fr: Un conte }\n")
        (folder / f"{number}{SUFFIX}").write_bytes(make_pack(mill, effort=QUICK).archive)
    return folder


@pytest.fixture(scope="session")
def site(shop: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The gallery of that folder."""
    folder = tmp_path_factory.mktemp("site")
    for name, content in build_gallery(shop, lambda doing: None).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder
