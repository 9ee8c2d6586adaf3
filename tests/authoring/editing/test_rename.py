"""Rename: ids of every kind, in all files; refused where it cannot be done."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from authoring import bundled
from authoring.api import CannotRenameError
from authoring.api.workspace import Workspace
from authoring.content.edits import apply_edits
from authoring.editing.names import Mention, Name, all_mentions
from engine.playtest import CompiledPlan, Plan, portable
from tests.authoring.editing.folder import write_folder

BOOK = bundled.root() / "chapters" / "clockwork"


@cache
def checkout() -> Workspace:
    return Workspace(bundled.root())


def names_of_the_book() -> list[Name]:
    """Every id that the files of the original book define."""
    known = all_mentions(checkout().library)
    return sorted(name for name, mentions in known.items() if definition_in(mentions, BOOK))


def definition_in(mentions: list[Mention], folder: Path) -> Mention | None:
    return next((one for one in mentions if one.defines and one.file.real.is_relative_to(folder)), None)


def rename(workspace: Workspace, name: Name, new: str) -> None:
    """Rename an id of the book at its definition, in the open documents."""
    mentions = next(found for one, found in all_mentions(workspace.library).items() if one == name)
    definition = definition_in(mentions, workspace.root)
    assert definition is not None
    mark = definition.mark
    changes = workspace.rename_id(definition.file.real, mark.line, mark.col, new)
    texts = {}
    for path, edits in changes.items():
        file = workspace.file(path)
        assert file is not None
        texts[path] = apply_edits(file.source.text, edits)
    for path, text in texts.items():
        workspace.edit(path, text)


def renamed(workspace: Workspace, name: Name, new: str) -> Name:
    """The name after it was renamed. What is known in a chapter has the new id of the chapter as its home."""
    found = [one for one in all_mentions(workspace.library) if (one.kind, one.id) == (name.kind, new)]
    return found[0]


def there_and_back(name: Name) -> None:
    workspace = checkout()
    before = {file.real: file.source.text for file in workspace.files}
    rename(workspace, name, f"{name.id}-z")
    assert workspace.all_findings() == []
    rename(workspace, renamed(workspace, name, f"{name.id}-z"), name.id)
    assert {file.real: file.source.text for file in workspace.files} == before


NAMES = names_of_the_book()


@pytest.mark.parametrize("name", NAMES[::30], ids=lambda name: f"{name.kind}-{name.id}")
def test_there_and_back_gives_the_first_text(name: Name) -> None:
    there_and_back(name)


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES, ids=lambda name: f"{name.kind}-{name.id}")
def test_every_id_of_the_book_there_and_back(name: Name) -> None:
    there_and_back(name)


def outcomes(workspace: Workspace, chapter: str) -> list[str]:
    """The ends of some games, with their positions."""
    plan = CompiledPlan(
        Plan(portable(workspace.library.content_for(chapter)), "greedy", (("collin", "lily", "maginos", "filch"),))
    )
    from engine.play import play

    ends = []
    for seed in range(6):
        game = plan.game(seed)
        play(game)
        ends.append(f"{game.outcome} {game.decisions}")
    return ends


@pytest.mark.parametrize("ident", ["winding-crank", "crank", "night-wind"])
def test_games_are_the_same_when_the_name_keeps_its_place(ident: str) -> None:
    workspace = Workspace(bundled.root())
    before = outcomes(workspace, "five-to-midnight")
    name = next(one for one in NAMES if one.id == ident and one.home == "five-to-midnight")
    rename(workspace, name, f"{ident}-z")
    assert outcomes(workspace, "five-to-midnight") == before


@pytest.fixture
def folder(tmp_path: Path) -> Workspace:
    write_folder(tmp_path)
    return Workspace(tmp_path)


def place_of(workspace: Workspace, file: str, word: str) -> tuple[Path, int, int]:
    """The place of the first line that ends with a word."""
    found = workspace.file(workspace.root / file)
    assert found is not None
    for number, line in enumerate(found.source.lines, 1):
        if word in line:
            return found.real, number, line.index(word) + len(word)
    raise AssertionError(word)


@pytest.mark.parametrize(
    ("file", "word", "new", "message"),
    [
        ("my.yaml", "plan", "x", "no id stands here"),
        ("five-to-midnight.yaml", "face: kitchen-tunnels", "x", "Tailwright's own content"),
        ("moth.yaml", "id: moth", "Moth", "no id; use lower-case letters"),
        ("moth.yaml", "id: moth", "12", "no id; use lower-case letters"),
        ("moth.yaml", "id: moth", "roach", '"roach" is a minion'),
        ("five-to-midnight.yaml", "  crank", "winding-crank", ""),
    ],
)
def test_what_cannot_be_renamed(folder: Workspace, file: str, word: str, new: str, message: str) -> None:
    if not message:  # counters and tokens have names of their own
        folder.rename_id(*place_of(folder, file, word), new)
        return
    place = place_of(folder, "moth.yaml", "kind") if file == "my.yaml" else place_of(folder, file, word)
    with pytest.raises(CannotRenameError, match=message):
        folder.rename_id(*place, new)


def test_a_file_that_cannot_be_read_stops_it(folder: Workspace) -> None:
    folder.edit(folder.root / "fame.yaml", "kind: [")
    with pytest.raises(CannotRenameError, match=r"fame\.yaml cannot be read"):
        folder.rename_id(*place_of(folder, "moth.yaml", "id: moth"), "hawk-moth")


def test_bundled_content_that_is_replaced_keeps_its_id(tmp_path: Path) -> None:
    file = tmp_path / "roach.yaml"
    file.write_text(
        "kind: minion\nid: roach\nreplaces: roach\nname: Roach\nbattle: 1\ndefence: 1\nmove: 1\n", encoding="utf-8"
    )
    workspace = Workspace(tmp_path)
    with pytest.raises(CannotRenameError):
        workspace.rename_id(file, 2, 6, "big-roach")
