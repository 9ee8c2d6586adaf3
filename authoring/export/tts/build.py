"""Build the save of a chapter, and the pictures that it shows."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from authoring import drawing
from authoring.content.library import Entry, Library
from authoring.drawing.output.convert import to_png
from authoring.export.book.build import book as build_book
from authoring.export.book.write import to_pdf
from authoring.export.cards.build import cards_of
from authoring.export.cards.model import Back, Card
from authoring.export.cards.sheets import single_cards
from authoring.export.cards.tokens import Token, tokens_of
from authoring.export.cards.write import to_pngs
from authoring.export.tts import objects
from authoring.export.tts.objects import CIRCLE, ROUNDED, CardImage, Object, Place
from authoring.export.tts.pictures import figure_picture, track_picture
from authoring.wording.languages import in_language, term
from engine.records.chapter import Chapter as CompiledChapter
from engine.records.dice import FACE_NAMES, FACE_NUMBER

PER_MOUSE: Final = ("hero", "ability", "achievement", "status")
TILE: Final = 5.0
"""The scale of a tile of the plan: it is twice as many units wide."""
WEST: Final = -34.0
"""Where the decks lie, west of the plan."""
DECK_STEP: Final = 4.0
FIGURE: Final = 0.8
TOKEN: Final = 0.5
PDF: Final = "book.pdf"
IMAGES: Final = "images"


@dataclass
class Build:
    """What a save is built from, and the files beside it so far."""

    library: Library
    chapter: Entry
    compiled: CompiledChapter
    language: str
    address: str
    """What stands before the name of a picture: the folder of the save, or an address in the web."""
    files: dict[str, bytes] = field(default_factory=dict)

    def url(self, name: str, content: bytes) -> str:
        """Keep a picture, and return the address under which the game finds it."""
        self.files[f"{IMAGES}/{name}"] = content
        return f"{self.address}{IMAGES}/{name}"

    def text(self, value: Any) -> str:
        """A text of the content in the language of the save."""
        return in_language(value, self.language)


def build_save(build: Build) -> dict[str, bytes]:
    """Return the files of a save: the save itself, its pictures, and the book."""
    data = build.chapter.data
    everything = [*_tiles(build), *_decks(build), *_figures(build), *_pieces(build)]
    title = build.text(data.get("title")) or build.chapter.id
    pages = {title: _notes(build), "Tailwright": _about(build)}
    mice = (build.compiled.mice_from, build.compiled.mice_to)
    saved = objects.save(title, everything, build.text(data.get("objective")), pages, mice)
    build.files[f"{build.chapter.id}.json"] = json.dumps(saved, ensure_ascii=False, indent=1).encode()
    return build.files


def _tiles(build: Build) -> Iterator[Object]:
    """The tiles of the plan, each with its other face on its back."""
    places = build.chapter.data["plan"]
    middle = [sum(place["at"][axis] for place in places) / len(places) for axis in (0, 1)]
    for place in places:
        front, back = sides_of(build, place["face"])
        up, down = (build.url(f"tile-{face.id}.png", _face(build, face)) for face in (front, back))
        x, z = ((place["at"][axis] - middle[axis]) * 2 * TILE for axis in (0, 1))
        name = build.text(front.data.get("name")) or front.id
        lies = Place(x, -z, TILE, 1.0)
        yield objects.tile(name, up, down, lies, note=_room_note(build, front.id), locked=True)


def sides_of(build: Build, ident: str) -> tuple[Entry, Entry]:
    """A face of a tile, and its other face; the same one of a tile with a single face."""
    faces = build.library.entries("face")
    for tile in build.library.entries("tile").values():
        both = [face["id"] for face in tile.data["faces"]]
        if ident in both:
            others = [other for other in both if other != ident]
            return faces[ident], faces[others[0] if others else ident]
    raise KeyError(ident)


def faces_in_play(build: Build) -> list[Entry]:
    """Both faces of every tile of the plan."""
    return list(dict.fromkeys(face for place in build.chapter.data["plan"] for face in sides_of(build, place["face"])))


def _face(build: Build, face: Entry) -> bytes:
    return to_png(drawing.tile(face.data, language=build.language))


def _room_note(build: Build, face: str) -> str:
    room = (build.chapter.data.get("rooms") or {}).get(face) or {}
    return build.text(room.get("story"))


def _decks(build: Build) -> Iterator[Object]:
    """The decks: what is shuffled, and the cards of figures, each in a column of its own."""
    decks = list(cards_in_play(build))
    made = [card for _, cards in decks for card, _ in cards]
    pictures = to_pngs(single_cards(made), (), build.language)
    urls = {name: build.url(f"card-{name}.png", content) for name, content in pictures.items()}
    for number, (name, cards) in enumerate(decks):
        images = [image for card, copies in cards for image in [_image(card, urls)] * copies]
        if images:
            row, column = divmod(number, 2)
            yield objects.deck(
                name, images, Place(WEST + column * 3, 10 - row * DECK_STEP, face_down=name in _shuffled(build))
            )


def _shuffled(build: Build) -> tuple[str, ...]:
    return tuple(term(word, build.language) for word in ("search-deck", "encounter-deck"))


def cards_in_play(build: Build) -> Iterator[tuple[str, list[tuple[Card, int]]]]:
    """Each deck of the chapter: its name, its cards, and how many there are of each."""
    chapter, library = build.compiled, build.library
    searched = _counted(chapter.search_ids[card] for card in chapter.copies)
    yield _shuffled(build)[0], list(_of_entries(build, library.entries("search-card"), searched))
    met = _counted(chapter.encounter_ids[card] for card in chapter.encounter_deck)
    yield _shuffled(build)[1], list(_of_entries(build, library.entries("encounter-card"), met))
    for kind in PER_MOUSE:
        found = dict.fromkeys(entry.id for entry in library.usable_entries(kind, build.chapter.file.path))
        yield term(kind, build.language), list(_of_entries(build, library.entries(kind), found))
    yield (
        term("minion", build.language),
        list(_of_entries(build, library.entries("minion"), dict.fromkeys(_minions(build)))),
    )


def _counted(names: Iterable[str]) -> dict[str, int | None]:
    counts: dict[str, int | None] = {}
    for name in names:
        counts[name] = (counts.get(name) or 0) + 1
    return counts


def _of_entries(
    build: Build, entries: Mapping[str, Entry], counts: Mapping[str, int | None]
) -> Iterator[tuple[Card, int]]:
    """The cards of some entries; None stands for as many as an entry itself says."""
    for ident, count in counts.items():
        for card in cards_of(build.library, entries[ident], build.language):
            yield card, card.copies if count is None else count


def _image(card: Card, urls: Mapping[str, str]) -> CardImage:
    back = card.back
    back_url = urls[f"back-of-{back.id}"] if isinstance(back, Back) else urls[back.id]
    return CardImage(" ".join(card.title.lines), urls[card.id], back_url)


def _minions(build: Build) -> list[str]:
    """The minions that can come: those that the chapter and its encounter cards name."""
    cards = [
        build.library.entries("encounter-card")[build.compiled.encounter_ids[card]]
        for card in build.compiled.encounter_deck
    ]
    named: dict[str, None] = {}
    known = build.library.entries("minion")
    for entry in (build.chapter, *cards):
        depth = len(entry.steps)
        for reference in entry.file.checked.references:
            if reference.steps[:depth] == entry.steps and reference.id in known:
                named[reference.id] = None
    return list(named)


def _figures(build: Build) -> Iterator[Object]:
    """A standee for each hero that may go, and for as many minions of a type as the box has figures."""
    x, known = -TILE, build.library
    for hero in known.usable_entries("hero", build.chapter.file.path):
        name = build.text(hero.data.get("name")) or hero.id
        picture = build.url(f"figure-{hero.id}.png", figure_picture("mouse", name))
        yield objects.standee(name, picture, Place(x, -2.2 * TILE - _depth(build), FIGURE))
        x += 2
    for number, ident in enumerate(_minions(build)):
        minion = known.entries("minion")[ident]
        name = build.text(minion.data.get("name")) or ident
        picture = build.url(f"figure-{ident}.png", figure_picture("minion", name))
        place = Place(-WEST - 4, 10 - number * 3, FIGURE)
        yield objects.bag(name, [objects.standee(name, picture, place) for _ in range(_in_box(build, minion))], place)


def _depth(build: Build) -> float:
    rows = [place["at"][1] for place in build.chapter.data["plan"]]
    return float(max(rows) - min(rows)) * TILE


def _in_box(build: Build, minion: Entry) -> int:
    """How many figures of a minion there are; 4 of one that no box knows."""
    figure = str(minion.data.get("figure", minion.id))
    for box in build.library.entries("box").values():
        for counts in (box.data.get("figures", {}), box.data.get("tokens", {})):
            if figure in counts:
                return max(1, int(counts[figure]))
    return 4


def _pieces(build: Build) -> Iterator[Object]:
    """Tokens of the chapter, the page track with its markers, cheese, dice and the book."""
    z = -2.2 * TILE - _depth(build) - 4
    chapters, cards = [build.chapter], list(build.library.usable_entries("search-card", build.chapter.file.path))
    for number, token in enumerate(tokens_of(build.library, chapters, cards, build.language)):
        lies = Place(-WEST - 8, 10 - number * 2)
        yield objects.bag(_name(token), _copies(build, token, lies), lies)
    track = build.url("track.png", track_picture(build.compiled.end_page))
    yield objects.tile(term("page", build.language), track, track, Place(0, z, 3), shape=ROUNDED, locked=True)
    for name, icon in (("hourglass", "hourglass"), ("end-marker", "flag")):
        picture = build.url(f"{icon}.png", figure_picture(icon, ""))
        yield objects.tile(
            term(name, build.language), picture, picture, Place(4.0 if icon == "flag" else -4.0, z + 3, TOKEN), CIRCLE
        )
    for number in range(int(_box(build).get("dice", 5))):
        yield objects.die(f"{number + 1}", [_face_of_die(face) for face in range(6)], Place(6 + number, z - 3))
    cheese, lies = build.url("cheese.png", figure_picture("cheese", "")), Place(-8, z - 3, TOKEN)
    wedge = objects.tile(term("cheese", build.language), cheese, cheese, lies, CIRCLE)
    yield objects.bag(wedge["Nickname"], [wedge] * int(_box(build).get("tokens", {}).get("cheese", 24)), lies)
    pdf = to_pdf(build_book(build.library, build.chapter, build.language), "a4")
    build.files[PDF] = pdf
    yield objects.book(
        build.text(build.chapter.data.get("title")) or build.chapter.id, f"{build.address}{PDF}", Place(-WEST - 4, 16)
    )


def _box(build: Build) -> dict[str, Any]:
    return next((box.data for box in build.library.entries("box").values()), {})


def _name(token: Token) -> str:
    return " ".join(token.name.lines)


def _copies(build: Build, token: Token, place: Place) -> list[Object]:
    url = build.url(f"token-{token.id}.png", to_png(token.picture))
    small = replace(place, scale=TOKEN)
    return [objects.tile(_name(token), url, url, small, CIRCLE) for _ in range(token.copies)]


def _face_of_die(face: int) -> str:
    """What a face of a die shows: its symbols, and the number for moving."""
    return f"{FACE_NAMES[face].replace('-', ' + ')} ({FACE_NUMBER[face]})"


def _notes(build: Build) -> str:
    """What the notebook says: the tale, and the setup."""
    story = build.chapter.data.get("story") or {}
    return "\n\n".join(
        filter(None, [build.text(story.get("opening")), build.text(build.chapter.data.get("objective"))])
    )


def _about(build: Build) -> str:
    return (
        "Made by fans with Tailwright; not affiliated with the makers or publishers of Mice & Mystics. To play you "
        "need the game. If the pictures lie on this computer, upload them for other players: Modding, Cloud Manager, "
        "Upload all."
    )
