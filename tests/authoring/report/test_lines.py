"""The places of the lines that a report counts."""

from __future__ import annotations

from authoring.playtest.result import PlaytestResult
from authoring.report.lines import mentioned, places


def test_every_line_has_a_place_in_a_file(result: PlaytestResult) -> None:
    where = places(result)
    assert len(where) == len(result.compiled.lines.all)
    assert all(place.rpartition(":")[2].isdecimal() for place in where)


def test_lines_of_the_chapter_stand_where_its_file_names_them(result: PlaytestResult) -> None:
    text = result.loaded.entry.file.source.lines
    pairs = zip(result.compiled.lines.all, places(result), strict=True)
    named = {(line.kind, line.name): place for line, place in pairs}
    for key, start in ((("rule", "score"), "- id: score"), (("ending", "victory"), "victory:")):
        name, _, number = named[key].rpartition(":")
        assert name == "brawl.yaml"
        assert text[int(number) - 1].strip().startswith(start)
    assert named["card drawn", "dagger"].startswith("cards/search/weapons.yaml:")


def test_whether_a_chapter_mentions_a_word(result: PlaytestResult) -> None:
    assert mentioned(result, "rat-warrior")
    assert not mentioned(result, "rat")
