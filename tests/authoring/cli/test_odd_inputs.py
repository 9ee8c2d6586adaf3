"""Files and bots that are not what they should be: each gets a sentence and exit code 2."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from authoring.content.plain_file import MOST, UnreadableError, is_device_of_windows, read_json, read_text
from tests.playable import TOSS, chapter, run

DEEP = "[" * 100_000


@pytest.fixture(autouse=True)
def limit() -> Iterator[None]:
    """A read that never ends is a failure after a while."""
    signal.alarm(120)
    yield
    signal.alarm(0)


def fifo(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def folder(path: Path) -> None:
    path.mkdir()


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(MOST + 1)


def deep_toml(path: Path) -> None:
    path.write_text("a = " + "[" * 5000, encoding="utf-8")


def deep_json(path: Path) -> None:
    path.write_text(DEEP, encoding="utf-8")


def binary(path: Path) -> None:
    path.write_bytes(b"\xff\xfe")


ODD: tuple[tuple[Callable[[Path], None], str], ...] = (
    (fifo, "it is a pipe or a device; name an ordinary file"),
    (device, "it is a pipe or a device; name an ordinary file"),
    (folder, "it is a folder; name a file"),
    (huge, "it is larger than"),
    (deep_json, "it is nested too deeply; write fewer levels"),
    (binary, "byte 0xff is not UTF-8 text; save it as UTF-8"),
)


@pytest.mark.parametrize(("make", "words"), ODD)
def test_files_that_are_no_baseline(make: Callable[[Path], None], words: str, tmp_path: Path) -> None:
    make(tmp_path / "odd")
    result = run("lint", chapter(tmp_path), "--baseline", tmp_path / "odd")
    assert (result.exit_code, result.stdout) == (2, "")
    assert f'cannot read the baseline "{tmp_path / "odd"}"' in result.stderr
    assert words in result.stderr


@pytest.mark.parametrize(("make", "words"), ODD)
def test_files_that_are_no_saved_game(make: Callable[[Path], None], words: str, tmp_path: Path) -> None:
    make(tmp_path / "odd")
    result = run("replay", "flight", "--from", tmp_path / "odd")
    assert (result.exit_code, result.stdout) == (2, "")
    assert words in result.stderr


@pytest.mark.parametrize(("make", "words"), [*ODD[:4], (deep_toml, ODD[4][1]), ODD[5]])
def test_files_that_are_no_settings(make: Callable[[Path], None], words: str, tmp_path: Path) -> None:
    path = chapter(tmp_path)
    make(tmp_path / "tailwright.toml")
    result = run("lint", path)
    assert (result.exit_code, result.stdout) == (2, "")
    assert f'cannot read "{tmp_path / "tailwright.toml"}": {words}' in result.stderr


def test_a_settings_file_that_links_to_nothing(tmp_path: Path) -> None:
    path = chapter(tmp_path)
    (tmp_path / "tailwright.toml").symlink_to("nowhere")
    result = run("lint", path)
    assert (result.exit_code, "the link leads to no file" in result.stderr) == (2, True)


def test_a_file_that_grows_while_it_is_read_is_cut_at_the_limit(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("12345", encoding="utf-8")
    assert read_text(tmp_path / "a", 5) == "12345"
    with pytest.raises(UnreadableError, match="larger"):
        read_text(tmp_path / "a", 4)
    with pytest.raises(UnreadableError, match="null"):
        read_text(tmp_path / "a\0")
    (tmp_path / "a").write_text("{", encoding="utf-8")
    with pytest.raises(UnreadableError, match="Expecting"):
        read_json(tmp_path / "a")


class TestSettings:
    """What lint says of settings that have an effect, or none."""

    CARD = "kind: search-card\nid: lamp\nname: 'Lamp '\ncategory: accessory\nslot: accessory\nreplaces: lantern\n"

    @pytest.fixture
    def project(self, tmp_path: Path) -> Path:
        (tmp_path / "lamp.yaml").write_text(self.CARD, encoding="utf-8")
        return tmp_path

    def write(self, project: Path, text: str) -> None:
        (project / "tailwright.toml").write_text(text, encoding="utf-8")

    def test_what_settings_switch_off_is_counted(self, project: Path) -> None:
        self.write(project, "[lint]\nselect = ['K', 'N']\nignore = ['N']\n")
        result = run("lint", project)
        assert result.stderr == "2 findings ignored by tailwright.toml: N106 ×1, R104 ×1\n"
        assert run("lint", project, "--ignore", "R").stderr == "1 finding ignored by tailwright.toml: N106 ×1\n"

    def test_nothing_is_said_when_nothing_is_switched_off(self, project: Path) -> None:
        self.write(project, "# the top folder\n")
        assert run("lint", project).stderr == ""

    def test_strict_settings_report_what_settings_ignore(self, project: Path) -> None:
        before = run("lint", project)
        self.write(project, '[lint]\nignore = ["R104"]\n')
        assert "R104" not in run("lint", project).stdout
        strict = run("lint", project, "--strict-settings")
        assert (strict.exit_code, strict.stdout, strict.stderr) == (1, before.stdout, "")

    def test_strict_settings_report_what_comments_ignore(self, project: Path) -> None:
        text = self.CARD.replace("replaces:", "# tailwright: ignore[R104] a reason\nreplaces:")
        (project / "lamp.yaml").write_text(text, encoding="utf-8")
        assert "R104" not in run("lint", project).stdout
        assert "R104" in run("lint", project, "--strict-settings").stdout

    def test_settings_without_effect_are_told(self, project: Path) -> None:
        self.write(project, "ignore = ['K']\n")
        result = run("lint", project)
        assert 'unknown setting "ignore" has no effect; remove it' in result.stderr
        assert "has no [lint], so lint reports everything; write [lint] above its settings" in result.stderr


BOTS = {
    "def f(:\n": "cannot load bot",
    "raise RuntimeError('no network')\n": "RuntimeError: no network",
    "import sys\nsys.exit(0)\n": "SystemExit: 0",
    "import not_there_at_all\n": "No module named 'not_there_at_all'",
    "x = 1\n": "has no attribute 'Mine'",
    "Mine = 7\n": "'int' object is not callable",
    "class Mine:\n    def choose(self, game, decision): return 0\n": "its class is called with a seed",
    "class Mine:\n    def __init__(self, seed): raise SystemExit(3)\n": "SystemExit: 3",
    "class Mine:\n    def __init__(self, seed): pass\n": "has no method choose(self, game, decision)",
    "class Mine:\n    def __init__(self, seed): pass\n    def choose(self): pass\n": "has no method choose",
}
RAISES = "class Mine:\n    def __init__(self, seed): pass\n    def choose(self, game, decision): {}\n"
FAULTS = {
    "return 'nonsense'": "nonsense is not among the options",
    "return None": "None is not among the options",
    "raise SystemExit(0)": "SystemExit: 0",
    "1 / 0": "ZeroDivisionError",
    "raise type('E', (Exception,), {'__str__': lambda self: 1 / 0})()": "(its text cannot be read)",
}


class TestBots:
    """Modules that are no bots, and bots that fail."""

    @pytest.fixture
    def module(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], str]]:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr("sys.path", sys.path[:])
        monkeypatch.setattr("sys.dont_write_bytecode", True)

        def write(text: str) -> str:
            (tmp_path / "faulty_bot.py").write_text(text, encoding="utf-8")
            return "faulty_bot:Mine"

        yield write
        sys.modules.pop("faulty_bot", None)

    @pytest.mark.parametrize("text", BOTS)
    def test_a_module_that_is_no_bot(self, text: str, module: Callable[[str], str], tmp_path: Path) -> None:
        path = chapter(tmp_path, TOSS)
        result = run("playtest", path, "--games", "2", "--workers", "1", "--bot", module(text))
        assert (result.exit_code, result.stdout) == (2, "")
        assert BOTS[text] in result.stderr

    @pytest.mark.parametrize("fault", FAULTS)
    def test_a_bot_that_fails_in_play(self, fault: str, module: Callable[[str], str], tmp_path: Path) -> None:
        path, bot = chapter(tmp_path, TOSS), module(RAISES.format(fault))
        played = run("playtest", path, "--games", "2", "--workers", "1", "--bot", bot)
        assert played.exit_code == 1
        assert FAULTS[fault] in played.stdout
        replayed = run("replay", path, "--bot", bot)
        assert (replayed.exit_code, replayed.stdout) == (2, "")
        assert "the game with seed 0 crashed: " in replayed.stderr
        assert FAULTS[fault] in replayed.stderr
        person = run("play", path, "--bot-for", f"all={bot}")
        assert person.exit_code == 2
        assert FAULTS[fault] in person.stderr


@pytest.mark.parametrize("name", ["con", "NUL", "aux.yaml", "lpt9", "Com1.tar.gz", "prn .txt"])
def test_names_of_devices_on_windows(name: str) -> None:
    assert is_device_of_windows(name)
    assert not is_device_of_windows(f"{name}x.y".replace(".", "-"))


def test_new_content_is_not_named_like_a_device(tmp_path: Path) -> None:
    result = run("new", "chapter", "con", "--folder", tmp_path)
    assert result.exit_code == 2
    assert 'id "con" is the name of a device on Windows' in result.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("option", ["--save", "--html"])
def test_outputs_are_not_named_like_a_device(option: str, tmp_path: Path) -> None:
    result = run("replay", chapter(tmp_path, TOSS), option, tmp_path / "NUL.json")
    assert result.exit_code == 2
    assert "on Windows this is the name of a device; choose another name" in result.stderr
    assert not (tmp_path / "NUL.json").exists()


def test_file_names_that_are_not_utf8(tmp_path: Path) -> None:
    name = os.fsdecode(b"caf\xe9.yaml")
    os.replace(chapter(tmp_path), tmp_path / name)
    for form in ("text", "github", "json", "sarif"):
        assert run("lint", tmp_path / name, "--format", form).exit_code in (0, 1)
