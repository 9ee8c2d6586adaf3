from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import LoadedChapter, find_playable
from authoring.playtest.options import PlaytestOptions
from authoring.solve import ANY_VICTORY, Claim, Thing, find_thing, things_of
from authoring.solve.claims import ClaimedImpossible, proof_claims
from tests.authoring.solve.conftest import LEVER
from tests.playable import chapter


def things_in(loaded: LoadedChapter) -> list[Thing]:
    return things_of(compile_plan(loaded.content(), PlaytestOptions()))


@pytest.mark.parametrize(
    ("path", "name"),
    [
        (("rooms", "guard-room", "rules", 0), "rule lever"),
        (("rooms", "guard-room", "rules", 2, "do", 0, "choose", 1), "option pick, option 2"),
        (("faces", "guard-room"), "face guard-room"),
        (("victory",), "ending victory"),
    ],
)
def test_a_claim_is_about_the_thing_at_its_place(path: tuple[str | int, ...], name: str, loaded: LoadedChapter) -> None:
    def claims(mice: int) -> Iterator[Claim]:
        if mice == 3:
            yield path, "so it is"

    things = things_in(loaded)
    against = ClaimedImpossible(loaded.content(), claims, things)
    claimed = [str(thing) for thing in things if thing.own and against.why(thing, 3)]
    assert bool(against.why(ANY_VICTORY, 3)) is (path == ("victory",))
    if name.startswith("face"):  # whatever happens only on that face
        assert {"face guard-room", "flip guard-room"} <= {*claimed, "flip guard-room"}
        assert all("guard-room" in one for one in claimed)
    else:
        assert claimed == [name]
    assert not any(against.why(thing, 4) for thing in things)


def test_the_proof_claims_what_no_way_leads_to(tmp_path: Path) -> None:
    cut_off = LEVER.replace("at: [0, 0] }}", "at: [0, 0] }}\n  - {{ face: forge, at: [5, 5] }}")
    loaded = find_playable(str(chapter(tmp_path, cut_off, "lever")))
    things = things_in(loaded)
    against = ClaimedImpossible(loaded.content(), proof_claims(loaded.content()), things)
    assert against.why(find_thing(things, "forge"), 3)
    assert not against.why(find_thing(things, "guard-room"), 3)
