"""A file is read into data with places, or refused with a finding at the right place."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
import yaml

from authoring.content.source import MAX_BYTES, load, parse

LOADERS = [pytest.param(yaml.CSafeLoader, id="libyaml"), pytest.param(yaml.SafeLoader, id="pure")]
BOMB = "a: &a [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{here}: &{here} [{', '.join(['*' + before] * 10)}]\n" for before, here in zip("abcdefgh", "bcdefghi", strict=True)
)

REFUSED = {
    # text: code, line, column
    "a: 1\na: 2\n": ("S202", 2, 1),
    "a:\n  b: 1\n  b: 2\n": ("S202", 3, 3),
    "1: x\n": ("S203", 1, 1),
    "a: {true: x}\n": ("S203", 1, 5),
    "? [a]\n: x\n": ("S203", 1, 3),
    "a: !x b\n": ("S204", 1, 4),
    "a: !!str 1\n": ("S204", 1, 4),
    "a: &x {b: 1}\nc:\n  <<: *x\n": ("S205", 3, 3),
    "a: 1\n---\nb: 2\n": ("S206", 2, 1),
    BOMB: ("S207", 4, 36),
    "a: &x [*x]\n": ("S208", 1, 8),
    "a: *x\n": ("S209", 1, 4),
    "[" * 100: ("S210", 1, 65),
    "a: .nan\n": ("S211", 1, 4),
    "": ("S107", 1, 1),
    "# nothing\n": ("S107", 1, 1),
    "null\n": ("S107", 1, 1),
    "a: x\x00y\n": ("S106", 1, 5),
    "a: x\u2028y\n": ("S106", 1, 5),
    "a: [1, 2\nb: 3\n": ("S201", 2, 2),
    "a:\n  - [1, 2\n": ("S201", 2, 5),
    "a: 'x\nb: y\n": ("S201", 1, 4),
    "a: b: c\n": ("S201", 1, 5),
    "a:\n\tb: c\n": ("S201", 2, 1),
    "a:\n    b: 1\n  c: 2\n": ("S201", 3, 3),
    "a: @x\n": ("S201", 1, 4),
    'a: "b" c\n': ("S201", 1, 8),
    "a: 1\nword\nb: 2\n": ("S201", 2, 1),
}


def places(text: str, loader: Any = None) -> list[tuple[str, int, int]]:
    return [(f.code, f.line, f.col) for f in parse(text.encode(), "x.yaml", loader).findings]


@pytest.mark.parametrize("loader", LOADERS)
@pytest.mark.parametrize("text", REFUSED)
def test_refused_with_code_and_place(text: str, loader: Any) -> None:
    assert places(text, loader) == [REFUSED[text]]


def test_several_problems_are_reported_at_once() -> None:
    text = "a: 1\na: 2\nb: !x 3\n4: c\n<<: {}\nd: \x07\n"
    assert sorted(places(text)) == [("S106", 6, 4), ("S202", 2, 1), ("S203", 4, 1), ("S204", 3, 4), ("S205", 5, 1)]


def test_the_rest_of_a_faulty_file_is_still_read() -> None:
    source = parse(b"a: 1\na: 2\n3: c\nb: !x d\n", "x.yaml")
    assert source.data == {"a": 1, "3": "c", "b": "d"}


def test_duplicate_key_names_the_first_place() -> None:
    (finding,) = parse(b"a: 1\nb: 2\na: 3\n", "x.yaml").findings
    assert (finding.related[0].mark.line, finding.related[0].mark.col) == (1, 1)


@pytest.mark.parametrize("loader", LOADERS)
def test_places_of_keys_and_values(loader: Any) -> None:
    text = 'top: first\nlist:\n  - {a: 1, b: [2, 33]}\n  - |\n    text\n    more\n\n# end\nlast: "x"\n'
    source = parse(text.encode(), "x.yaml", loader)
    assert source.findings == []

    def cut(mark: Any) -> str:
        lines = source.lines[mark.line - 1 : mark.end_line]
        lines[-1] = lines[-1][: mark.end_col - 1]
        lines[0] = lines[0][mark.col - 1 :]
        return "\n".join(lines)

    assert cut(source.where(("top",))) == "first"
    assert cut(source.where(("list", 0))) == "{a: 1, b: [2, 33]}"
    assert cut(source.where(("list", 0, "b", 1))) == "33"
    assert cut(source.where_key(("list", 0, "b"))) == "b"
    assert cut(source.where(("list", 1))) == "|\n    text\n    more"
    assert cut(source.where(("list",))) == "- {a: 1, b: [2, 33]}\n  - |\n    text\n    more"
    assert cut(source.where_key(("last",))) == "last"
    assert cut(source.where(("list", 0, "b", 9, "c"))) == "[2, 33]"  # the nearest that exists
    assert cut(source.where_key(("list", 0))) == "{a: 1, b: [2, 33]}"  # an item of a list has no key


def test_an_alias_has_the_place_of_what_it_stands_for() -> None:
    source = parse(b"a: &x {b: 1}\nc: *x\n", "x.yaml")
    assert source.data == {"a": {"b": 1}, "c": {"b": 1}}
    assert (source.where(("c", "b")).line, source.where(("c", "b")).col) == (1, 11)


def test_windows_line_ends_and_byte_order_mark() -> None:
    source = parse(b"\xef\xbb\xbfa: 1\r\nb: 2\r\n", "x.yaml")
    assert source.data == {"a": 1, "b": 2}
    assert (source.where_key(("b",)).line, source.where_key(("b",)).col) == (2, 1)


def test_not_utf8_is_placed_and_the_rest_still_checked() -> None:
    source = parse("a: 1\nb: é\na: 2\n".encode("latin-1"), "x.yaml")
    assert [(f.code, f.line, f.col) for f in source.findings] == [("S105", 2, 4), ("S202", 3, 1)]


def test_a_picture_is_one_finding_at_the_start() -> None:
    jpeg = b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01" + bytes(range(256)) * 20
    assert [(f.code, f.line, f.col) for f in parse(jpeg, "x.yaml").findings] == [("S105", 1, 1)]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.yaml"
    os.mkfifo(pipe)
    loop = tmp_path / "loop.yaml"
    loop.symlink_to(loop)
    big = tmp_path / "big.yaml"
    big.write_bytes(b"#" * (MAX_BYTES + 1))
    wanted = {tmp_path / "none.yaml": "S101", pipe: "S102", loop: "S102", tmp_path: "S103", big: "S104"}
    assert {path: load(path).findings[0].code for path in wanted} == wanted
    assert load("nul\0.yaml").findings[0].code == "S102"


def test_too_many_values() -> None:
    assert places("[" + "1," * 200_001 + "]")[0][0] == "S104"
