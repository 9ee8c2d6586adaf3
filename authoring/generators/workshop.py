"""Generate the page of the example book, `docs/workshop.md`, from `workshop.md` and the files of the book.

A line `{{rule ID}}` stands for a rule or an ending of the book and what is read in it, `{{scene TITLE}}` for a scene.
"""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

from authoring.content.source import parse
from authoring.wording.rule_text import describe_rule

BOOK = Path(__file__).parents[2] / "chapters" / "workshop"
PLACEHOLDER = re.compile(r"^\{\{(rule|scene) (.*)\}\}$", re.MULTILINE)
FLOW_TEXT = re.compile(r"\{ en: ([^,{}]*), fr: [^{}]* \}")


def page() -> str:
    """Return the whole page."""
    template = (Path(__file__).parent / "workshop.md").read_text(encoding="utf-8")
    return PLACEHOLDER.sub(lambda found: {"rule": _rule, "scene": _scene}[found[1]](found[2]), template)


def _rule(ident: str) -> str:
    lines = _part(sorted(BOOK.glob("*.yaml")), re.compile(rf" *- id: {ident}$"))
    shown = _yaml(_in_english(lines))
    rule = parse("\n".join(lines).encode(), ident).data[0]
    is_ending = rule.keys() <= {"id", "text", "if"}
    return shown if is_ending else f"{shown}\n\nIn words: {describe_rule(rule)}"


def _scene(title: str) -> str:
    return _yaml(_part(sorted((BOOK / "scenes").glob("*.yaml")), re.compile(rf" *- scene: {re.escape(title)}$")))


def _part(files: list[Path], head: re.Pattern[str]) -> list[str]:
    """The lines of the item of a list that begins with a line."""
    for file in files:
        lines = file.read_text(encoding="utf-8").split("\n")
        for first, line in enumerate(lines):
            if head.fullmatch(line):
                depth = _depth(line)
                rest = (n for n in range(first + 1, len(lines)) if _depth(lines[n]) <= depth)
                return lines[first : next(rest, len(lines))]
    raise ValueError(f"the book has no line {head.pattern}")


def _in_english(lines: list[str]) -> list[str]:
    """Lines of YAML with the English of their texts alone."""
    shown: list[str] = []
    depth, language = 0, ""
    for line in lines:
        here = _depth(line)
        if re.fullmatch(r" *text:", line):
            depth, language = here, "text"
        elif language and here > depth:
            found = re.match(r" *([a-z][a-z]): (.*)", line)
            if found and here == depth + 2:
                language = found[1]
                if language == "en":
                    shown.append(f"{' ' * depth}text: {found[2]}")
            elif language == "en":
                shown.append(line[2:])
        else:
            language = ""
            shown.append(FLOW_TEXT.sub(r"\1", line))
    return shown


def _yaml(lines: list[str]) -> str:
    return f"```yaml\n{textwrap.dedent(chr(10).join(lines)).rstrip()}\n```"


def _depth(line: str) -> int:
    """The spaces before a line; an empty line belongs to what stands before it."""
    return len(line) - len(line.lstrip()) if line.strip() else 999
