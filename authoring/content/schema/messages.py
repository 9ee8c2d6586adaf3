"""What a schema's refusal means, in plain words at the exact place: one small function per keyword."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from authoring.content import problems
from authoring.content.findings import Finding, Kind, Mark, Related
from authoring.content.source import Source, Steps
from authoring.wording.suggestions import did_you_mean, nearest


@dataclass(frozen=True)
class Refusal:
    """One keyword of a schema that a value does not meet; `is_key` where the value is itself a key of a map."""

    keyword: str
    value: Any
    schema: dict[str, Any]
    instance: Any
    path: Steps
    is_key: bool


Said = Iterator[tuple[Kind, Mark, str, str]]

_TYPES = {
    "string": "text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "array": "a list",
    "object": "a map",
    "null": "nothing",
}
MOST_KEYS = 200
"""Unknown keys told of one map: who has more has not written this kind of thing."""
_YAML_1_1 = {"yes": "true", "on": "true", "y": "true", "no": "false", "off": "false", "n": "false"}


def explain(source: Source, refusals: list[Refusal]) -> list[Finding]:
    """Turn the refusals of one file into findings, leaving out those that only follow from another."""
    wrong_type = {refusal.path for refusal in refusals if refusal.keyword == "type"}
    renamed = {slip for refusal in refusals for slip in _slips(refusal)}
    findings: dict[tuple[str, Mark, str], Finding] = {}
    for refusal in refusals:
        if refusal.path in wrong_type and refusal.keyword != "type":
            continue
        if refusal.keyword == "required":
            refusal = replace(refusal, value=[key for key in refusal.value if (refusal.path, key) not in renamed])
        for kind, mark, message, remedy in _SPEAKERS.get(refusal.keyword, _other)(source, refusal):
            related = _first_of_two(source, refusal) if kind is problems.REPEATED_ITEM else ()
            finding = Finding.at(kind, source.path, mark, message, remedy, related)
            findings.setdefault((kind.code, mark, message), finding)
    return list(findings.values())


def _slips(error: Refusal) -> Iterator[tuple[Steps, str]]:
    """The keys that are missing only because they are misspelt."""
    if error.keyword == "additionalProperties":
        for key in _extra_keys(error)[:MOST_KEYS]:
            near = nearest(key, _free_keys(error))
            if near:
                yield error.path, near


def _extra_keys(error: Refusal) -> list[str]:
    return [key for key in error.instance if key not in error.schema.get("properties", {})]


def _free_keys(error: Refusal) -> list[str]:
    return [key for key in error.schema.get("properties", {}) if key not in error.instance]


def _name(path: Steps) -> str:
    """How a message names the value at a path: its key, or its place in a list."""
    if not path:
        return "the file"
    last = path[-1]
    if isinstance(last, str):
        return f'"{last}"'
    keys = [step for step in path if isinstance(step, str)]
    return f'item {last + 1} of "{keys[-1]}"' if keys else f"item {last + 1}"


def show(value: Any) -> str:
    """A value of content, short enough for a message."""
    if isinstance(value, dict):
        return "a map"
    if isinstance(value, list):
        return "a list"
    if value is None:
        return "nothing"
    text = str(value).lower() if isinstance(value, bool) else str(value).replace("\n", " ")
    return f'"{text[:37]}…"' if len(text) > 40 else f'"{text}"'


def _value_mark(source: Source, error: Refusal) -> Mark:
    if error.is_key:
        return source.where_key((*error.path, str(error.instance)))
    return source.where(error.path)


def _unknown_keys(source: Source, error: Refusal) -> Said:
    what = error.schema.get("x-keys-are")
    for key in _extra_keys(error)[:MOST_KEYS]:
        message = (
            f'unknown {what} "{key}"'
            if what
            else f'unknown key "{key}" in {error.schema.get("title", _name(error.path))}'
        )
        known = _free_keys(error)
        yield problems.UNKNOWN_KEY, source.where_key((*error.path, key)), message, did_you_mean(key, known)


def _missing_key(source: Source, error: Refusal) -> Said:
    for key in error.value:
        if key not in error.instance:
            mark = source.where_key(error.path) if error.path else _first_key(source)
            part = error.schema.get("properties", {}).get(key, {})
            remedy = f"add it: {part['description']}" if "description" in part else "add it"
            yield problems.MISSING_KEY, mark, f'missing key "{key}" in {_name(error.path)}', remedy


def _missing_choice(source: Source, error: Refusal) -> Said:
    """`anyOf` in our schemas asks for one of several keys."""
    keys = [key for part in error.value for key in part.get("required", ())]
    if not keys:
        yield from _other(source, error)
        return
    mark = source.where_key(error.path) if error.path else _first_key(source)
    slips = [near for key in error.instance if (near := nearest(key, keys))]
    if not slips:  # a misspelt key is reported as such
        what = error.schema.get("x-keys-are") or error.schema.get("title") or _name(error.path)
        remedy = "add one of: " + ", ".join(keys[:12]) + (", …" if len(keys) > 12 else "")
        yield problems.MISSING_KEY, mark, f"{what} without what it is about", remedy


def _first_key(source: Source) -> Mark:
    key = next(iter(source.data), None)
    return source.where_key((key,)) if key is not None else source.where(())


def _wrong_type(source: Source, error: Refusal) -> Said:
    wanted = error.value if isinstance(error.value, list) else [error.value]
    words = " or ".join(_TYPES[word] for word in wanted)
    message = f"{_name(error.path)} must be {words}, not {show(error.instance)}"
    yield problems.WRONG_TYPE, _value_mark(source, error), message, _type_remedy(wanted, error.instance)


def _type_remedy(wanted: list[str], value: Any) -> str:
    if value is None:
        return "give it a value, or remove the key"
    if "boolean" in wanted and str(value).lower() in _YAML_1_1:
        return f"write {_YAML_1_1[str(value).lower()]}: only true and false are yes and no in YAML 1.2"
    if isinstance(value, str) and {"integer", "number"} & set(wanted) and value.lstrip("+-").isdigit():
        return "remove the quotes"
    if "string" in wanted and isinstance(value, (bool, int, float)):
        return "put it in quotes"
    if "array" in wanted and not isinstance(value, dict):
        return f"write a list: [{value}]"
    return ""


def _unknown_word(source: Source, error: Refusal) -> Said:
    known = error.value if error.keyword == "enum" else [error.value]
    message = f"unknown word {show(error.instance)} for {_name(error.path)}"
    if isinstance(error.instance, (dict, list)) or error.instance is None:
        message = f"{_name(error.path)} must be a word, not {show(error.instance)}"
    remedy = did_you_mean(str(error.instance), [str(word) for word in known], most=30)
    yield problems.UNKNOWN_WORD, _value_mark(source, error), message, remedy


def _out_of_range(source: Source, error: Refusal) -> Said:
    limit = error.value
    word, remedy = (
        ("below", f"use {limit} or more")
        if "min" in error.keyword.lower()
        else (
            "above",
            f"use {limit} or less",
        )
    )
    yield (
        problems.OUT_OF_RANGE,
        source.where(error.path),
        f"{_name(error.path)} is {error.instance}, {word} {limit}",
        remedy,
    )


def _malformed_text(source: Source, error: Refusal) -> Said:
    mark = _value_mark(source, error)
    if error.keyword == "minLength":
        yield problems.MALFORMED_TEXT, mark, f"empty text for {_name(error.path)}", "write something, or remove the key"
    elif error.keyword == "maxLength":
        yield (
            problems.MALFORMED_TEXT,
            mark,
            f"text too long for {_name(error.path)}",
            f"at most {error.value} letters",
        )
    else:
        title, remedy = error.schema.get("title", "value"), error.schema.get("description", "")
        yield problems.MALFORMED_TEXT, mark, f"malformed {title} {show(error.instance)}", _lower(remedy)


def _wrong_length(source: Source, error: Refusal) -> Said:
    found, limit = len(error.instance), error.value
    things = ("key" if isinstance(error.instance, dict) else "item") + ("" if found == 1 else "s")
    bound = "at least" if error.keyword.startswith("min") else "at most"
    mark = (
        source.where_key(error.path)
        if isinstance(error.path[-1] if error.path else 0, str)
        else source.where(error.path)
    )
    message = f"{_name(error.path)} has {found} {things}, {bound} {limit} {'is' if limit == 1 else 'are'} meant"
    yield problems.WRONG_LENGTH, mark, message, _lower(error.schema.get("description", ""))


def _repeated_item(source: Source, error: Refusal) -> Said:
    message = f"{show(error.instance)} twice in {_name(error.path[:-1])}"
    yield problems.REPEATED_ITEM, source.where(error.path), message, "remove one of the two"


def _first_of_two(source: Source, error: Refusal) -> tuple[Related, ...]:
    return (Related(source.path, source.where((*error.path[:-1], error.value)), "first given here"),)


def _clash(source: Source, error: Refusal) -> Said:
    keys = error.value.get("required", []) if isinstance(error.value, dict) else []
    message = f"keys that cannot stand together: {', '.join(keys)}" if keys else f"{_name(error.path)} not allowed here"
    mark = source.where_key((*error.path, keys[-1])) if keys else source.where(error.path)
    yield problems.KEY_CLASH, mark, message, "remove one of them" if keys else ""


def _other(source: Source, error: Refusal) -> Said:
    remedy = _lower(error.schema.get("description", ""))
    yield (
        problems.KEY_CLASH,
        source.where(error.path),
        f"{_name(error.path)} does not fit: {show(error.instance)}",
        remedy,
    )


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:].rstrip(".")


_SPEAKERS: dict[str, Callable[[Source, Refusal], Said]] = {
    "additionalProperties": _unknown_keys,
    "anyOf": _missing_choice,
    "const": _unknown_word,
    "enum": _unknown_word,
    "exclusiveMaximum": _out_of_range,
    "exclusiveMinimum": _out_of_range,
    "maxItems": _wrong_length,
    "maxLength": _malformed_text,
    "maxProperties": _wrong_length,
    "maximum": _out_of_range,
    "minItems": _wrong_length,
    "minLength": _malformed_text,
    "minProperties": _wrong_length,
    "minimum": _out_of_range,
    "not": _clash,
    "pattern": _malformed_text,
    "required": _missing_key,
    "type": _wrong_type,
    "uniqueItems": _repeated_item,
}
