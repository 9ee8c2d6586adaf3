"""`life`: the life of a figure."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, stage


def test_changes_how_much_a_figure_bears() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")], rules=[{"of": "rat", "modify": {"life": 1}}])
    do(table, {"wound": "all-minions"})
    assert table.count("rat") == 1
    do(table, {"wound": "all-minions"})
    assert table.count("rat") == 0
