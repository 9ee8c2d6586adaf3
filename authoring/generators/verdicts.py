"""The page of verdicts about the bundled chapters, `docs/reference/verdicts.md`.

`make verdicts` searches for games that show each line, and keeps them in `docs/reference/verdicts.json`: that takes a
minute or two. The page is made from that file. `make soak-tests` plays its games once more.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from authoring.content.library import open_library
from authoring.content.write_file import write_file
from authoring.generators import ROOT
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import LoadedChapter, find_playable
from authoring.playtest.options import PlaytestOptions
from authoring.solve import IMPOSSIBLE, OPEN, SHOWN, Thing, Verdicts, claims_about, things_of
from authoring.solve.shown import things_shown
from authoring.solve.verdicts import judge
from engine.playtest import CompiledPlan
from engine.solve.course import Course

FILE: Final = ROOT / "docs/reference/verdicts.json"
HEAD: Final = """# Verdicts about the bundled chapters

<!-- Made by `make generate` from verdicts.json beside it, which `make verdicts` writes: change neither by hand. -->

What `tailwright solve CHAPTER --all` says of the lines of the bundled chapters, for each number of mice that a chapter
allows. *Shown*: it happens in a game of a player that chooses its own luck; `tailwright solve CHAPTER --to NAME` prints
one. *Impossible*: no game comes to it. *Open*: neither is known. The games are in [verdicts.json](verdicts.json).
"""
WHAT: Final = "| chapter | mice | shown | impossible | open |\n|---|---|---|---|---|\n"

Data = dict[str, Any]


def page() -> str:
    """Return the page."""
    chapters = json.loads(FILE.read_text(encoding="utf-8"))
    total = HEAD + "\n" + WHAT + "".join(_counts(chapter) for chapter in chapters)
    return total + "".join(f"\n## {chapter['chapter']}\n\n" + _table(chapter) for chapter in chapters)


def _counts(chapter: Data) -> str:
    rows = chapter["verdicts"]
    sizes = list(dict.fromkeys(row["mice"] for row in rows))
    counts = [sum(row["verdict"] == word for row in rows) for word in (SHOWN, IMPOSSIBLE, OPEN)]
    return f"| {chapter['chapter']} | {', '.join(map(str, sizes))} | {' | '.join(map(str, counts))} |\n"


def _table(chapter: Data) -> str:
    rows = chapter["verdicts"]
    sizes = list(dict.fromkeys(row["mice"] for row in rows))
    things: dict[tuple[str, str], dict[int, Data]] = {}
    for row in rows:
        things.setdefault((row["kind"], row["name"]), {})[row["mice"]] = row
    head = "| line | | " + " | ".join(f"{size} mice" for size in sizes) + " |\n" + "|---" * (2 + len(sizes)) + "|\n"
    return head + "".join(
        f"| {kind} | {name} | {' | '.join(_word(found[size]) for size in sizes)} |\n"
        for (kind, name), found in things.items()
    )


def _word(row: Data) -> str:
    return f"{row['verdict']}: {row['why']}" if row["why"] else str(row["verdict"])


def collect(wanted: Iterable[str] = (), known: Iterable[Data] = ()) -> list[Data]:
    """Judge the bundled chapters; if some are named, only those, and keep what is known of the others."""
    kept = {one["chapter"]: one for one in known if one["chapter"] not in list(wanted)} if wanted else {}
    idents = sorted(open_library().entries("chapter"))
    return [kept[ident] if ident in kept else judged(find_playable(ident, ("chapter",))) for ident in idents]


def judged(loaded: LoadedChapter) -> Data:
    """Judge a chapter; few games show everything that is shown."""
    compiled = compile_plan(loaded.content(), PlaytestOptions())
    things = [thing for thing in things_of(compiled) if thing.own]
    verdicts = judge(compiled, things, claims_about(loaded.content(), things))
    games = list(_cover(compiled, verdicts))
    number = {(thing, len(course.party)): index for index, (course, found) in enumerate(games) for thing in found}
    return {
        "chapter": compiled.chapter.ident,
        "games": [as_data(course) for course, _ in games],
        "verdicts": [
            {
                "kind": one.thing.kind, "name": one.thing.name, "mice": one.mice, "verdict": one.word, "why": one.why,
                "game": number.get((one.thing, one.mice), -1),
            }
            for one in verdicts.all
        ],
    }  # fmt: skip


def _cover(compiled: CompiledPlan, verdicts: Verdicts) -> Iterator[tuple[Course, list[Thing]]]:
    """Choose games that show everything together, long ones first; each with what no game before it shows."""
    for size in verdicts.sizes:
        left = [one for one in verdicts.all if one.course is not None and one.mice == size]
        left.sort(key=lambda one: len(one.course.answers) if one.course else 0, reverse=True)
        while left and left[0].course is not None:
            found = things_shown(compiled, left[0].course, [one.thing for one in left])
            yield left[0].course, found
            left = [one for one in left[1:] if one.thing not in found]


def as_data(course: Course) -> Data:
    """A course of play as plain data."""
    luck = [list(change) for change in course.luck]
    return {"party": list(course.party), "seed": course.seed, "luck": luck, "answers": list(course.answers)}


def from_data(data: Data) -> Course:
    """A course of play from plain data."""
    luck = tuple((turn, seed) for turn, seed in data["luck"])
    return Course(tuple(data["party"]), data["seed"], luck, tuple(data["answers"]))


def as_text(chapters: Iterable[Data]) -> str:
    """The file: a line for each game and each verdict, so that a change can be read."""
    return "[\n" + ",\n".join(map(_chapter_text, chapters)) + "\n]\n"


def _chapter_text(chapter: Data) -> str:
    parts = [
        f'"{part}": [\n' + ",\n".join(json.dumps(one, ensure_ascii=False) for one in chapter[part]) + "\n]"
        for part in ("games", "verdicts")
    ]
    return f'{{"chapter": "{chapter["chapter"]}", ' + ",\n".join(parts) + "}"


def main(wanted: list[str], file: Path = FILE) -> None:
    """Write the file."""
    known = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
    write_file(file, as_text(collect(wanted, known)))


if __name__ == "__main__":
    main(sys.argv[1:])
