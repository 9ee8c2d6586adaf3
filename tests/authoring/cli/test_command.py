"""Values are what typer makes of them, whether or not it was asked."""

from __future__ import annotations

import subprocess
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import pytest
import typer
from authoring.cli.command import UNREAD, Command, Group, as_it_is
from typer.testing import CliRunner

from authoring import bundled


class Size(StrEnum):
    """Something to choose."""

    small = "small"
    big = "big"


def _told(
    word: str,
    files: Annotated[list[Path] | None, typer.Argument()] = None,
    one: Annotated[Path | None, typer.Option()] = None,
    number: Annotated[int, typer.Option(min=0, max=9)] = 3,
    size: Annotated[Size, typer.Option()] = Size.small,
    several: Annotated[list[str] | None, typer.Option()] = None,
    flag: Annotated[bool, typer.Option("--flag")] = False,
) -> None:
    typer.echo(repr((word, files, one, number, size, several, flag)))


def _app(sooner: bool) -> typer.Typer:
    app = typer.Typer(cls=Group if sooner else None, add_completion=False)
    app.callback()(lambda: None)
    app.command("told", cls=Command if sooner else None)(_told)
    return app


LINES = [
    "", "x", "x a.yaml", "x a.yaml none.yaml", "x .", "x --one a.yaml", "x --one none.yaml", "x --number 5",
    "x --number five", "x --number -1", "x --number 0", "x --number 07", "x --number 10", "x --number=-0",
    "x --size big", "x --size huge", "x --several a --several b", "x --flag",
    "x --help", "--help", "x --what", "x a.yaml --one",
]  # fmt: skip


@pytest.mark.parametrize("line", LINES)
def test_a_command_reads_like_one_of_typers(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.yaml").write_text("")
    ours, typers = (CliRunner().invoke(_app(sooner), ["told", *line.split()]) for sooner in (True, False))
    assert (ours.exit_code, ours.output) == (typers.exit_code, typers.output)


def test_what_needs_no_reading() -> None:
    assert as_it_is(str, "word") == "word"
    assert as_it_is(list[Path], (".",)) == [Path()]
    assert as_it_is(list[str], None) == ()
    assert as_it_is(int, None) is None
    assert as_it_is(int, "5") == 5
    assert as_it_is(int, "-12") == -12
    assert as_it_is(list[Path], (".", "no such file")) == [Path(), Path("no such file")]


@pytest.mark.parametrize("given", ["five", "05", "+5", " 5", "5.0", "1_000", "-0", "٥", "9" * 19, ""])
def test_numbers_written_otherwise_are_left_to_typer(given: str) -> None:
    assert as_it_is(int, given) is UNREAD


@pytest.mark.parametrize("line", ["lint cards/box.yaml", "playtest flight --games 1 --workers 1 --json {}/new.json"])
def test_usual_commands_start_without_pydantic(line: str, tmp_path: Path) -> None:
    words = ["tailwright", *line.format(tmp_path).split()]
    script = f"import sys; sys.argv = {words}\nfrom authoring.cli import main\n"
    script += "try: main()\nfinally: print('pydantic' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], cwd=bundled.root(), capture_output=True, text=True)
    assert done.stdout.endswith("\nFalse\n"), done.stderr


def test_a_playtest_without_a_page_needs_nothing_that_makes_pages(tmp_path: Path) -> None:
    script = f"import sys; sys.argv = {['tailwright', 'playtest', 'flight', '--games', '1', '--workers', '1']}\n"
    script += "from authoring.cli import main\ntry: main()\nfinally: print('jinja2' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout.endswith("\nFalse\n"), done.stderr
