"""What `create` writes: clean, playable, under the new id, and never over anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.content.library import Library, open_library
from authoring.lint import Selection
from authoring.lint.run import lint_with_settings
from authoring.new import MAKERS, NewError, create
from authoring.new.card import TEMPLATES, USES
from authoring.new.ids import slug, title
from authoring.scenes.play import play_scenes
from engine.bots import make_bot
from engine.compile import compile_chapter
from engine.play import new_game, play
from engine.playtest.parties import first_party
from engine.records.state import STALLED


def one_of(kind: str) -> str:
    """Some bundled entry of a kind."""
    return next(iter(open_library().entries(kind)))


def lint_is_clean(folder: Path) -> bool:
    return not lint_with_settings([folder], Selection(), strict=True).findings


def play_chapters_of(library: Library, folder: Path) -> int:
    """Play every chapter of a folder once; return how many there were."""
    own = [entry for entry in library.entries("chapter").values() if entry.file.real.is_relative_to(folder.resolve())]
    for entry in own:
        chapter = compile_chapter(library.content_for(entry.id))
        party = [chapter.hero_ids.index(hero) for hero in first_party(chapter)]
        game = new_game(chapter, party, 1, [make_bot("greedy", 1)])
        play(game)
        assert game.state.outcome != STALLED
    return len(own)


NEW_CARDS = sorted(TEMPLATES)
WISHES = [
    *((what, None, 1) for what in NEW_CARDS),
    ("scene", None, 0),
    *(("scene", one, 0) for one in ("flight", "the-loom")),
    ("chapter", None, 1),
    *(("chapter", one, 1) for one in open_library().entries("chapter")),
    ("tile", None, 1),
    *(("tile", one, 1) for one in open_library().entries("tile")),
    ("tile", "pipes", 1),
    ("box", None, 1),
    ("campaign", None, 2),
    *(("campaign", one, 0) for one in open_library().entries("campaign")),
    *(("card", kind, 1) for kind in USES),
]


@pytest.mark.parametrize(("what", "example", "chapters"), WISHES, ids=[f"{one[0]}-{one[1]}" for one in WISHES])
def test_new_content_lints_clean_and_plays(what: str, example: str | None, chapters: int, tmp_path: Path) -> None:
    if what == "card" and example:
        example = one_of(example)
    written = create(what, "brand-new", tmp_path, example)
    folder = tmp_path / "brand-new"
    assert lint_is_clean(folder)
    library = open_library(folder)
    assert library.findings == []
    assert library.find("brand-new") is not None
    played = play_scenes([folder], workers=1)
    assert [scene.title for scene in played.scenes if not scene.passed] == []
    assert bool(played.scenes) == (
        what in (*NEW_CARDS, "box", "scene", "chapter") and (example is None or what == "scene")
    )
    assert play_chapters_of(library, folder) == chapters
    for path in written:
        if path.suffix == ".yaml":
            schema = path.read_text(encoding="utf-8").splitlines()[0].removeprefix("# yaml-language-server: $schema=")
            assert (path.parent / schema).is_file()


@pytest.mark.parametrize("what", MAKERS)
def test_two_new_things_live_side_by_side(what: str, tmp_path: Path) -> None:
    create(what, "first", tmp_path)
    create(what, "second", tmp_path)
    assert lint_is_clean(tmp_path)


def test_a_trial_chapter_meets_the_card(tmp_path: Path) -> None:
    create("card", "grey-roach", tmp_path, "roach")
    content = open_library(tmp_path).content_for("grey-roach-trial")
    assert {"place": {"minion": "grey-roach", "count": 1, "face": "kitchen"}} in content.chapter["setup"]


def test_a_copy_carries_its_rules_but_not_where_they_come_from(tmp_path: Path) -> None:
    create("chapter", "our-flight", tmp_path, "flight")
    entry = open_library(tmp_path).entries("chapter")["our-flight"]
    bundled = open_library().entries("chapter")["flight"]
    assert entry.data["title"] == "Our Flight"
    assert not {"provenance", "confidence", "notes"} & entry.data.keys()
    assert entry.data["plan"] == bundled.data["plan"]
    assert [one["id"] for one in entry.data["achievements"]] == ["our-flight-miz-maggie"]
    assert "our-flight-miz-maggie" in str(entry.data["rooms"]["kitchen"]["rules"])


@pytest.mark.parametrize("example", ["antidote", "grape", "cheesemaster", "on-fire"])
def test_the_rules_of_a_copied_card_speak_of_the_copy(example: str, tmp_path: Path) -> None:
    create("card", "brand-new", tmp_path, example)
    entry = open_library(tmp_path).find("brand-new")
    assert entry is not None
    said = str([entry.data.get("rules"), entry.data.get("earned")])
    assert "'brand-new'" in said
    assert f"'{example}'" not in said
    text = open_library().entries(entry.kind)[example].data["text"]
    assert entry.data["text"] == (text["en"] if isinstance(text, dict) else text)  # a copy is in English


def test_a_word_of_the_rules_that_is_called_as_the_card_stays(tmp_path: Path) -> None:
    create("card", "brand-new", tmp_path, "cure")
    [rule] = open_library(tmp_path).entries("ability")["brand-new"].data["rules"]
    assert (rule["id"], list(rule["do"][0])) == ("brand-new", ["cure"])


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    [path, *_] = create("chapter", "mine", tmp_path)
    path.write_text("kind: status\nid: something-else\nname: Kept\n", encoding="utf-8")
    with pytest.raises(NewError, match="exists already"):
        create("chapter", "mine", tmp_path)
    assert "Kept" in path.read_text(encoding="utf-8")


def test_an_empty_folder_is_not_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    assert create("chapter", "mine", tmp_path)


def test_a_link_is_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "mine").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(NewError, match="exists already"):
        create("chapter", "mine", tmp_path)
    assert not list((tmp_path / "elsewhere").iterdir())


@pytest.mark.parametrize(
    ("ident", "message"),
    [
        ("The Old Mill!", 'malformed id "The Old Mill!".*such as "the-old-mill"'),
        ("-mill", 'malformed id "-mill".*such as "mill"'),
        ("../mill", "malformed id"),
        ("", "malformed id"),
        ("мельница", "malformed id"),
        ("m" * 61, "61 characters"),
        ("end", 'id "end" is reserved'),
        ("flight", 'id "flight" is taken by a chapter in .*flight.yaml'),
        ("kitchen", 'id "kitchen" is taken by a face'),
    ],
)
def test_bad_ids_are_refused(ident: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(NewError, match=message):
        create("chapter", ident, tmp_path)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("what", "example", "message"),
    [
        ("chapter", "flihgt", 'did you mean "flight"'),
        ("tile", "kitchn", 'did you mean "kitchen"'),
        ("card", "roch", 'did you mean "roach"'),
        ("campaign", "flight", "no campaign has that id"),
    ],
)
def test_unknown_examples_are_refused(what: str, example: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(NewError, match=message):
        create(what, "mine", tmp_path, example)


@pytest.mark.parametrize(("what", "second"), [("tile", "mine-trial"), ("card", "mine-trial"), ("campaign", "mine-two")])
def test_what_would_come_along_must_be_free_too(what: str, second: str, tmp_path: Path) -> None:
    create("chapter", second, tmp_path)
    with pytest.raises(NewError, match=f'id "{second}" is taken'):
        create(what, "mine", tmp_path)


def test_only_the_outermost_folder_is_marked_as_a_library(tmp_path: Path) -> None:
    create("campaign", "outer", tmp_path)
    create("tile", "inner", tmp_path / "outer")
    assert (tmp_path / "outer" / "tailwright.toml").is_file()
    assert not (tmp_path / "outer" / "inner" / "tailwright.toml").exists()


def test_ids_and_titles() -> None:
    assert slug("The Old Mill!") == "the-old-mill"
    assert title("the-old-mill") == "The Old Mill"
