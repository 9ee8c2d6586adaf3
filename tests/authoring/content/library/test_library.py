"""A library is the bundled content and an author's folder; each thing is found by kind and id, with its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from authoring import bundled
from authoring.content.findings import Finding
from authoring.content.library import Library, UnknownChapterError, open_library
from authoring.content.library.folder import yaml_files
from authoring.content.library.references import check_references

STATUS = "kind: status\nid: {id}\nname: Something\n"


def write(folder: Path, **files: str) -> Library:
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return open_library(folder)


def own(library: Library) -> list[tuple[str, str, int, int]]:
    return [(Path(f.path).name, f.code, f.line, f.col) for f in library.findings]


def test_bundled_content_is_there_and_has_unique_ids() -> None:
    library = open_library()
    assert library.findings == []
    assert len(library.entries("tile")) == 8
    assert len(library.entries("face")) == 16
    assert library.entries("face")["guard-room"].bundled


def test_entries_know_their_place(tmp_path: Path) -> None:
    library = write(tmp_path, many="kind: statuses\nid: spins\ncards:\n  - {id: dizzy, name: Dizzy}\n")
    entry = library.entries("status")["dizzy"]
    assert (entry.where(("name",)).line, entry.where(("name",)).col) == (4, 23)
    assert entry.place(("name",)).endswith("many.yaml:4")


def test_duplicate_id_names_the_other_place(tmp_path: Path) -> None:
    library = write(tmp_path, a=STATUS.format(id="dizzy"), b="# second\n" + STATUS.format(id="dizzy"))
    assert own(library) == [("b.yaml", "R102", 3, 5)]
    (finding,) = library.findings
    assert Path(finding.related[0].path).name == "a.yaml"
    assert finding.related[0].mark.line == 2


def test_ids_are_unique_across_kinds_and_faces_count(tmp_path: Path) -> None:
    library = write(tmp_path, a=STATUS.format(id="guard-room"))
    assert own(library) == [("a.yaml", "R102", 2, 5)]


def test_replaces_takes_the_place_of_bundled_content(tmp_path: Path) -> None:
    bundled = open_library().entries("tile")["tile-5-6"]
    text = (
        Path(bundled.file.real).read_text(encoding="utf-8").replace("id: tile-5-6", "id: tile-5-6\nreplaces: tile-5-6")
    )
    library = write(tmp_path, tile=text)
    assert library.findings == []
    assert not library.entries("tile")["tile-5-6"].bundled
    assert not library.entries("face")["guard-room"].bundled


@pytest.mark.parametrize(
    ("name", "remedy"),
    [
        (
            "chapters/sorrow/flight.yaml",
            'add the line "replaces: flight" below it .* new chapter my-flight --from flight',
        ),
        ("tiles/tile-3-4.yaml", 'add the line "replaces: tile-3-4" below it .* new tile my-tile-3-4 --from tile-3-4'),
        ("chapters/clockwork/mainspring.yaml", 'add the line "replaces: mainspring" below it .*; or rename it'),
        ("cards/minions.yaml", "rename it, .* to each card that you change, and delete all other cards"),
    ],
)
def test_a_copied_bundled_file_is_one_finding_with_the_ways_on(name: str, remedy: str, tmp_path: Path) -> None:
    (tmp_path / "copy.yaml").write_bytes((bundled.root() / name).read_bytes())
    [finding] = open_library(tmp_path).findings
    assert finding.path.endswith("copy.yaml")
    assert finding.code == "R102"
    assert re.search(remedy, finding.remedy)
    text = (tmp_path / "copy.yaml").read_text(encoding="utf-8")
    if "add the line" in remedy:  # what the remedy says works
        (tmp_path / "copy.yaml").write_text(re.sub(r"(?m)^(id: (.*))$", r"\1\nreplaces: \2", text, count=1))
        assert open_library(tmp_path).findings == []


def test_bundled_id_without_replaces_is_a_duplicate_with_a_remedy(tmp_path: Path) -> None:
    library = write(tmp_path, a="kind: tile\nid: tile-5-6\nfaces: []\n")
    assert own(library) == [("a.yaml", "R102", 2, 5)]
    assert "replaces: tile-5-6" in library.findings[0].remedy


@pytest.mark.parametrize("replaced", ["tile-5-7", "guard-room", "dizzy"])
def test_replaces_of_nothing(tmp_path: Path, replaced: str) -> None:
    library = write(tmp_path, a=f"kind: tile\nid: tile-99\nreplaces: {replaced}\nfaces: []\n")
    assert own(library) == [("a.yaml", "R104", 3, 11)]


def test_replaces_with_another_id(tmp_path: Path) -> None:
    library = write(tmp_path, a="kind: tile\nid: tile-99\nreplaces: tile-5-6\nfaces: []\n")
    assert own(library) == [("a.yaml", "R104", 3, 11)]
    assert library.entries("tile")["tile-5-6"].bundled


def references(library: Library, name: str) -> list[Finding]:
    file = next(file for file in library.files if file.path.endswith(f"{name}.yaml"))
    return list(check_references(library, file))


def test_references_that_lead_nowhere_or_to_the_wrong_kind(tmp_path: Path) -> None:
    ability = "kind: ability\nid: whirl\nname: Whirl\nclasses: [any]\ncost: 1\nheroes: [pipp, dizzy, pip]\n"
    hero = "kind: hero\nid: pip\nname: Pip\nclasses: [scamp]\nbattle: 1\ndefence: 1\nlore: 1\nmove: 2\nlife: 3\n"
    library = write(tmp_path, whirl=ability, pip=hero, dizzy=STATUS.format(id="dizzy"))
    unknown, wrong = references(library, "whirl")
    assert (unknown.code, unknown.line, unknown.col, unknown.remedy) == ("R101", 6, 10, 'did you mean "pip"?')
    assert (wrong.code, wrong.line, wrong.col) == ("R103", 6, 16)
    assert wrong.message == '"dizzy" is a status, not a hero'
    assert Path(wrong.related[0].path).name == "dizzy.yaml"


def test_content_for_a_chapter(tmp_path: Path) -> None:
    chapter = """\
kind: chapter
id: {id}
title: Attic
party: {{ mice: 4 }}
end-page: 6
plan: [{{ face: guard-room, at: [0, 0] }}]
start: {{ face: guard-room, space: d3 }}
achievements: [{{ id: {id}-fame, name: Fame }}]
victory: {{}}
"""
    library = write(tmp_path, attic=chapter.format(id="attic"), cellar=chapter.format(id="cellar"))
    content = library.content_for("attic")
    assert content.chapter["title"] == "Attic"
    assert content.tiles["tile-5-6"]["faces"][0]["id"] == "guard-room"
    assert "attic-fame" in content.achievements
    assert "cellar-fame" not in content.achievements
    assert content.where("chapter", "attic", ("start", "space")) == f"{tmp_path}/attic.yaml:7"
    assert content.where("tile", "tile-5-6", ("faces", 0)).startswith("tiles/tile-5-6.yaml:")


def test_content_for_an_unknown_chapter(tmp_path: Path) -> None:
    library = write(tmp_path, a="kind: chapter\nid: the-attic\n")
    with pytest.raises(UnknownChapterError, match='did you mean "the-attic"'):
        library.content_for("the-atic")


def test_folders_below_count_and_hidden_ones_do_not(tmp_path: Path) -> None:
    for name in ("a.yaml", "b/c.yml", "b/d/e.yaml", ".git/f.yaml", "node_modules/g.yaml", "notes.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    findings: list[Finding] = []
    found = [str(path.relative_to(tmp_path)) for path in yaml_files(tmp_path, findings)]
    assert (found, findings) == (["a.yaml", "b/c.yml", "b/d/e.yaml"], [])
    assert [path.name for path in yaml_files(tmp_path, findings, deep=False)] == ["a.yaml"]


def test_links_that_leave_the_folder_are_refused(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    folder = tmp_path / "folder"
    outside.mkdir()
    folder.mkdir()
    (outside / "secret.yaml").write_text(STATUS.format(id="secret"))
    (folder / "inside.yaml").write_text(STATUS.format(id="inside"))
    (folder / "link.yaml").symlink_to(outside / "secret.yaml")
    (folder / "below").symlink_to(outside)
    (folder / "again.yaml").symlink_to(folder / "inside.yaml")
    library = open_library(folder)
    assert library.find("secret") is None
    assert library.find("inside") is not None
    assert [(Path(f.path).name, f.code) for f in library.findings] == [("below", "S108"), ("link.yaml", "S108")]


def test_a_folder_with_too_many_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("authoring.content.library.folder.MAX_FILES", 2)
    library = write(tmp_path, **{f"s{n}": STATUS.format(id=f"s{n}") for n in range(4)})
    assert [finding.code for finding in library.findings] == ["S109"]
    assert len([file for file in library.files if not file.bundled]) == 2


def test_a_library_of_all_its_files_is_itself_and_one_of_some_is_another(tmp_path: Path) -> None:
    library = write(tmp_path, one=STATUS.format(id="dizzy"))
    assert library.only(library.files) is library
    bundled = library.only(file for file in library.files if file.bundled)
    assert bundled.find("dizzy") is None
    assert library.find("dizzy") is not None
