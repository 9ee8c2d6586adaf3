"""Which Graphviz draws a graph."""

from __future__ import annotations

import pytest

from authoring.drawing.errors import PictureError
from authoring.drawing.output import graphviz_runner
from authoring.drawing.output.graphviz_runner import run_graphviz


def test_the_first_runner_that_works_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graphviz_runner, "RUNNERS", (lambda *_: None, lambda *_: b"second"))
    assert run_graphviz("digraph {}", "svg") == b"second"


def test_without_graphviz_the_message_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graphviz_runner, "RUNNERS", (lambda *_: None,))
    with pytest.raises(PictureError, match="Graphviz is not installed; install Graphviz"):
        run_graphviz("digraph {}", "svg")
