"""Storybooks: the parts in order, nothing spoilt, nothing from content that a browser or a typesetter would run."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
import typst
from typer.testing import CliRunner, Result

from authoring.cli import build_app
from authoring.cli.export import Paper
from authoring.content.library import Library, open_library
from authoring.export.book.build import book
from authoring.export.book.model import Book, Chapter, Moment
from authoring.export.book.write import PAPERS, _token, to_html, to_pdf
from authoring.export.errors import ExportError
from authoring.export.pdf import TEMPLATES
from authoring.wording.languages import LANGUAGES, term

LIBRARY = open_library()
CHAPTERS = sorted(LIBRARY.entries("chapter"))
CAMPAIGNS = sorted(LIBRARY.entries("campaign"))
EVIL = '<script>alert(1)</script><img src=x onerror="alert(2)"> #panic("typst") $x$ [*b*] \\u{41}'


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(build_app(), [str(word) for word in words])


def made(ident: str, language: str = "en", library: Library = LIBRARY) -> Book:
    entry = library.find(ident)
    assert entry is not None
    return book(library, entry, language)


def chapter_of(folder: Path, **changes: Any) -> Library:
    """A small chapter of one's own; changes replace whole keys."""
    data: dict[str, Any] = {
        "kind": "chapter",
        "id": "attic",
        "title": "The Attic",
        "party": {"mice": {"from": 3, "to": 5}, "required": ["collin"], "barred": ["lily"]},
        "end-page": 5,
        "encounters": {"decks": ["standard"]},
        "plan": [{"face": "kitchen-tunnels", "at": [0, 0]}, {"face": "tunnel-entrance", "at": [-1, 0]}],
        "start": {"face": "tunnel-entrance", "space": "h2"},
        "victory": {"mice-at": {"face": "kitchen-tunnels"}},
        **changes,
    }
    (folder / "attic.yaml").write_text(json.dumps(data), encoding="utf-8")
    return open_library(folder)


@pytest.mark.parametrize("ident", [*CHAPTERS, *CAMPAIGNS])
def test_everything_bundled_exports_in_both_formats(ident: str) -> None:
    storybook = made(ident)
    page = to_html(storybook, "a4").decode()
    assert page.count("<article") == len(storybook.chapters) > 0
    assert "<script" not in page
    assert to_pdf(storybook, "letter").startswith(b"%PDF-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_eight_parts_come_in_order(language: str) -> None:
    page = to_html(made("flight", language), "a4").decode()
    parts = ("story-text objective victory defeat setup special-rules room-rules story-continues").split()
    places = [page.index(f"<h2>{term(part, language)}</h2>") for part in parts]
    assert places == sorted(places)
    assert f'<html lang="{language}">' in page


def test_the_setup_page_tells_nothing_of_what_is_to_come() -> None:
    page = to_html(made("flight"), "a4").decode()
    setup = page[page.index('<section class="setup">') : page.index('class="stop"')]
    for later in ("Courtyard", "Sewers", "crow", "tree entrance", 'class="tile"'):
        assert later not in setup
    assert "Guard Room" in setup


def test_what_lies_on_a_face_that_is_not_up_is_told_there(tmp_path: Path) -> None:
    put = [
        {"put-token": {"token": "bell", "at": {"space": "kitchen/k1"}}},
        {"place": {"minion": "roach", "count": 2, "face": "tunnel-entrance"}},
    ]
    library = chapter_of(tmp_path, setup=put, tokens={"bell": {"name": "Bell"}})
    (chapter,) = made("attic", library=library).chapters
    assert chapter.setup.figures == ("2\u00a0×\u00a0Roach – Tunnel Entrance.",)
    assert [(room.name, room.arrival) for room in chapter.rooms] == [("Kitchen", ("Put a token: Bell – Kitchen, k1.",))]


def test_the_setup_says_who_goes_and_where_they_start(tmp_path: Path) -> None:
    (chapter,) = made("attic", library=chapter_of(tmp_path)).chapters
    told = {fact.label: fact.value for fact in chapter.setup.party}
    assert told == {"Mice in the party": "3–5", "Must go along": "Prince Collin", "Cannot go along": "Lily"}
    assert chapter.setup.start == "Tunnel Entrance (h2)"
    assert chapter.setup.end == "The end marker lies on page 5."
    assert chapter.victory  # in words, as the author gave none


def flight(language: str = "en") -> Chapter:
    return made("flight", language).chapters[0]


def test_rooms_have_their_rules_searches_surges_and_stories() -> None:
    finale = flight().finale
    assert finale is not None
    rooms = {room.name: room for room in (*flight().rooms, finale)}
    assert list(rooms) == ["Guard Room", "Sewers", "Kitchen Tunnels", "Tunnel Entrance", "Kitchen", "Courtyard"]
    assert rooms["Guard Room"].encounter == ""  # the mice start there
    assert [fact.label for fact in rooms["Sewers"].searches] == ["Fishhook & Thread"]
    assert rooms["Guard Room"].surge is not None
    assert rooms["Guard Room"].surge.lines == ("2\u00a0×\u00a0Rat Warrior",)
    (crow,) = rooms["Courtyard"].rules
    assert crow.title == "The old crow"
    assert crow.text.startswith("Whenever a mouse")
    cook = rooms["Kitchen"].rules[-1]
    assert any("Roach-catchers" in read.text for read in cook.read_aloud)


def test_a_place_that_rules_speak_of_is_told_by_its_spaces_unless_the_board_names_it() -> None:
    def places(ident: str) -> list[tuple[str, str]]:
        return [(place.label, place.value) for room in made(ident).chapters[0].rooms for place in room.places]

    assert places("twelve-strokes") == [("chain", "a2, a3, b2, b3")]
    assert "a2, a3, b2, b3" in to_html(made("twelve-strokes"), "a4").decode()
    assert places("flight") == [], "the counter has its name on the board"


def test_a_rule_without_words_is_told_from_the_rule_language(tmp_path: Path) -> None:
    rule = {"when": "round-start", "do": [{"wheel": 1}]}
    texts = {}
    for language in ("en", "fr", "pt", "ru"):
        (chapter,) = made("attic", language, chapter_of(tmp_path, rules=[rule])).chapters
        texts[language] = chapter.rules[0].text
    assert texts == {
        "en": "At the start of each round: the wheel gains 1 cheese.",
        "fr": "Au début de chaque manche\u00a0: la roue gagne 1 fromage.",
        "pt": "No início de cada rodada: a roda ganha 1 queijo.",
        "ru": "В начале каждого раунда: колесо получает 1 сыр.",
    }


def words_of_ids(data: Any, ids: set[str]) -> set[str]:
    """The ids in a chapter that are words: of rules, areas, tokens, counters and added spaces."""
    if isinstance(data, list):
        for part in data:
            words_of_ids(part, ids)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key == "id" and isinstance(value, str):
                ids.add(value)
            elif key in ("areas", "tokens", "counters") and isinstance(value, dict):
                ids |= set(value)
            words_of_ids(value, ids)
    return ids


@pytest.mark.parametrize("ident", ["flight", "five-to-midnight", "after-hours", "under-pressure"])
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_ids_are_in_no_book_of_another_language(ident: str, language: str) -> None:
    chapter = LIBRARY.entries("chapter")[ident]
    ids = {name for name in words_of_ids(chapter.data, set()) if len(name) > 3} - {
        ident,
        "roach",
        "table",
    }  # a table is a table in French
    assert len(ids) > 5
    page = to_html(made(ident, language), "a4").decode()
    text = re.sub(r"<style>.*?</style>|<code>.*?</code>|<[^>]*>", " ", page, flags=re.DOTALL)
    shown = {word for name in ids for word in (name, name.replace("-", " ").capitalize()) if f" {word} " in f" {text} "}
    assert shown == set()


def test_lines_of_story_within_effects_are_told_once(tmp_path: Path) -> None:
    told = {"story": "A shadow passes."}
    place = {"place": {"minion": "roach", "count": 2}}
    surge = {"do": [{"if": {"if": {"page": {"at-least": 3}}, "then": [told, place], "else": [told]}}]}
    library = chapter_of(tmp_path, rooms={"kitchen": {"surge": surge}})
    (room,) = made("attic", library=library).chapters[0].rooms
    assert room.surge is not None
    assert room.surge.read_aloud == (Moment("A shadow passes.", 1),)
    (line,) = room.surge.lines
    assert line.count("shadow") == 1  # where nothing but the story happens it is told in its place


def test_a_first_room_with_nothing_but_its_setup_has_no_rules_of_its_own(tmp_path: Path) -> None:
    placed = {"tunnel-entrance": {"setup": [{"place": {"minion": "roach", "count": 2}}]}}
    (chapter,) = made("attic", library=chapter_of(tmp_path, rooms=placed)).chapters
    assert chapter.setup.figures == ("2\u00a0×\u00a0Roach.",)
    assert chapter.rooms == ()
    assert "Tunnel Entrance" not in chapter.other_rooms


def test_markers_are_named(tmp_path: Path) -> None:
    counters = {"frights": {"max": 5, "start": 1, "description": "How often Pim was frightened."}, "key": {"max": 1}}
    library = chapter_of(tmp_path, counters=counters, tokens={"bell": {"name": "bell"}})
    (chapter,) = made("attic", library=library).chapters
    assert [(fact.label, fact.value) for fact in chapter.markers] == [
        ("Bell", ""),
        ("Frights", "How often Pim was frightened (starts at 1)."),
    ]


def test_type_on_pictures_can_be_read_on_paper() -> None:
    """Names of spaces are at least five points high where a room is printed 64 millimetres wide."""
    picture = flight().rooms[0].picture
    width = float(re.search(r'width="([\d.]+)"', picture).group(1))  # type: ignore[union-attr]
    sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', picture)]
    assert min(sizes) / width * 64 / 25.4 * 72 >= 5


def test_nothing_from_content_is_read_as_markup(tmp_path: Path) -> None:
    space = {"id": "z9", "at": [50, 10], "kind": "special-area", "note": EVIL}
    changes = {
        "title": EVIL,
        "story": {"opening": EVIL, "victory": EVIL},
        "objective": EVIL,
        "rules": [{"id": "evil", "text": EVIL, "when": "round-start", "do": [{"story": EVIL}]}],
        "rooms": {"kitchen": {"story": EVIL, "spaces": [space]}},
        "tokens": {"bell": {"name": EVIL, "description": EVIL}},
    }
    storybook = made("attic", library=chapter_of(tmp_path, **changes))
    page = to_html(storybook, "a4").decode()
    assert "<script" not in page
    assert "<img" not in page
    assert page.count("&lt;script&gt;") > 6
    assert to_pdf(storybook, "a4").startswith(b"%PDF-")


def test_a_page_fetches_nothing() -> None:
    page = to_html(made("flight"), "a4").decode()
    assert not re.search(r'(?:src|href)="(?!#)', page)
    assert "url(" not in page
    assert "default-src 'none'" in page


def test_the_same_book_is_the_same_file() -> None:
    assert to_pdf(made("flight"), "a4") == to_pdf(made("flight"), "a4")


def test_command(tmp_path: Path) -> None:
    for name in ("flight.html", "new/flight.PDF"):
        result = run("export", "storybook", "flight", "--lang", "fr", "-o", tmp_path / name)
        assert (result.exit_code, (tmp_path / name).exists()) == (0, True)
    assert "En fuite vers Aboybourg" in (tmp_path / "flight.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["flihgt", "-o", "x.pdf"], 'did you mean "flight"?'),
        (["flight", "-o", "x.doc"], "ends in .html or .pdf"),
        (["gone.yaml", "-o", "x.pdf"], "no such file"),
    ],
)
def test_what_cannot_be_exported_is_told_with_a_way_out(words: list[str], told: str) -> None:
    result = run("export", "storybook", *words)
    assert result.exit_code == 2
    assert told in result.output


@pytest.mark.parametrize("paper", sorted(PAPERS))
@pytest.mark.parametrize("ident", CHAPTERS)
def test_every_room_and_every_rule_is_on_a_page(ident: str, paper: str) -> None:
    storybook = made(ident)
    values = {"book": asdict(storybook), "paper": PAPERS[paper], "ink_saver": False, "token": _token()}
    placed = typst.query(
        str(TEMPLATES / "storybook.typ"),
        "<placed>",
        "value",
        root=str(TEMPLATES),
        sys_inputs={"data": json.dumps(values)},
    )
    chapter = storybook.chapters[0]
    rooms = [*chapter.rooms, *([chapter.finale] if chapter.finale else [])]
    boxes = [*chapter.rules, *(rule for room in rooms for rule in room.rules)]
    assert sorted(json.loads(placed)) == sorted([*(room.name for room in rooms), *(rule.title for rule in boxes)])


def test_pdf_without_typst_names_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(ExportError, match=r"pip install 'tailwright\[print\]'"):
        to_pdf(made("flight"), "a4")


def test_the_papers_of_the_command_are_those_of_the_writers() -> None:
    assert set(PAPERS) == {one.value for one in Paper}


def test_a_report_has_its_headings_in_a_language(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    words = ("flight", "--games", "2", "--workers", "1", "--lang", "fr", "--report", page)
    assert run("playtest", *words).exit_code == 0
    assert f">{term('report-places', 'fr')}</h2>" in page.read_text(encoding="utf-8")
