"""Every place in a file that defines or uses an id: of an entry, a counter, a token, a space, a rule, a tag, …"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from authoring.content.findings import Mark
from authoring.content.library import Entry, File, Library
from authoring.content.library.references import OF_EVENT
from authoring.content.schema import Reference
from authoring.content.source import Steps
from authoring.content.walk import walk
from authoring.editing.meant import chapter_meant, face_meant, spaces_of_room

ANYWHERE = "*"
"""The home of a counter or token that a card names: whichever chapter the card is played in."""
RULE_LISTS = ("rules", "earned")


@dataclass(frozen=True, order=True)
class Name:
    """An id. `home` is where it is known: a chapter for a counter, a face for a space; empty if it is everywhere."""

    kind: str
    id: str
    home: str = ""


@dataclass(frozen=True)
class Mention:
    """A place that defines or uses a name; `start` and `end` count the letters of its value or key."""

    file: File = field(repr=False)
    name: Name
    steps: Steps
    is_key: bool = False
    defines: bool = False
    part: tuple[int, int | None] = (0, None)
    """Which letters of the value: in `courtyard/tree` two names meet."""

    @property
    def mark(self) -> Mark:
        """Its place, without quotes."""
        source = self.file.source
        mark = source.where_key(self.steps) if self.is_key else source.where(self.steps)
        quoted = source.lines[mark.line - 1][mark.col - 1 : mark.col] in ('"', "'")
        length = mark.end_col - mark.col - 2 * quoted
        start, end = self.part[0], length if self.part[1] is None else self.part[1]
        return Mark(mark.line, mark.col + quoted + start, mark.end_line, mark.col + quoted + end)


def mentions_of(library: Library, file: File) -> list[Mention]:
    """Every name in a file, in no order."""
    if not isinstance(file.source.data, dict) or file.kind is None:
        return []
    return [*_defined(library, file), *_used(library, file)]


def mention_at(library: Library, file: File, line: int, col: int) -> Mention | None:
    """The name at a place, the end of the word included."""
    for mention in mentions_of(library, file):
        mark = mention.mark
        if mark.line == line and mark.col <= col <= mark.end_col:
            return mention
    return None


def all_mentions(library: Library) -> dict[Name, list[Mention]]:
    """Every name of a library with its mentions. Counters and tokens that cards name are the same in all chapters."""
    found: dict[Name, list[Mention]] = {}
    for file in library.all_files:
        for mention in mentions_of(library, file):
            found.setdefault(mention.name, []).append(mention)
    for name in [name for name in found if name.home == ANYWHERE]:
        for other in _same(found, name):
            found[name] += found.pop(other)
    return found


def mentions_like(library: Library, mention: Mention) -> list[Mention]:
    """Every mention of the name that a mention is of, itself included."""
    known = all_mentions(library)
    if mention.name in known:
        return known[mention.name]
    same = (found for name, found in known.items() if (name.kind, name.id) == (mention.name.kind, mention.name.id))
    place = (mention.file, mention.steps)
    return next((found for found in same if any((one.file, one.steps) == place for one in found)), [mention])


def _same(found: dict[Name, list[Mention]], name: Name) -> list[Name]:
    """The counters or tokens that a card means: for an author's card, those of the author's chapters where possible."""
    alike = [other for other in found if (other.kind, other.id) == (name.kind, name.id) and other != name]
    if any(mention.file.bundled for mention in found[name]):
        return alike
    own = [other for other in alike if not all(mention.file.bundled for mention in found[other])]
    return own or alike


def _defined(library: Library, file: File) -> Iterator[Mention]:
    for entry in file.entries:
        yield Mention(file, Name(entry.kind, entry.id), (*entry.steps, "id"), defines=True)
        yield from _tags(file, entry.steps, entry.data, entry.kind)
        if entry.kind == "ability":
            for token in _keys(entry.data.get("tokens")):
                yield Mention(file, Name("token", token), (*entry.steps, "tokens", token), True, True)
        if entry.kind == "minion":
            yield from _ids(file, (*entry.steps, "cards"), entry.data.get("cards"), "initiative-card", entry.id)
        for ident, steps in rule_ids(entry):
            yield Mention(file, Name("rule", ident, entry.id), steps, defines=True)
    data = file.source.data
    if file.kind == "chapter":
        yield from _of_chapter(file, data, str(data.get("id")))
    if file.kind == "tile":
        for index, face in enumerate(data.get("faces") or []):
            if isinstance(face, dict):
                yield from _ids(file, ("faces", index, "spaces"), face.get("spaces"), "space", str(face.get("id")))


def _of_chapter(file: File, data: dict[str, Any], ident: str) -> Iterator[Mention]:
    for kind in ("counter", "token"):
        for name in _keys(data.get(f"{kind}s")):
            yield Mention(file, Name(kind, name, ident), (f"{kind}s", name), True, True)
    yield from _ids(file, ("victories",), data.get("victories"), "ending", ident)
    defeat = data.get("defeat")
    yield from _ids(file, ("defeat", "also"), defeat.get("also") if isinstance(defeat, dict) else None, "ending", ident)
    rooms = data.get("rooms")
    for face, room in rooms.items() if isinstance(rooms, dict) else ():
        if not isinstance(room, dict):
            continue
        home = f"{ident}/{face}"
        yield from _ids(file, ("rooms", face, "spaces"), room.get("spaces"), "space", home)
        yield from _ids(file, ("rooms", face, "search"), room.get("search"), "search", ident)
        for area in _keys(room.get("areas")):
            yield Mention(file, Name("area", area, home), ("rooms", face, "areas", area), True, True)


def _ids(file: File, steps: Steps, items: Any, kind: str, home: str) -> Iterator[Mention]:
    for index, item in enumerate(items if isinstance(items, list) else ()):
        if isinstance(item, dict) and isinstance(item.get("id"), str):
            yield Mention(file, Name(kind, item["id"], home), (*steps, index, "id"), defines=True)


def _tags(file: File, steps: Steps, data: dict[str, Any], kind: str) -> Iterator[Mention]:
    for key, word in (("tags", "tag"), ("classes", "class")) if kind in ("minion", "search-card", "hero") else ():
        for index, tag in enumerate(data.get(key) or []):
            if isinstance(tag, str):
                yield Mention(file, Name(word, tag, kind), (*steps, key, index), defines=True)


_rule_ids: WeakKeyDictionary[Entry, tuple[tuple[str, Steps], ...]] = WeakKeyDictionary()
"""The ids of the rules of entries, with their places: whole chapters are searched for them."""


def rule_ids(entry: Entry) -> tuple[tuple[str, Steps], ...]:
    """The ids of the rules of an entry, each with its place in the file."""
    if entry not in _rule_ids:
        _rule_ids[entry] = tuple(
            (value["id"], (*entry.steps, *steps, "id"))
            for steps, value in walk(entry.data)
            if len(steps) > 1 and steps[-2] in RULE_LISTS
            if isinstance(value, dict) and isinstance(value.get("id"), str)
        )
    return _rule_ids[entry]


def _used(library: Library, file: File) -> Iterator[Mention]:
    for reference in file.checked.references:
        if reference.kind == "space":
            yield from _space(library, file, reference)
            continue
        name = _name(library, file, reference)
        if name is not None:
            yield Mention(file, name, reference.steps, reference.is_key)


def _space(library: Library, file: File, reference: Reference) -> Iterator[Mention]:
    """A space or an area, perhaps with its face before it."""
    before, slash, ident = reference.id.rpartition("/")
    faces = library.all_entries("face")
    if slash and before in faces:
        yield Mention(file, Name("face", before), reference.steps, reference.is_key, part=(0, len(before)))
    face = before or face_meant(file.source.data, reference.steps, faces)
    chapter = chapter_meant(library, file, reference.steps)
    home = spaces_of_room(faces.get(face), chapter, "areas" not in reference.steps).get(ident)
    if home is not None:
        part = (len(before) + 1 if slash else 0, None)
        yield Mention(file, Name(home[0], ident, home[1]), reference.steps, reference.is_key, part=part)


def _name(library: Library, file: File, reference: Reference) -> Name | None:
    kind, _, or_tag = reference.kind.partition("-or-")
    ident = reference.id
    if kind.startswith(OF_EVENT):
        kind = _thing(library, kind.removeprefix(OF_EVENT), ident)
        if not kind:
            return None
    if kind in ("figure", "initiative-card"):
        return _figure(library, ident)
    if kind == "token" and _is_party_item(library, ident):
        return Name("search-card", ident)
    if kind in ("counter", "token"):
        abilities = library.all_entries("ability").values() if kind == "token" else ()
        if any(ident in _keys(one.data.get("tokens")) for one in abilities):
            return Name("token", ident)
        chapter = chapter_meant(library, file, reference.steps)
        return Name(kind, ident, chapter.id if chapter else ANYWHERE)
    if kind == "rule":
        return _rule(library, file, reference)
    if or_tag and ident not in library.all_entries(kind):
        return Name("tag", ident, kind)
    return Name(kind, ident)


def _thing(library: Library, kind: str, ident: str) -> str:
    """The kind of a thing that an event is about; empty if there is no such thing."""
    if kind in ("counter", "token"):
        return kind
    kinds = ("search-card", "encounter-card") if kind == "card" else (kind,)
    return next((one for one in kinds if ident in library.all_entries(one)), "")


def _is_party_item(library: Library, ident: str) -> bool:
    card = library.all_entries("search-card").get(ident)
    return card is not None and card.data.get("category") == "party-item"


def _figure(library: Library, ident: str) -> Name | None:
    for kind in ("hero", "minion"):
        if ident in library.all_entries(kind):
            return Name(kind, ident)
    if ident in library.all_values("minion", "tags"):
        return Name("tag", ident, "minion")
    if ident in library.all_values("hero", "classes"):
        return Name("class", ident, "hero")
    for minion in library.all_entries("minion").values():
        if any(isinstance(card, dict) and card.get("id") == ident for card in minion.data.get("cards") or []):
            return Name("initiative-card", ident, minion.id)
    return None


def _rule(library: Library, file: File, reference: Reference) -> Name | None:
    """The rule that a scene or a goal names: one of its chapter, else of whatever entry has it."""
    chapter = chapter_meant(library, file, reference.steps)
    owners = [chapter] if chapter else []
    owners += [entry for one in library.all_files if one.kind != "chapter" for entry in one.entries]
    for entry in owners:
        if any(ident == reference.id for ident, _ in rule_ids(entry)):
            return Name("rule", reference.id, entry.id)
    return None


def _keys(value: Any) -> list[str]:
    return list(value) if isinstance(value, dict) else []
