"""A page in a browser, with everything it says and asks for."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page


class Watched:
    """A page, with everything it said and asked for."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.said: list[str] = []
        self.asked: list[str] = []
        page.on("console", lambda message: self.said.append(message.text))
        page.on("pageerror", lambda error: self.said.append(str(error)))
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("dialog", lambda dialog: self.said.append(dialog.message))

    def open(self, path: Path, text: str, address: str = "") -> Page:
        """Write a page and open it, at an address within it."""
        path.write_text(text, encoding="utf-8")
        return self.goto(path, address)

    def goto(self, path: Path, address: str = "") -> Page:
        """Open a page that is there, at an address within it."""
        self.page.goto(path.as_uri() + address)
        return self.page
