"""The examples in the help of the commands: each is typed as it stands, with fewer games, beside a chapter."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from authoring import bundled
from authoring.cli import build_app

EXAMPLE = re.compile(r"Example: `tailwright ([^`]+)`")
APP = build_app()
PACK = ("new chapter my-chapter", "pack my-chapter --init", "pack my-chapter --games 2 --workers 1")
GALLERY = (
    *PACK[:2],
    "pack my-chapter --games 2 --workers 1 -o my-packs/my.tailwright.zip",
    "gallery my-packs -o my-site",
)
FIRST = {
    "gallery": GALLERY[:3],
    "install my-chapter": GALLERY,
    "search": GALLERY,
    "install your-name": PACK,
    "pack my-chapter --games": PACK[:2],
    "pack my-chapter --init": PACK[:1],
    "remove": (*PACK, "install your-name.my-chapter-1.0.0.tailwright.zip --into my-library"),
    "test my-chapter": ("new chapter my-chapter",),
    "translate merge": ("translate extract my-chapter.yaml --lang fr",),
    "verify": PACK,
}
"""What has to be typed before an example."""


def examples() -> list[str]:
    """All examples, of commands and of groups of them."""
    found: list[str] = []
    waiting = [get_command(APP)]
    while waiting:
        command = waiting.pop()
        found += EXAMPLE.findall(command.help or "")
        waiting += getattr(command, "commands", {}).values()
    return sorted(set(found))


@pytest.mark.parametrize("example", examples())
def test_every_example_works(example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("my-chapter", "before", "after"):
        if f"{name}.yaml" in example:
            shutil.copy(bundled.root() / "chapters/sorrow/flight.yaml", f"{name}.yaml")
            text = Path(f"{name}.yaml").read_text(encoding="utf-8")
            own = text.replace("id: flight\n", "id: my-flight\n", 1).replace("miz-maggie", "my-maggie")
            Path(f"{name}.yaml").write_text(own, encoding="utf-8")
    for start, before in FIRST.items():
        if example.startswith(start):
            for line in before:
                assert CliRunner().invoke(APP, shlex.split(line)).exit_code == 0, line
    games = 20 if example.startswith("why ") else 2  # in two games the rule of the example may not run
    typed, _, _ = re.sub(r"--games \d+", f"--games {games}", example).partition(" > ")
    result = CliRunner().invoke(APP, shlex.split(typed))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code in _expected(example), result.output


def _expected(example: str) -> tuple[int, ...]:
    """Nobody sits at the table of the tests to play: the game is left, and told so."""
    return (130,) if example.startswith("play ") else (0,)


def test_there_are_examples_of_every_command() -> None:
    assert {example.split()[0] for example in examples()} == set(getattr(get_command(APP), "commands", {}))
