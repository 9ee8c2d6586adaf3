"""`achievement-gained`: an achievement has been earned."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, do, stage, when


def test_names_the_achievement_and_the_mouse() -> None:
    own = {"achievements": [{"id": name, "name": name, "text": "x", "individual": True} for name in ("brave", "calm")]}
    table = stage(
        {"ash": "a1"}, rules=[when("achievement-gained", {"achievement": "brave", "mouse": "ash"})], chapter=own
    )
    do(table, {"achieve": "calm"}, owner="ash")
    assert counter(table) == 0
    do(table, {"achieve": "brave"}, owner="ash")
    assert counter(table) == 1
