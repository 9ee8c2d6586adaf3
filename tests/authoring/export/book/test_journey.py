"""The order of the rooms: as the mice come through them."""

from __future__ import annotations

from typing import Any

import pytest

from authoring.content.library import open_library
from authoring.export.book.journey import finale, in_order

LIBRARY = open_library()


@pytest.mark.parametrize("ident", sorted(LIBRARY.entries("chapter")))
def test_every_bundled_chapter_begins_at_its_start_and_each_room_follows_a_neighbour(ident: str) -> None:
    data = LIBRARY.entries("chapter")[ident].data
    order = in_order(data, LIBRARY)
    assert order[0] == data["start"]["face"]
    assert len(order) == len(set(order)) == 2 * len(data["plan"])
    if finale(data):
        assert order[-1] == finale(data)


def test_rooms_come_in_the_order_of_the_ways_to_them() -> None:
    assert in_order(LIBRARY.entries("chapter")["flight"].data, LIBRARY) == [
        "guard-room", "sewers", "kitchen-tunnels", "tunnel-entrance", "kitchen", "courtyard",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("victory", "last"),
    [
        ({"mice-at": {"at": "courtyard/tree"}}, "courtyard"),
        ({"mice-at": {"face": "courtyard"}, "not": {"mice-at": {"face": "kitchen"}}}, "courtyard"),
        ({"any": [{"mice-at": {"face": "courtyard"}}, {"mice-at": {"face": "kitchen"}}]}, ""),
        ({"mice-at": {"face": "guard-room"}}, ""),
        ({"achieved": "key"}, ""),
        ({"achieved": "key", "no-minions": "courtyard"}, "courtyard"),
        ({"no-minions": True}, ""),
    ],
)
def test_the_finale_is_where_the_mice_win_unless_they_start_there(victory: Any, last: str) -> None:
    assert finale({"start": {"face": "guard-room"}, "victory": victory}) == last
    assert finale({"start": {"face": "guard-room"}, "victories": [{"id": "x", "if": victory}]}) == last
