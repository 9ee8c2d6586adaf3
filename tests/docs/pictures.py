"""The pictures of the pages: how they are made, and whether they are stale."""

from __future__ import annotations

import hashlib
import json
import shutil
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
MADE_FROM = DOCS / "images" / "made-from.json"
"""For each picture that differs from machine to machine, the hash of the text that it was made from."""
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


@dataclass(frozen=True)
class Picture:
    """An image of a page, and the file that it is or is made from.

    `other` is the file that is the picture, if `source` is only what it is made from; `size` is that of a browser.
    """

    target: Path
    source: Path
    other: str | None = None
    size: str | None = None

    @property
    def is_copy(self) -> bool:
        """Whether the picture is the same on every machine."""
        return self.other is None and self.size is None

    def is_stale(self) -> bool:
        """Whether the picture is missing or not what it would be now."""
        if not self.target.is_file():
            return True
        if self.is_copy:
            return self.target.read_bytes() != self.source.read_bytes()
        return _made_from().get(self._name) != _hash(self.source)

    def make(self) -> None:
        """Make the picture if it is stale."""
        if not self.is_stale():
            return
        self.target.parent.mkdir(parents=True, exist_ok=True)
        if self.size:
            _shoot(self.source, self.target, self.size)
        else:
            shutil.copyfile(self.source.parent / (self.other or self.source.name), self.target)
        if not self.is_copy:
            hashes = {**_made_from(), self._name: _hash(self.source)}
            MADE_FROM.write_text(json.dumps(dict(sorted(hashes.items())), indent=1) + "\n", encoding="utf-8")

    @property
    def _name(self) -> str:
        return self.target.resolve().relative_to(DOCS).as_posix()


def _made_from() -> dict[str, str]:
    hashes: dict[str, str] = json.loads(MADE_FROM.read_text(encoding="utf-8")) if MADE_FROM.is_file() else {}
    return hashes


def _hash(source: Path) -> str:
    return hashlib.sha256(source.read_bytes()).hexdigest()


def _shoot(page: Path, target: Path, size: str) -> None:
    """Take a picture of a page in a browser."""
    from playwright.sync_api import sync_playwright

    width, height = map(int, size.split("x"))
    browser = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if browser is None:
        raise AssertionError(f"no browser to take a picture of {page.name}: install one of {', '.join(BROWSERS)}")
    with sync_playwright() as play:
        window = play.chromium.launch(executable_path=browser, args=["--no-sandbox", "--disable-gpu"])
        view = window.new_page(viewport={"width": width, "height": height})
        view.goto(page.as_uri())
        view.screenshot(path=target)
        window.close()
