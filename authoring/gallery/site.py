"""The pages of a gallery: one for each language, with a card for each pack, and a replay of each chapter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from authoring.gallery.index import FILE, PACKS, Packed, as_json, index_of, packs_in
from authoring.gallery.page_texts import LANGUAGES, texts
from authoring.gallery.plan_picture import plan_address
from authoring.pack.installed import find_needed
from authoring.pack.manifest import FILE as MANIFEST
from authoring.pack.unpacked import Unpacked, unpacked
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.replay import replay_game
from authoring.report.page import write_page
from authoring.report.replay_page import replay_page
from authoring.report.viewer import ViewerGame
from authoring.wording.languages import LANGUAGES as NAMES
from authoring.wording.languages import in_language

HARD: Final = 0.35
EASY: Final = 0.75
"""Below and above these shares of games won by greedy, a chapter counts as hard or easy."""

Tell = Callable[[str], None]


def build_gallery(folder: Path, tell: Tell) -> dict[str, bytes]:
    """Return the files of a gallery of the packs in a folder, by their names. Raises PackError."""
    packs = packs_in(folder)
    index = index_of(packs)
    files = {FILE: as_json(index)}
    plans: dict[tuple[str, str], str] = {}
    for pack in packs:
        tell(pack.manifest["id"])
        files[f"{PACKS}/{pack.file_name}"] = pack.path.read_bytes()
        content = {name: raw for name, raw in pack.files.items() if name != MANIFEST}
        with unpacked(content, find_needed(pack.manifest["needs"], [folder])) as opened:
            for entry in opened.chapters:
                files[replay_name(pack.manifest, entry.id)] = _replay(opened, entry, pack).encode()
                for language in LANGUAGES:
                    plans[f"{pack.manifest['id']}/{entry.id}", language] = plan_address(opened.library, entry, language)
    for language in LANGUAGES:
        cards = [_card(line, language, plans) for line in index["packs"]]
        files[page_name(language)] = _page(cards, language).encode()
    return files


def page_name(language: str) -> str:
    """The file of the page in a language."""
    return "index.html" if language == "en" else f"index.{language}.html"


def replay_name(manifest: Mapping[str, Any], chapter: str) -> str:
    """The file of the replay of a chapter."""
    return f"replays/{manifest['id'].replace('/', '.')}-{manifest['version']}-{chapter}.html"


def _replay(opened: Unpacked, entry: Any, pack: Packed) -> str:
    """The page of a typical game of greedy: one that ends as most do, after about as many rounds as half of them."""
    tests = pack.manifest["certificate"]["chapters"][entry.id]["playtests"]
    test = next((one for one in tests if one["bot"] == "greedy"), tests[0])
    options = PlaytestOptions(1, test["seed"] + _typical(test), test["bot"], mice=test["mice"])
    compiled = compile_plan(opened.loaded(entry).content(), options)
    recording = replay_game(compiled, curve=True).recording
    game = ViewerGame(f"seed {compiled.plan.seed}", compiled.plan.seed, recording)
    return replay_page(compiled, game, in_language(entry.data.get("title")) or entry.id)


def _typical(test: Mapping[str, Any]) -> int:
    """The number of the game that ends as most do, and whose length is nearest to the middle."""
    outcome = max("wl", key=test["outcomes"].count)
    middle = test["figures"]["rounds"][1]
    games = [number for number, letter in enumerate(test["outcomes"]) if letter == outcome] or [0]
    return min(games, key=lambda number: (abs(test["rounds"][number] - middle), number))


def _card(line: Mapping[str, Any], language: str, plans: Mapping[tuple[str, str], str]) -> dict[str, Any]:
    """What the page shows of a pack."""
    said = line["said"]
    return {
        "id": line["id"],
        "version": line["version"],
        "title": in_language(line["title"], language),
        "synopsis": in_language(line["synopsis"], language),
        "authors": ", ".join(line["authors"]),
        "licence": line["licence"],
        "boxes": line["boxes"],
        "languages": [NAMES.get(tag, tag) for tag in line["languages"]],
        "tags": line["languages"],
        "file": line["file"],
        "size": f"{line['size'] / 1000:.0f} kB",
        "difficulty": said.get("difficulty", ""),
        "said-minutes": said.get("minutes", 0),
        "chapters": [_chapter(line, chapter, language, plans) for chapter in line["chapters"]],
    }


def _chapter(
    line: Mapping[str, Any], chapter: Mapping[str, Any], language: str, plans: Mapping[tuple[str, str], str]
) -> dict[str, Any]:
    tests = [test for test in chapter["playtests"] if test["bot"] == "greedy"] or chapter["playtests"]
    rates = [_rate(test) for test in tests]
    middle = sum(rate["rate"] for rate in rates) / len(rates)
    return {
        "id": chapter["id"],
        "title": in_language(chapter["title"], language) or chapter["id"],
        "mice": chapter["mice"],
        "minutes": round(chapter["minutes"]),
        "rates": rates,
        "difficulty": "easy" if middle >= EASY else "hard" if middle < HARD else "medium",
        "like": chapter["like"],
        "plan": plans[f"{line['id']}/{chapter['id']}", language],
        "replay": replay_name(line, chapter["id"]),
    }


def _rate(test: Mapping[str, Any]) -> dict[str, Any]:
    rate, low, high = test["figures"]["win-rate"]
    return {"mice": test["mice"], "rate": rate, "low": low, "high": high, "games": test["figures"]["games"]}


def _page(cards: list[dict[str, Any]], language: str) -> str:
    chapters = [chapter for card in cards for chapter in card["chapters"]]
    return write_page(
        "gallery.html.j2",
        ("style.css", "gallery.css"),
        ("gallery.js",),
        lang=language,
        words=texts(language),
        cards=cards,
        mice=sorted({mice for chapter in chapters for mice in chapter["mice"]}),
        tags=sorted({tag for card in cards for tag in card["tags"]}),
        names=NAMES,
        pages=[(tag, NAMES[tag], page_name(tag)) for tag in LANGUAGES],
    )
