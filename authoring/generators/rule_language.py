"""Generate the reference of the rule language, `docs/reference/rule-language.md`, from the vocabulary of the engine.

What holds for the language as a whole stands in `rule_language_head.md`.
"""

from __future__ import annotations

import inspect
import json
import re
import textwrap
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from authoring.content.source import parse
from authoring.wording.languages import LANGUAGES
from authoring.wording.rule_text import describe_rule
from authoring.wording.tongues import tongue_of
from engine.vocabulary import registry
from engine.vocabulary.declare import PARAM_TYPES, STANDING, Condition, Effect, Event, Modifier, Param, Selector
from engine.vocabulary.permission_words import ALLOWED_WORDS, FORBIDDEN_WORDS

Element = Condition | Effect | Event | Modifier | Selector

HEAD = """# The rule language

<!-- Made by `make generate` from engine/vocabulary and authoring/generators: change those, not this page. -->

"""

CHAPTERS: tuple[tuple[str, str, Mapping[str, Element]], ...] = (
    ("Events", "The values of `when`.", registry.EVENTS),
    ("Conditions", 'The keys of `if`. "The figure asked about" is `it` in a filter, else the first one of the event, '
     "else the owner.", registry.CONDITIONS),
    ("Effects", "The items of `do`.", registry.EFFECTS),
    ("Modifiers", "The keys of `modify`, and the words for `forbid` and `allow`.", registry.MODIFIERS),
    ("Selectors of figures", "Which figures.", registry.WHO),
    ("Selectors of spaces", "Which spaces: one of these, the id of a space or area, or a list of them.",
     registry.WHERE),
    ("Numbers", "A number is a whole number, a number the event names, or one of these.", registry.NUMBERS),
)  # fmt: skip


def page() -> str:
    """Return the whole page."""
    head = (Path(__file__).parent / "rule_language_head.md").read_text(encoding="utf-8")
    parts = [HEAD + head, _contents()]
    for title, intro, table in CHAPTERS:
        parts.append(f"## {title}\n\n{intro}\n")
        parts += [_section(element) for element in table.values()]
    parts.append(_types())
    return "\n".join(parts)


def _contents() -> str:
    lines = ["## All words\n"]
    for title, _, table in CHAPTERS:
        links = ", ".join(f"[{name}](#{_anchor(table[name])})" for name in table)
        lines.append(f"**[{title}](#{_slug(title)})**: {links}\n")
    return "\n".join(lines)


def _slug(text: str) -> str:
    return re.sub(r"[^a-z0-9-]", "", text.lower().replace(" ", "-"))


def _kind(element: Element) -> str:
    if isinstance(element, Selector):
        return {"who": "figures", "where": "spaces", "number": "number"}[element.kind]
    return type(element).__name__.lower()


def _anchor(element: Element) -> str:
    return _slug(f"{element.name} {_kind(element)}")


def _section(element: Element) -> str:
    text, example = _doc(element)
    parts = [f"### {element.name} ({_kind(element)})", text]
    if isinstance(element, Event):
        parts += _event(element)
    else:
        parts += _parameters(element)
        parts += _valid_events(getattr(element, "within", ()))
    if element.name in ("forbid", "allow") and isinstance(element, Modifier):
        parts.append(_words(FORBIDDEN_WORDS if element.name == "forbid" else ALLOWED_WORDS))
    parts.append(f"```yaml\n{example}\n```")
    sentences = " ".join(describe_rule(rule) for rule in parse(example.encode(), element.name).data)
    parts.append(f"In words: {sentences}")
    parts += _said_in_english(element)
    return "\n\n".join(parts) + "\n"


def _said_in_english(element: Element) -> list[str]:
    """Return a sentence about the languages that have no words for an element yet."""
    lacking = [name for language, name in LANGUAGES.items() if not tongue_of(language).can_say(element)]
    return [f"Not yet translated, so English in: {', '.join(lacking)}."] if lacking else []


def _doc(element: Element) -> tuple[str, str]:
    """Return the text about an element, and its example."""
    before, _, example = inspect.cleandoc(element.doc).partition("\nExample:\n")
    return " ".join(before.split("\n\n")[0].split()) + _rest(before), textwrap.dedent(example).strip("\n")


def _rest(text: str) -> str:
    return "".join(f"\n\n{' '.join(part.split())}" for part in text.strip().split("\n\n")[1:])


def _event(event: Event) -> list[str]:
    parts = []
    if event.provides:
        rows = [f"| `{name}` | {_FIELDS[field]} | {words} |" for name, (field, words) in event.provides.items()]
        parts.append("\n".join(["| name | is | |", "| --- | --- | --- |", *rows]))
    else:
        parts.append("It provides no names.")
    if event.placeless:
        parts.append(
            "It happens in no place, or can: a rule of a room answers it while a mouse is on the face, or with "
            "`always: true` wherever the mice are."
        )
    if event.stops:
        parts.append(f"It can be stopped with `instead` or `replace`: {event.stops}.")
    return parts


_FIELDS = {
    "figure": "a figure", "other": "a figure", "group": "figures", "space": "a space", "amount": "a number",
    "roll": "a number", "card": "a thing",
}  # fmt: skip


def _parameters(element: Condition | Effect | Modifier | Selector) -> list[str]:
    if not element.params:
        return ["It takes no parameters."]
    rows = [
        f"| `{param.name}`{' (may stand alone)' if param.name == element.short else ''} | {_type(param)} | "
        f"{param.doc}{_bounds(param)}{_default(param)} |"
        for param in element.params
    ]
    return ["\n".join(["| parameter | type | |", "| --- | --- | --- |", *rows])]


def _type(param: Param) -> str:
    if param.choices and param.type in ("choice", "choices") and len(param.choices) <= 8:
        words = " ".join(f"`{word}`" for word in param.choices if word)
        return words if param.type == "choice" else f"a list of {words}"
    return f"[{param.type}](#types-of-parameters)"


def _bounds(param: Param) -> str:
    return f"; {param.bounds[0]} to {param.bounds[1]}" if param.bounds else ""


def _default(param: Param) -> str:
    if param.required:
        return "; required"
    if param.default is None or param.default in ((), ""):
        return ""
    return f"; default `{param.default if isinstance(param.default, str) else json.dumps(param.default)}`"


def _valid_events(within: tuple[str, ...]) -> list[str]:
    if not within:
        return []
    events = [f"[{name}](#{_slug(f'{name} event')})" for name in within if name != STANDING]
    standing = " and in standing rules" if STANDING in within else ""
    return [f"Only in {', '.join(events)}{standing}."]


def _words(table: Mapping[str, tuple[str, str]]) -> str:
    rows = [f"| `{word}` | {meaning} |" for word, (_, meaning) in table.items()]
    return "\n".join(["| word | |", "| --- | --- |", *rows])


def _types() -> str:
    rows = [f"| {name} | {words} |" for name, words in PARAM_TYPES.items()]
    return "\n".join(["## Types of parameters", "", "| type | what can be written |", "| --- | --- |", *rows, ""])


def examples(text: str) -> list[list[dict[str, Any]]]:
    """Return the rules of every example on a page."""
    return [parse(block.encode(), "example").data for block in re.findall(r"^```yaml\n(.*?)^```", text, re.M | re.S)]
