"""What is compiled, and where. `tests/test_wheel.py` compares the games of the compiled engine."""

from __future__ import annotations

from pathlib import Path

from authoring.generators import compiled_engine

ROOT = Path(__file__).parents[1]


def test_a_checkout_is_not_compiled_in_place(capsys):
    assert compiled_engine.main() == 2
    assert "make fast" in capsys.readouterr().err


def test_every_hot_module_exists():
    assert all((ROOT / name).is_file() for name in compiled_engine.hot_modules(ROOT / "engine"))


def test_a_use_of_doc_is_replaced_by_the_docstring(tmp_path):
    module = tmp_path / "word.py"
    module.write_text('"""What it\nis."""\n\nWORD = dict(doc=__doc__)\n', encoding="utf-8")
    compiled_engine._inline_docstring(module)
    assert "doc='What it\\nis.'" in module.read_text(encoding="utf-8")
