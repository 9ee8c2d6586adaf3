"""The page that compares the editions, `docs/reference/editions.md`, from rule options and the schema of chapters."""

from __future__ import annotations

from typing import Any

from authoring.content.schema import schema
from engine.records.options import DEFAULT_EDITION, DEFAULTS, EDITIONS, MOST

NAMES = {"en": "English", "fr": "French", "pt": "Portuguese", "ru": "Russian", "summary": "summary sheet"}
HEAD = """# Editions compared

<!-- Made by `make generate` from engine/records/options.py and schemas/: change those, not this page. -->

The rulebooks differ. A chapter says by which it is played: `options: { edition: fr }`. A command can say otherwise, for
one game or a thousand:

    tailwright playtest my-chapter.yaml --edition fr
    tailwright play my-chapter.yaml --edition ru --option mousetraps=6

An edition is a set of rule options; single options can be set besides. The cells below are what each rulebook
decides, **bold** where it is not what the English one says. [The rulebook](../rules.md) tells what the options mean
rule by rule, with what they change in playtests.
"""


def page() -> str:
    """Return the page: a table of all options, then what each edition decides otherwise."""
    meanings = _meanings()
    parts = [HEAD, "## All options", _table(meanings)]
    for edition, options in EDITIONS.items():
        if options:
            lines = [
                f"- `{name}`: `{value}`, not `{DEFAULTS[name]}`. {meanings[name]}" for name, value in options.items()
            ]
            parts += [f"## {NAMES[edition].capitalize()} (`{edition}`)", "\n".join(lines)]
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


def _table(meanings: dict[str, str]) -> str:
    heads = ["option", "decides", *(NAMES[edition] for edition in EDITIONS)]
    rows = [f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}"]
    for name in DEFAULTS:
        cells = [f"`{name}`", meanings[name] + _bounds(name), *(_cell(name, edition) for edition in EDITIONS)]
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def _cell(name: str, edition: str) -> str:
    value = EDITIONS[edition].get(name, DEFAULTS[name])
    differs = edition != DEFAULT_EDITION and value != DEFAULTS[name]
    return f"**`{value}`**" if differs else f"`{value}`"


def _bounds(name: str) -> str:
    return f" A number up to {MOST[name]} is possible." if name in MOST else ""


def _meanings() -> dict[str, str]:
    """What each option decides, as the schema of chapters says."""
    found: dict[str, str] = {}

    def look(part: Any) -> None:
        if isinstance(part, dict):
            for name, value in part.items():
                if name in DEFAULTS and isinstance(value, dict) and "description" in value:
                    found.setdefault(name, str(value["description"]))
                look(value)

    look(schema("chapter"))
    return found
