"""The output formats."""

from __future__ import annotations

import json

from authoring.content.findings import Finding, Mark, Related
from authoring.content.problems import DUPLICATE_KEY, UNKNOWN_KEY
from authoring.lint.formats import FORMATS, Report
from authoring.lint.rules.files import unused_ignore

LINES = {"a/x.yaml": ["kind: chapter", "titel: 猫 \x1b[31mred", "titel: two", ""], "a/y.yaml": [""]}
FINDINGS = (
    Finding.at(UNKNOWN_KEY, "a/x.yaml", Mark(2, 1, 2, 6), 'unknown key "titel"', 'did you mean "title"?'),
    Finding.at(unused_ignore.RULE.kind, "a/x.yaml", Mark(2, 8, 2, 9), "100% odd:\x1b[1m", "remove it"),
    Finding.at(
        DUPLICATE_KEY, "a/x.yaml", Mark(3, 1, 3, 6), "duplicate", "", (Related("a/x.yaml", Mark(2, 1, 2, 6), "first"),)
    ),
)
REPORT = Report(FINDINGS, LINES)


def test_text() -> None:
    assert FORMATS["text"](REPORT) == (
        'a/x.yaml:2:1: error: unknown key "titel", did you mean "title"? (S302 unknown-key)\n'
        "    2 | titel: 猫 \\x1b[31mred\n"
        "      | ^^^^^\n"
        "a/x.yaml:2:8: warning: 100% odd:\\x1b[1m; remove it (S401 unused-ignore)\n"
        "    2 | titel: 猫 \\x1b[31mred\n"
        "      |        ^^\n"
        "a/x.yaml:3:1: error: duplicate (S202 duplicate-key)\n"
        "    3 | titel: two\n"
        "      | ^^^^^\n"
        "    a/x.yaml:2:1: first\n"
        "2 errors, 1 warning in 1 of 2 files\n"
    )


def test_text_in_colour_says_the_same() -> None:
    import re

    painted = FORMATS["text"](Report(FINDINGS, LINES, colour=True))
    assert "\x1b[1;31merror\x1b[0m" in painted
    assert re.sub(r"\x1b\[[0-9;]*m", "", painted) == FORMATS["text"](REPORT)


def test_text_of_nothing() -> None:
    assert FORMATS["text"](Report((), LINES)) == "2 files, no problems found\n"


def test_a_long_line_is_cut_around_the_place() -> None:
    finding = Finding.at(UNKNOWN_KEY, "long.yaml", Mark(1, 501, 1, 506), "unknown")
    text = FORMATS["text"](Report((finding,), {"long.yaml": ["a" * 500 + "titel" + "b" * 500]}))
    _, shown, caret, _ = text.splitlines()
    assert len(shown) < 130
    start = caret.index("^")
    assert shown[start : start + 5] == "titel"


def test_json() -> None:
    document = json.loads(FORMATS["json"](REPORT))
    assert document["summary"] == {"error": 2, "warning": 1, "info": 0, "files": 2}
    assert document["findings"][0] == {
        "path": "a/x.yaml",
        "line": 2,
        "column": 1,
        "end-line": 2,
        "end-column": 6,
        "severity": "error",
        "code": "S302",
        "name": "unknown-key",
        "message": 'unknown key "titel"',
        "remedy": 'did you mean "title"?',
        "related": [],
    }
    assert document["findings"][2]["related"][0]["message"] == "first"


def test_github() -> None:
    lines = FORMATS["github"](REPORT).splitlines()
    assert lines[0] == (
        "::error file=a/x.yaml,line=2,endLine=2,col=1,endColumn=5,title=S302 unknown-key"
        '::unknown key "titel", did you mean "title"?'
    )
    assert lines[2].endswith("::100%25 odd:\\x1b[1m; remove it")
    assert lines[2].startswith("::warning ")


def test_sarif() -> None:
    document = json.loads(FORMATS["sarif"](REPORT))
    assert document["version"] == "2.1.0"
    (run,) = document["runs"]
    assert run["columnKind"] == "unicodeCodePoints"
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == ["S202", "S302", "S401"]
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
    first = run["results"][0]
    assert first["level"] == "error"
    place = first["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "a/x.yaml"
    assert place["region"] == {"startLine": 2, "startColumn": 1, "endLine": 2, "endColumn": 6}
    assert run["results"][2]["relatedLocations"][0]["message"]["text"] == "first"


def test_in_a_window_findings_stand_apart_and_source_is_cut_around_the_place() -> None:
    apart = FORMATS["text"](Report(FINDINGS, LINES, window=80))
    assert apart.count("\n\n") == len(FINDINGS)
    assert apart.endswith(f"tailwright explain {FINDINGS[0].code} tells more about the first\n")
    finding = Finding.at(UNKNOWN_KEY, "long.yaml", Mark(1, 501, 1, 506), "unknown")
    text = FORMATS["text"](Report((finding,), {"long.yaml": ["a" * 500 + "titel" + "b" * 500]}, window=60))
    source, caret = text.split("\n")[1:3]
    assert len(source) <= 60
    assert source[caret.index("^") : caret.rindex("^") + 1] == "titel"
