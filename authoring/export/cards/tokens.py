"""Tokens and counter tracks to print: what lies on the board or is counted, and is not in the box."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from authoring.content.library import Entry, Library
from authoring.drawing.svg import elements, icons
from authoring.export.book.names import Namer
from authoring.export.cards.measure import Space, TextBlock, fit
from authoring.wording.languages import in_language

DIAMETER: Final = 22.0
"""The width of a token, in millimetres; a space of the board is about 25."""
NAME: Final = Space(30.0, 7.5, 8.5, 6.0)
TRACK_END: Final = 10
"""The last number of the track of a counter without a maximum."""
LONGEST_TRACK: Final = 24
MARKERS: Final = 4
"""How many tokens are printed of what several figures can have."""
MOST: Final = 12
"""The most copies of a token."""
COLOURS: Final = ("#8a1f2b", "#1f4f7a", "#2f5d3a", "#7a5b00", "#5b1f5e", "#1f5f63", "#6b3e1d", "#3b3b6b")
SIGNS: Final = ("circle", "triangle", "square", "diamond", "hexagon", "cross", "star", "heart")
"""What tokens show for which there is no picture."""
WORDS: Final[dict[str, tuple[str, ...]]] = {
    # icon: words in an id that it stands for
    "bell": ("bell", "chime", "gong"),
    "book": ("book", "page", "ledger", "diary"),
    "bottle": ("bottle", "potion", "phial", "oil", "ink", "boiler", "pot", "kettle"),
    "candle": ("candle", "lamp", "lantern", "light", "torch"),
    "cheese": ("cheese", "crumb", "crumbs", "food", "bait"),
    "clock": ("clock", "watch", "hour", "pendulum", "hand"),
    "cup": ("cup", "thimble", "mug", "bucket"),
    "door": ("door", "gate", "hatch", "bolt", "lock"),
    "drop": ("water", "drop", "puddle", "leak", "tear"),
    "feather": ("feather", "wing", "quill", "crow", "bird"),
    "flag": ("flag", "banner", "pennant", "mark", "marker"),
    "flame": ("fire", "flame", "ember", "coal", "spark"),
    "gear": ("gear", "cog", "wheel", "spring", "peg", "pin", "machine"),
    "key": ("key", "keys"),
    "lever": ("lever", "switch", "crank", "handle"),
    "mouse": ("mouse", "prisoner", "guest", "child", "pim", "friend", "dormouse", "scout", "hostage"),
    "nest": ("nest", "egg", "eggs"),
    "party-item": ("chest", "box", "crate", "trunk", "basket", "treasure"),
    "raft": ("raft", "boat", "platform", "ship", "cork"),
    "rope": ("rope", "thread", "chain", "line", "string", "net", "knot"),
    "scroll": ("scroll", "letter", "note", "map", "paper", "sheet"),
    "stone": ("stone", "rock", "boulder", "rubble", "brick", "weight"),
    "sword": ("sword", "needle", "blade", "weapon"),
    "web": ("web", "cobweb", "loom", "silk"),
}


@dataclass(frozen=True)
class Token:
    """A round token: its name below it, and a picture in a colour of its own."""

    id: str
    name: TextBlock
    picture: str
    copies: int = 1


@dataclass(frozen=True)
class Track:
    """A row of numbers for a counter, with the number on which its marker starts."""

    id: str
    name: str
    numbers: tuple[int, ...]
    start: int


def tokens_of(library: Library, chapters: list[Entry], cards: list[Entry], language: str) -> list[Token]:
    """Make the tokens of chapters and of cards that are not in the box, each once."""
    found: dict[str, tuple[str, int]] = {}
    for chapter in chapters:
        for ident, name, copies in _of_chapter(chapter, Namer(library, language, chapter)):
            found.setdefault(ident, (name, copies))
    box = set(next((entry.data.get("tokens") or {} for entry in library.entries("box").values()), {}))
    for card in cards:
        for ident, name, copies in _of_card(card, Namer(library, language), box):
            found.setdefault(ident, (name, copies))
    return [
        Token(ident, fit(name, NAME), picture(ident, index), copies)
        for index, (ident, (name, copies)) in enumerate(found.items())
    ]


def _of_chapter(chapter: Entry, names: Namer) -> Iterator[tuple[str, str, int]]:
    rooms = (chapter.data.get("rooms") or {}).values()
    placed = _placed([chapter.data.get("setup"), [(room or {}).get("setup") for room in rooms]])
    for ident in chapter.data.get("tokens") or {}:
        yield ident, _capital(names("token", ident)), max(1, min(placed.count(ident), MOST))
    for ident, counter in (chapter.data.get("counters") or {}).items():
        if (counter or {}).get("of") == "figures":
            yield ident, _track_name(ident, counter, names), MARKERS


def _placed(data: Any) -> list[str]:
    """List the tokens that effects put on the board, each as often as they do."""
    if isinstance(data, list):
        return [token for part in data for token in _placed(part)]
    if not isinstance(data, dict):
        return []
    own = data.get("put-token")
    token = own.get("token") if isinstance(own, dict) else own
    at = own.get("at") if isinstance(own, dict) else None
    times = len(at) if isinstance(at, list) else 1
    here = [token] * times if isinstance(token, str) else []
    repeated = data.get("repeat")
    again = repeated.get("times") if isinstance(repeated, dict) else 1
    inner = [token for part in data.values() for token in _placed(part)]
    return here + inner * (min(again, MOST) if isinstance(again, int) else 1)


def _of_card(entry: Entry, names: Namer, box: set[str]) -> Iterator[tuple[str, str, int]]:
    data, name = entry.data, _capital(names(entry.kind, entry.id))
    if entry.kind == "search-card" and data.get("category") == "party-item":
        yield entry.id, name, 1
    elif entry.kind == "status":
        yield entry.id, name, data.get("tokens") or MARKERS
    elif entry.kind == "minion" and data.get("token") not in box and (data.get("token") or not data.get("figure")):
        yield entry.id, name, 1 if data.get("boss") else MARKERS
    elif entry.kind == "hero":
        yield entry.id, name, 1
    for ident, token in (data.get("tokens") or {}).items() if entry.kind == "ability" else ():
        yield ident, _capital(in_language((token or {}).get("name"), names.language) or names("token", ident)), 1


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def icon_of(ident: str, index: int) -> str:
    """Choose the icon of a token by the words of its id; without a picture for it, one of the signs."""
    words = ident.split("-")
    return next(
        (name for word in reversed(words) for name, meant in WORDS.items() if word in meant), SIGNS[index % len(SIGNS)]
    )


def picture(ident: str, index: int) -> str:
    """Draw a token: a ring and an icon. Neighbours in a list differ in colour."""
    root = elements.document(100, 100, "")
    for paper in [*root]:
        root.remove(paper)
    colour = COLOURS[index % len(COLOURS)]
    elements.add(root, "circle", cx=50, cy=50, r=48, fill="#ffffff", stroke=colour, stroke_width=3)
    icons.draw(root, icon_of(ident, index), (50, 50), 58, colour)
    return elements.to_text(root)


def tracks_of(library: Library, chapters: list[Entry], language: str) -> list[Track]:
    """Make a track for each counter of the chapters that counts further than to 1."""
    return [
        Track(ident, _track_name(ident, counter, Namer(library, language, chapter)), tuple(range(end + 1)), start)
        for chapter in chapters
        for ident, counter in (chapter.data.get("counters") or {}).items()
        for counter in (counter or {},)
        for end, start in ((counter.get("max", TRACK_END), counter.get("start", 0)),)
        if 1 < end <= LONGEST_TRACK and counter.get("of") != "figures"
    ]


def _track_name(ident: str, counter: dict[str, Any], names: Namer) -> str:
    """Return the name of a counter; without one, what it counts, or its id as words."""
    told = in_language(counter.get("name") or counter.get("description"), names.language).rstrip(".")
    return told or _capital(names("counter", ident))
