"""Groups of minions that are placed at the same time, and whether box and tiles have room for them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from authoring.content.library import Entry, Library
from authoring.content.library.boxes import box_of, contents
from authoring.content.source import Steps
from authoring.content.walk import walk

SPACE_HOLDS = 4
"""Small figures on one space (MOVE-5)."""


@dataclass(frozen=True)
class PlacementGroup:
    """Minions that are placed at the same time: the occasion, and each troop with its steps."""

    what: str
    steps: Steps
    troops: tuple[tuple[Steps, dict[str, Any]], ...]
    face: str = ""

    @property
    def minions(self) -> list[dict[str, Any]]:
        """The troops without their steps."""
        return [troop for _, troop in self.troops]


def placement_groups(entry: Entry) -> Iterator[PlacementGroup]:
    """Every group of minions that an encounter card or a chapter places."""
    if entry.kind == "encounter-card":
        for page, line in entry.data["pages"].items():
            yield _listed(f"page {page}", ("pages", page), line)
        yield _listed("the surge", ("surge",), entry.data.get("surge", []))
        return
    for face, room in entry.data.get("rooms", {}).items():
        encounter, surge = room.get("encounter"), room.get("surge")
        if isinstance(encounter, dict):
            yield _listed("the encounter", ("rooms", face, "encounter", "place"), encounter["place"], face)
        if isinstance(surge, list):
            yield _listed("the surge", ("rooms", face, "surge"), surge, face)
    yield from _placed_by_effects(entry.data)
    yield from _placed_together(entry.data)


def _placed_together(data: dict[str, Any]) -> Iterator[PlacementGroup]:
    """What setup and the encounter of a room place there, one after the other."""
    start = data["start"]["face"]
    setup = list(_direct(data.get("setup", []), ("setup",)))
    for face, room in data.get("rooms", {}).items():
        encounter = room.get("encounter")
        lists = [
            [one for one in setup if one[1].get("face", start) == face],
            list(_direct(room.get("setup", []), ("rooms", face, "setup"))),
            list(_listed("", ("rooms", face, "encounter", "place"), encounter["place"]).troops)
            if isinstance(encounter, dict) else [],
        ]  # fmt: skip
        if sum(1 for part in lists if part) > 1:
            troops = tuple(troop for part in lists for troop in part)
            yield PlacementGroup("the setup and the encounter of the room", troops[-1][0][:-1], troops, face)


def _direct(effects: list[Any], steps: Steps) -> Iterator[tuple[Steps, dict[str, Any]]]:
    for index, effect in enumerate(effects):
        if isinstance(effect, dict) and isinstance(effect.get("place"), dict) and "minion" in effect["place"]:
            yield (*steps, index, "place"), effect["place"]


def _times(troop: dict[str, Any], data: dict[str, Any], steps: Steps) -> dict[str, Any]:
    """A troop as often as the effects around it are repeated."""
    times, value = 1, data
    for step in steps:
        value = value[step]  # type: ignore[index]
        if step == "repeat" and isinstance(value, dict) and isinstance(value.get("times"), int):
            times *= value["times"]
    return {**troop, "count": times * count_of(troop)} if times > 1 and count_of(troop) else troop


def _listed(what: str, steps: Steps, line: list[dict[str, Any]], face: str = "") -> PlacementGroup:
    return PlacementGroup(what, steps, tuple(((*steps, index), troop) for index, troop in enumerate(line)), face)


def _placed_by_effects(data: dict[str, Any]) -> Iterator[PlacementGroup]:
    """The `place` effects of one list are one group."""
    for steps, value in walk(data):
        if not isinstance(value, list):
            continue
        found = [
            ((*steps, index, "place"), _times(troop["place"], data, steps))
            for index, troop in enumerate(value)
            if isinstance(troop, dict) and isinstance(troop.get("place"), dict) and "minion" in troop["place"]
        ]
        if found:
            yield PlacementGroup("the setup" if steps == ("setup",) else "one list of effects", steps, tuple(found))


def count_of(troop: dict[str, Any]) -> int:
    """How many minions a troop has; 0 when the number is only known in play."""
    count = troop.get("count", 1)
    return count if isinstance(count, int) else 0


@dataclass(frozen=True)
class Pool:
    """The figures or tokens of one kind in the box."""

    sort: str
    name: str
    size: int


def pools_of(library: Library, minion: str, boxes: tuple[str, ...] = ()) -> list[Pool]:
    """The figures and tokens that a minion uses, of the game and of some boxes; none for an unknown minion."""
    entry = library.entries("minion").get(minion)
    if entry is None:
        return []
    own = box_of(entry)
    box = contents(library, (*boxes, own) if own else boxes)
    figure, token = entry.data.get("figure", minion), entry.data.get("token")
    found = [
        Pool("figure", figure, box["figures"].get(figure, 1))
    ]  # what the box does not know, an author has made one of
    return [*found, Pool("token", token, box["tokens"].get(token, 1))] if token else found


def size_of(library: Library, minion: str) -> str:
    """`small`, `large` or `none`."""
    entry = library.entries("minion").get(minion)
    return str(entry.data.get("size", "small")) if entry else "none"


def fits(library: Library, troops: list[dict[str, Any]], spaces: list[dict[str, Any]]) -> bool:
    """Whether troops fit on entry spaces: a large figure needs a whole space, four small ones share one."""
    large = sum(count_of(troop) for troop in troops if size_of(library, troop["minion"]) == "large")
    small = sum(count_of(troop) for troop in troops if size_of(library, troop["minion"]) == "small")
    endless = any(space.get("kind") == "special-area" for space in spaces)
    if endless:
        return large <= len(spaces)
    return large <= len(spaces) and small <= SPACE_HOLDS * (len(spaces) - large)
