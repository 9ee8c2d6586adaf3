from __future__ import annotations

import pytest

from authoring.solve.things import aims_for, find_thing, things_of
from engine.playtest import CompiledPlan
from engine.playtest.usage_error import UsageError


def test_the_chapters_own_lines_and_options_are_known(compiled: CompiledPlan) -> None:
    own = [str(thing) for thing in things_of(compiled) if thing.own]
    assert own[:3] == ["rule lever", "rule ninth-mouse", "rule pick"]
    assert "face guard-room" in own
    assert "option pick, option 2" in own
    assert "ending victory" in own
    assert not any("roach" in name or "achievement" in name for name in own)


def test_a_name_stands_for_a_face_first(compiled: CompiledPlan) -> None:
    things = things_of(compiled)
    assert find_thing(things, "guard-room").kind == "face"
    assert find_thing(things, "ending victory").kind == find_thing(things, "ending:victory").kind == "ending"
    assert find_thing(things, "lever").kind == "rule"


def test_an_unknown_name_comes_with_what_is_known(compiled: CompiledPlan) -> None:
    with pytest.raises(UsageError) as error:
        find_thing(things_of(compiled), "leaver")
    assert error.value.word == "leaver"
    assert "lever" in error.value.known


def test_two_things_of_one_kind_and_name_are_refused(compiled: CompiledPlan) -> None:
    lever = find_thing(things_of(compiled), "lever")
    with pytest.raises(UsageError, match="one of several"):
        find_thing([lever, lever], "lever")


def test_aims_keep_the_order_of_the_things(compiled: CompiledPlan) -> None:
    wanted = [thing for thing in things_of(compiled) if thing.own]
    aims, listed = aims_for(wanted)
    assert listed == wanted
    assert {thing for _, thing in [*aims.lines, *aims.options]} == set(range(len(wanted)))
