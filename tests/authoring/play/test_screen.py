"""The screen: fitted to the window, whatever its size."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len
from rich.text import Text

from authoring.play.screen import ScreenView
from authoring.play.session import PlaySession, QuitError
from tests.authoring.play.table import compiled, names


class Glass:
    """A window that checks every screen drawn on it."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.screens: list[list[str]] = []
        self.asked = 0

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    def draw(self, lines: list[Text]) -> None:
        shown = [line.plain for line in lines]
        assert len(shown) <= self.height - 1
        assert [line for line in shown if cell_len(line) > self.width] == []
        self.screens.append(shown)

    def ask(self, prompt: str) -> str:
        self.asked += 1
        return "h" if self.asked % 7 == 0 else "k"


def view(
    glass: Glass, language: str, ident: str = "flight", pace: float = 0, slept: list[float] | None = None
) -> ScreenView:
    sleep = (slept if slept is not None else []).append
    return ScreenView(names(language, ident), glass, glass.ask, pace, sleep)


@pytest.mark.parametrize(
    ("width", "height", "language", "ident"),
    [(80, 24, "ru", "flight"), (60, 20, "fr", "under-pressure"), (200, 50, "pt", "five-to-midnight")],
)
def test_a_whole_game_fits_the_window(width: int, height: int, language: str, ident: str) -> None:
    glass = Glass(width, height)
    PlaySession(compiled(ident), names(language, ident), view(glass, language, ident), [], str).play()
    assert len(glass.screens) > 50
    turns = [screen for screen in glass.screens if any(line.startswith(" 0 ") or " 0 " in line for line in screen)]
    assert len(turns) > 20


def test_the_board_the_mice_and_the_menu_stand_on_a_screen() -> None:
    glass = Glass(80, 24)
    PlaySession(compiled(), names(), view(glass, "en"), [], str).play()
    screen = next(one for one in glass.screens if any("what now?" in line for line in one))
    text = "\n".join(screen)
    assert "Guard Room  round 1" in text
    assert "page 1 of 6" in text
    assert "♥♥♥" in text
    assert re.search(r"b +r\d|battle", text)
    assert "0 end turn" in screen[-1] or "0 end turn" in screen[-2]


def test_turns_of_others_are_shown_at_a_pace() -> None:
    glass, slept = Glass(80, 24), [0.0]
    shown = view(glass, "en", pace=0.4, slept=slept)
    PlaySession(compiled(), names(), shown, ["all=greedy"], str).play()
    assert set(slept) == {0.0, 0.4}
    assert len(slept) > 50


class Closed(Glass):
    """A window that is closed while a text is shown."""

    def ask(self, prompt: str) -> str:
        if self.asked > 12 and prompt.strip():
            raise EOFError
        return super().ask(prompt)


def test_leaving_while_a_story_is_read_or_others_play_is_leaving() -> None:
    shown = view(Closed(80, 24), "en")
    with pytest.raises(QuitError):
        PlaySession(compiled(), names(), shown, [], str).play()

    def interrupt(seconds: float) -> None:
        raise KeyboardInterrupt

    shown = ScreenView(names(), Glass(80, 24), Glass(80, 24).ask, 0.1, interrupt)
    with pytest.raises(QuitError):
        PlaySession(compiled(), names(), shown, ["all=greedy"], str).play()
