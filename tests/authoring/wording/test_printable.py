"""What is printed is visible and harmless."""

from __future__ import annotations

import json

import pytest

from authoring.wording.printable import JSON, MARKUP, encodable, printable, printable_lines


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\x1b[31mb", "a\\x1b[31mb"), ("a\nb\r\tc", "a\\nb\\r\\tc"), ("\x9b2J\x7f", "\\x9b2J\\x7f"),
        ("\u202eevil\u2066", "\\u202eevil\\u2066"), ("a\u200bb\ufeff\u2060", "a\\u200bb\\ufeff\\u2060"),
        ("a\u115f\u3164\ufe0f", "a\\u115f\\u3164\\ufe0f"), ("\u2028\u2029", "\\u2028\\u2029"),
        ("bad\udcff", "bad\\udcff"), ("\U000e0041", "\\U000e0041"),
        ("Où est l\u2019ail\u202f? 猫 \xa0é", "Où est l\u2019ail\u202f? 猫 \xa0é"),
    ],
)  # fmt: skip
def test_what_is_not_visible_becomes_visible(text: str, shown: str) -> None:
    assert printable(text) == shown


@pytest.mark.parametrize("line", ["::error::x", "  ::set-output name=a::b", "\t::debug::", "a\n::add-mask::b"])
def test_no_line_starts_a_command(line: str) -> None:
    assert not any(one.lstrip().startswith("::") for one in printable_lines(line).splitlines())


def test_the_older_form_of_commands_is_none_anywhere() -> None:
    assert "##[" not in printable_lines("a ##[error]b ###[x]")


def test_colours_stay_where_we_have_put_them() -> None:
    assert (
        printable_lines("\x1b[1mbold\x1b[0m \x1b]0;title\x07", coloured=True) == "\x1b[1mbold\x1b[0m \\x1b]0;title\\x07"
    )


def test_json_means_the_same() -> None:
    data = {"a": "\x7f\u202e\udcff\U000e0041 ##[error] é 猫"}
    text = json.dumps(data, ensure_ascii=False, indent=1)
    for encoding in ("utf-8", "cp1252", "ascii"):
        shown = encodable(printable_lines(text, JSON), encoding, JSON)
        shown.encode(encoding)
        assert json.loads(shown) == data
        assert "##[" not in shown


def test_markup_means_the_same() -> None:
    assert encodable(printable_lines("<a>\u202e猫</a>", MARKUP), "ascii", MARKUP) == "<a>&#x202e;&#x732b;</a>"


def test_signs_of_ours_look_alike_on_a_narrow_terminal() -> None:
    assert encodable("won → lost · 50 % – 60 %", "ascii") == "won -> lost - 50 % - 60 %"
    assert encodable("é 猫", "cp1252") == "é \\u732b"
