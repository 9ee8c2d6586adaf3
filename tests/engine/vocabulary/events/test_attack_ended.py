"""`attack-ended`: an attack is over."""

from __future__ import annotations

from tests.engine.table import BOW, SWORD
from tests.engine.vocabulary.stage import counter, fight, stage, when


def test_tells_the_wounds_that_were_dealt() -> None:
    table = stage({"ash": "a1"}, [("ogre", "a2")], rules=[when("attack-ended", {"wounds": 2})])
    fight(table.dice(SWORD, BOW, BOW, BOW), "ash", "ogre")
    assert counter(table) == 0
    fight(table.dice(SWORD, SWORD, BOW, BOW), "ash", "ogre")
    assert counter(table) == 1


def test_wounds_that_were_stopped_were_not_dealt() -> None:
    stop = {"id": "stop", "when": "wounding", "do": ["instead"]}
    table = stage({"ash": "a1"}, [("ogre", "a2")], rules=[stop, when("attack-ended", {"wounds": 0})])
    fight(table.dice(SWORD, SWORD, BOW, BOW), "ash", "ogre")
    assert counter(table) == 1


def test_a_defeated_target_is_no_figure_any_more() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")], rules=[when("attack-ended", {"target": {"size": "small"}})])
    fight(table.dice(SWORD, SWORD, BOW), "ash", "rat")
    assert counter(table) == 0
