"""`tailwright lsp`."""

from __future__ import annotations

import sys

import pytest

from tests.playable import run


def test_without_pygls_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith(("authoring.lsp", "pygls", "lsprotocol"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "lsprotocol", None)
    result = run("lsp")
    assert result.exit_code == 2
    assert "pip install 'tailwright[lsp]'" in result.output
