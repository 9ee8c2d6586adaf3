"""A word on the terminal while a command is busy."""

from __future__ import annotations

import sys
import time
from io import StringIO
from pathlib import Path
from types import SimpleNamespace

import pytest

from authoring.cli import COMMANDS, sign_of_life
from authoring.cli.sign_of_life import SignOfLife
from tests.terminal import output_at_terminal


class Glass(StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


@pytest.fixture
def stderr(monkeypatch: pytest.MonkeyPatch) -> Glass:
    glass = Glass()
    monkeypatch.setattr(sign_of_life, "sys", SimpleNamespace(stderr=glass))  # pytest sets the real one anew
    monkeypatch.setattr(sign_of_life, "DELAY", 0.01)
    return glass


def test_the_word_comes_and_goes(stderr: Glass) -> None:
    sign = SignOfLife()
    sign.start(["lint", "my-chapter"], COMMANDS)
    time.sleep(0.3)
    assert stderr.getvalue() == "tailwright lint …"
    sign.stop()
    sign.stop()
    assert stderr.getvalue() == f"tailwright lint …\r{' ' * 17}\r"


@pytest.mark.parametrize("words", [[], ["play", "flight"], ["\x1b[2J"], ["lint", "--help"], ["lsp"], ["lint", "-"]])
def test_some_commands_say_nothing(stderr: Glass, words: list[str]) -> None:
    sign = SignOfLife()
    sign.start(words, COMMANDS)
    time.sleep(0.1)
    sign.stop()
    assert stderr.getvalue() == ""


def test_who_is_quick_shows_nothing(stderr: Glass, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sign_of_life, "DELAY", 60)
    sign = SignOfLife()
    sign.start(["lint"], COMMANDS)
    sign.stop()
    assert stderr.getvalue() == ""


def test_its_share_of_a_third_of_a_second_is_small() -> None:
    assert sign_of_life.DELAY <= 0.15


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")
def test_it_is_the_first_thing_on_a_terminal_and_nothing_is_left_of_it(tmp_path: Path) -> None:
    shown = b"".join(output_at_terminal(tmp_path, ["export", "storybook", "flight", "-o", "book.html"]))
    assert shown.startswith("tailwright export …".encode())
    last = shown.rpartition(b" \r")[2].decode()
    assert last.strip() == "wrote book.html"
