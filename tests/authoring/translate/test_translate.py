"""Translation there and back: texts to PO files, translations into the YAML, and what has gone stale on the way."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import polib
import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner, Result

from authoring.cli import build_app
from authoring.content.library import File, open_library
from authoring.content.source import parse
from authoring.translate.catalogue import CatalogueError, read, to_po_text
from authoring.translate.edit import apply_translations
from authoring.translate.extract import extract
from authoring.translate.status import status
from authoring.translate.texts import po_path, texts_of
from authoring.wording.languages import LANGUAGES, SOURCE

CHAPTER = """\
# a chapter of one's own
kind: chapter
id: attic
title: The Attic # as on the cover
story:
  # read it slowly
  opening: >-
    Dust, and a trail
    of boots.

    Then nothing.

objective: { en: Get to the tunnels. } # mind the comma
victory-text:
  en: Every mouse is there.
  # more languages wanted
defeat-text: "Time: it runs out."
party: { mice: 4 }
end-page: 6
encounters: { decks: [standard] }
plan:
  - { face: kitchen-tunnels, at: [0, 0] }
  - { face: tunnel-entrance, at: [-1, 0] }
start: { face: tunnel-entrance, space: h2 }
counters:
  bell: { max: 3, description: How often it rang. }
rules:
  - id: ring
    text: It rings,
      and rings.
    when: round-start
    do:
      - count: bell
      - story: |-
          Ding.
          Dong.
victory: { counter: { name: bell, at-least: 3 } }
"""
FOUR_LANGUAGES = ("flight", "five-to-midnight", "after-hours", "under-pressure")


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(build_app(), [str(word) for word in words])


@pytest.fixture
def chapter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "attic.yaml"
    path.write_text(CHAPTER, encoding="utf-8")
    return path


def library_file(path: Path) -> File:
    file = open_library(path.parent).file_at(path)
    assert file is not None
    return file


def translate(path: Path, language: str = "fr") -> None:
    """What a translator does: fill in whatever is empty."""
    po = polib.pofile(str(po_path(path, language)))
    for entry in po:
        entry.msgstr = entry.msgstr or f"{language} « {entry.msgid} », etc. : #1"
    po.save()


def test_texts_are_found_by_place_and_ids_are_none() -> None:
    file = File(parse(CHAPTER.encode(), "attic.yaml"), Path("attic.yaml"), bundled=False)
    assert [text.place for text in texts_of(file)] == [
        "title",
        "story/opening",
        "objective",
        "victory-text",
        "defeat-text",
        "counters/bell/description",
        "rules/ring/text",
        "rules/ring/do/1/story",
    ]


def test_there_and_back_leaves_everything_else_alone(chapter: Path) -> None:
    for language in ("fr", "ru"):
        assert run("translate", "extract", "attic.yaml", "--lang", language).exit_code == 0
        translate(chapter, language)
        result = run("translate", "merge", "attic.yaml", "--lang", language)
        assert (result.exit_code, result.output) == (0, "attic.yaml: 8 written, 0 stale, 0 missing\n")
    text = chapter.read_text(encoding="utf-8")
    for kept in ("# as on the cover", "# read it slowly", "# mind the comma", "# more languages wanted"):
        assert text.count(kept) == 1
    before, after = library_file(chapter).source.data, parse(CHAPTER.encode(), "").data
    for one in texts_of(library_file(chapter)):
        assert one.others == {language: f"{language} « {one.source} », etc. : #1" for language in ("fr", "ru")}
    assert before["plan"] == after["plan"]
    assert run("lint", "attic.yaml", "--select", "S,N111").exit_code == 0
    assert run("translate", "status", "attic.yaml", "--lang", "fr").output == "fr: 8 texts, complete\n"


def test_merging_again_changes_nothing(chapter: Path) -> None:
    run("translate", "extract", "attic.yaml", "--lang", "fr")
    translate(chapter)
    run("translate", "merge", "attic.yaml", "--lang", "fr")
    once = chapter.read_bytes()
    assert "0 written" in run("translate", "merge", "attic.yaml", "--lang", "fr").output
    assert chapter.read_bytes() == once
    po = po_path(chapter, "fr").read_bytes()
    run("translate", "extract", "attic.yaml", "--lang", "fr")
    run("translate", "extract", "attic.yaml", "--lang", "fr")
    assert po_path(chapter, "fr").read_bytes() != po  # the lines have moved
    again = po_path(chapter, "fr").read_bytes()
    run("translate", "extract", "attic.yaml", "--lang", "fr")
    assert po_path(chapter, "fr").read_bytes() == again


def test_a_changed_translation_replaces_the_old_one(chapter: Path) -> None:
    run("translate", "extract", "attic.yaml", "--lang", "fr")
    translate(chapter)
    run("translate", "merge", "attic.yaml", "--lang", "fr")
    po = polib.pofile(str(po_path(chapter, "fr")))
    for entry in po:
        entry.msgstr = f"Mieux : {entry.msgid}"
    po.save()
    assert run("translate", "status", "attic.yaml", "--lang", "fr").output.startswith("fr: 8 texts, 8 not merged\n")
    assert "8 written" in run("translate", "merge", "attic.yaml", "--lang", "fr").output
    assert {one.others["fr"] for one in texts_of(library_file(chapter))} == {
        f"Mieux : {one.source}" for one in texts_of(library_file(chapter))
    }


def test_windows_line_ends_and_marks_stay(chapter: Path) -> None:
    chapter.write_bytes(b"\xef\xbb\xbf" + CHAPTER.replace("\n", "\r\n").encode())
    run("translate", "extract", "attic.yaml", "--lang", "pt")
    translate(chapter, "pt")
    assert run("translate", "merge", "attic.yaml", "--lang", "pt").exit_code == 0
    raw = chapter.read_bytes()
    assert raw.startswith(b"\xef\xbb\xbf#")
    assert raw.count(b"\n") == raw.count(b"\r\n") > CHAPTER.count("\n")


def test_a_changed_source_makes_its_translation_stale(chapter: Path) -> None:
    run("translate", "extract", "attic.yaml", "--lang", "fr")
    translate(chapter)
    run("translate", "merge", "attic.yaml", "--lang", "fr")
    assert "N111" not in run("lint", "attic.yaml").output
    chapter.write_text(chapter.read_text(encoding="utf-8").replace("Every mouse is", "Every mouse stands"), "utf-8")
    for _ in range(2):  # before the PO is written anew, and after
        told = run("translate", "status", "attic.yaml", "--lang", "fr")
        assert told.exit_code == 1
        assert told.output.splitlines()[0] == "fr: 8 texts, 1 stale"
        assert "stale-translation" in run("lint", "attic.yaml").output
        run("translate", "extract", "attic.yaml", "--lang", "fr")
    entry = read(po_path(chapter, "fr")).by_source["Every mouse stands there."]
    assert entry.fuzzy
    assert entry.previous_msgid == "Every mouse is there."
    assert "0 written, 1 stale" in run("translate", "merge", "attic.yaml", "--lang", "fr").output


def test_a_text_that_is_gone_leaves_its_translation_behind(chapter: Path) -> None:
    run("translate", "extract", "attic.yaml", "--lang", "fr")
    translate(chapter)
    chapter.write_text(CHAPTER.replace("objective: { en: Get to the tunnels. } # mind the comma\n", ""), "utf-8")
    run("translate", "extract", "attic.yaml", "--lang", "fr")
    gone = polib.pofile(str(po_path(chapter, "fr"))).obsolete_entries()
    assert [entry.msgid for entry in gone] == ["Get to the tunnels."]


def test_translations_in_the_yaml_are_taken_over(chapter: Path) -> None:
    chapter.write_text(CHAPTER.replace("en: Get to the tunnels.", "en: Get to the tunnels., fr: Aux tunnels."), "utf-8")
    file = library_file(chapter)
    made = extract(texts_of(file), read(po_path(chapter, "fr")), "fr")
    assert made.translation("Get to the tunnels.") == "Aux tunnels."
    assert "Language: fr" in to_po_text(made, "attic.yaml", "fr")


@given(st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "S", "Z")), min_size=1), st.booleans())
def test_any_text_can_be_written_in_and_read_back(said: str, long: bool) -> None:
    said = " ".join(said.split()) or "x"
    said = f"{said} {said}\n{said} " * 8 + "x" if long else said
    source = parse(CHAPTER.encode(), "attic.yaml")
    file = File(source, Path("attic.yaml"), bundled=False)
    text = apply_translations(source, [(one.steps, "ru", said) for one in texts_of(file)])
    after = File(parse(text.encode(), "attic.yaml"), Path("attic.yaml"), bundled=False)
    assert {one.others["ru"] for one in texts_of(after)} == {said.strip()}


@pytest.mark.parametrize("ident", FOUR_LANGUAGES)
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != SOURCE])
def test_chapters_in_four_languages_are_complete(ident: str, language: str) -> None:
    file = open_library().entries("chapter")[ident].file
    found = status(texts_of(file), read(po_path(file.real, language)), language)
    assert found.texts > 15
    assert (found.missing, found.stale, found.unmerged) == ((), (), ())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["extract", "attic.yaml", "--lang", "en"], "is the language texts are translated from"),
        (["merge", "attic.yaml", "--lang", "fr"], "make it: tailwright translate extract attic.yaml --lang fr"),
        (["status", "flihgt"], 'did you mean "flight"?'),
        (["status", "gone.yaml"], "no such file"),
    ],
)
def test_what_cannot_be_done_is_told_with_a_way_out(chapter: Path, words: list[str], told: str) -> None:
    result = run("translate", *words)
    assert result.exit_code == 2
    assert told in result.output


@pytest.mark.parametrize("raw", [b"nonsense", b"\xff\xfe\0", b'msgid "a"\nmsgid "b"\n'])
def test_a_broken_po_file_is_told_and_lint_goes_on(chapter: Path, raw: bytes) -> None:
    path = po_path(chapter, "fr")
    path.parent.mkdir()
    path.write_bytes(raw)
    with pytest.raises(CatalogueError, match="cannot read"):
        read(path)
    assert run("translate", "status", "attic.yaml").exit_code == 2
    assert run("lint", "attic.yaml", "--select", "N111").exit_code == 0


def test_a_po_file_does_not_lead_to_another_file(chapter: Path) -> None:
    secret = chapter.parent / "secret.po"
    secret.write_text('msgid "a"\nmsgstr "b"\n', encoding="utf-8")
    path = po_path(chapter, "fr")
    path.parent.mkdir()
    path.write_text(str(secret), encoding="utf-8")
    with pytest.raises(CatalogueError, match="cannot read"):
        read(path)


@given(st.text())
def test_no_text_of_a_po_file_raises_anything_else(text: str) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "attic.fr.po"
        path.write_bytes(f'msgid "a"\nmsgstr "b"\n{text}'.encode(errors="replace"))
        with suppress(CatalogueError):
            read(path)


def test_a_broken_chapter_is_not_touched(chapter: Path) -> None:
    chapter.write_text(CHAPTER.replace("end-page: 6", "end-page: many"), "utf-8")
    result = run("translate", "extract", "attic.yaml", "--lang", "fr")
    assert result.exit_code == 2
    assert "attic.yaml:19:" in result.output
    assert not po_path(chapter, "fr").exists()
