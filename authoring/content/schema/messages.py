"""Turn schema violations into findings with plain messages: one function for each keyword of JSON Schema."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from authoring.content import problems
from authoring.content.findings import Finding, Kind, Mark, Related
from authoring.content.schema.commas import cut_texts
from authoring.content.source import Source, Steps
from authoring.wording.alphabets import letter_note
from authoring.wording.suggestions import did_you_mean, nearest


@dataclass(frozen=True)
class Violation:
    """A value that violates a keyword of a schema; with `is_key` the value is a key of a map."""

    keyword: str
    value: Any
    schema: dict[str, Any]
    instance: Any
    path: Steps
    is_key: bool


Messages = Iterator[tuple[Kind, Mark, str, str]]
"""The kind, place, message and remedy of each finding."""

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
"""The most unknown keys reported for one map."""
_YAML_1_1 = {"yes": "true", "on": "true", "y": "true", "no": "false", "off": "false", "n": "false"}


def explain(source: Source, violations: list[Violation]) -> list[Finding]:
    """Turn the violations of a file into findings, leaving out those that only follow from another."""
    wrong_type = {violation.path for violation in violations if violation.keyword == "type"}
    misspelt = {key for violation in violations for key in _misspelt_keys(violation)}
    cut = {violation.path for violation in violations if _has_cut_text(source, violation)}
    findings: dict[tuple[str, Mark, str], Finding] = {}
    for violation in violations:
        if violation.path in wrong_type and violation.keyword != "type":
            continue
        if violation.path in cut and violation.keyword == "maxProperties":
            continue
        if violation.keyword == "required":
            violation = replace(
                violation, value=[key for key in violation.value if (violation.path, key) not in misspelt]
            )
        for kind, mark, message, remedy in _EXPLAINERS.get(violation.keyword, _explain_other)(source, violation):
            related = _first_place(source, violation) if kind is problems.REPEATED_ITEM else ()
            finding = Finding.at(kind, source.path, mark, message, remedy, related)
            findings.setdefault((kind.code, mark, message), finding)
    return list(findings.values())


def _has_cut_text(source: Source, violation: Violation) -> bool:
    """Whether a comma has cut a text, so that a map has more keys than were meant."""
    if violation.keyword != "additionalProperties":
        return False
    return any(cut_texts(source, violation.path, violation.instance, _extra_keys(violation)))


def _misspelt_keys(violation: Violation) -> Iterator[tuple[Steps, str]]:
    """Yield the missing keys for which a similar unknown key is there, with the path of their map."""
    if violation.keyword == "additionalProperties":
        for key in _extra_keys(violation)[:MOST_KEYS]:
            near = nearest(key, _free_keys(violation))
            if near:
                yield violation.path, near


def _extra_keys(violation: Violation) -> list[str]:
    return [key for key in violation.instance if key not in violation.schema.get("properties", {})]


def _free_keys(violation: Violation) -> list[str]:
    return [key for key in violation.schema.get("properties", {}) if key not in violation.instance]


def _name(path: Steps) -> str:
    """Return the name of a value in messages: its key, or its position in a list."""
    if not path:
        return "the file"
    last = path[-1]
    if isinstance(last, str):
        return f'"{last}"'
    keys = [step for step in path if isinstance(step, str)]
    return f'item {last + 1} of "{keys[-1]}"' if keys else f"item {last + 1}"


def show(value: Any) -> str:
    """Return a value in a form short enough for a message."""
    if isinstance(value, dict):
        return "a map"
    if isinstance(value, list):
        return "a list"
    if value is None:
        return "nothing"
    text = str(value).lower() if isinstance(value, bool) else str(value).replace("\n", " ")
    return f'"{text[:37]}…"' if len(text) > 40 else f'"{text}"'


def _value_mark(source: Source, violation: Violation) -> Mark:
    if violation.is_key:
        return source.where_key((*violation.path, str(violation.instance)))
    return source.where(violation.path)


def _unknown_keys(source: Source, violation: Violation) -> Messages:
    what = violation.schema.get("x-keys-are")
    extra = _extra_keys(violation)[:MOST_KEYS]
    cut = list(cut_texts(source, violation.path, violation.instance, extra))
    for text in cut:
        mark = source.where_key((*violation.path, text.parts[0]))
        message = f'the comma ends "{text.key}" here: "{text.parts[0]}" is read as a key of its own'
        yield problems.UNKNOWN_KEY, mark, message, f"put the text in quotes: {text.quoted}"
    for key in extra:
        if any(key in text.parts for text in cut):
            continue
        message = (
            f'unknown {what} "{key}"'
            if what
            else f'unknown key "{key}" in {violation.schema.get("title", _name(violation.path))}'
        )
        known = _free_keys(violation)
        message += letter_note(key)
        yield problems.UNKNOWN_KEY, source.where_key((*violation.path, key)), message, did_you_mean(key, known)


def _missing_key(source: Source, violation: Violation) -> Messages:
    for key in violation.value:
        if key not in violation.instance:
            mark = source.where_key(violation.path) if violation.path else _first_key(source)
            part = violation.schema.get("properties", {}).get(key, {})
            remedy = f"add it: {part['description']}" if "description" in part else "add it"
            yield problems.MISSING_KEY, mark, f'missing key "{key}" in {_name(violation.path)}', remedy


def _missing_choice(source: Source, violation: Violation) -> Messages:
    """Explain `anyOf`, which our schemas use to require one of several keys."""
    keys = [key for part in violation.value for key in part.get("required", ())]
    if not keys:
        yield from _explain_other(source, violation)
        return
    mark = source.where_key(violation.path) if violation.path else _first_key(source)
    misspelt = [near for key in violation.instance if (near := nearest(key, keys))]
    if not misspelt:  # misspelt keys are reported as unknown keys
        what = violation.schema.get("x-keys-are") or violation.schema.get("title") or _name(violation.path)
        remedy = "add one of: " + ", ".join(keys[:12]) + (", …" if len(keys) > 12 else "")
        yield problems.MISSING_KEY, mark, f"{what} lacks its main key", remedy


def _first_key(source: Source) -> Mark:
    key = next(iter(source.data), None)
    return source.where_key((key,)) if key is not None else source.where(())


def _wrong_type(source: Source, violation: Violation) -> Messages:
    wanted = violation.value if isinstance(violation.value, list) else [violation.value]
    words = " or ".join(_TYPES[word] for word in wanted)
    message = f"{_name(violation.path)} must be {words}, not {show(violation.instance)}"
    yield problems.WRONG_TYPE, _value_mark(source, violation), message, _type_remedy(wanted, violation.instance)


def _type_remedy(wanted: list[str], value: Any) -> str:
    if value is None:
        return "give it a value, or remove the key"
    if "boolean" in wanted and str(value).lower() in _YAML_1_1:
        return f"write {_YAML_1_1[str(value).lower()]}: YAML 1.2 knows only true and false"
    if isinstance(value, str) and {"integer", "number"} & set(wanted) and value.lstrip("+-").isdigit():
        return "remove the quotes"
    if "integer" in wanted and isinstance(value, float) and value.is_integer():
        return f"write {value:.0f}"
    if "string" in wanted and isinstance(value, (bool, int, float)):
        return "put it in quotes"
    if "array" in wanted and not isinstance(value, dict):
        return f"write a list: [{value}]"
    return ""


def _unknown_word(source: Source, violation: Violation) -> Messages:
    known = violation.value if violation.keyword == "enum" else [violation.value]
    message = (
        f"unknown word {show(violation.instance)} for {_name(violation.path)}{letter_note(str(violation.instance))}"
    )
    if isinstance(violation.instance, (dict, list)) or violation.instance is None:
        message = f"{_name(violation.path)} must be a word, not {show(violation.instance)}"
    remedy = did_you_mean(str(violation.instance), [str(word) for word in known], most=30)
    yield problems.UNKNOWN_WORD, _value_mark(source, violation), message, remedy


def _out_of_range(source: Source, violation: Violation) -> Messages:
    limit = violation.value
    word, remedy = (
        ("below", f"use {limit} or more")
        if "min" in violation.keyword.lower()
        else (
            "above",
            f"use {limit} or less",
        )
    )
    yield (
        problems.OUT_OF_RANGE,
        source.where(violation.path),
        f"{_name(violation.path)} is {violation.instance}, {word} {limit}",
        remedy,
    )


def _malformed_text(source: Source, violation: Violation) -> Messages:
    mark = _value_mark(source, violation)
    if violation.keyword == "minLength":
        yield (
            problems.MALFORMED_TEXT,
            mark,
            f"empty text for {_name(violation.path)}",
            "write something, or remove the key",
        )
    elif violation.keyword == "maxLength":
        yield (
            problems.MALFORMED_TEXT,
            mark,
            f"text too long for {_name(violation.path)}",
            f"at most {violation.value} letters",
        )
    else:
        title, remedy = violation.schema.get("title", "value"), violation.schema.get("description", "")
        yield problems.MALFORMED_TEXT, mark, f"malformed {title} {show(violation.instance)}", _lower(remedy)


def _wrong_length(source: Source, violation: Violation) -> Messages:
    count, limit = len(violation.instance), violation.value
    things = ("key" if isinstance(violation.instance, dict) else "item") + ("" if count == 1 else "s")
    bound = "at least" if violation.keyword.startswith("min") else "at most"
    mark = (
        source.where_key(violation.path)
        if isinstance(violation.path[-1] if violation.path else 0, str)
        else source.where(violation.path)
    )
    message = f"{_name(violation.path)} has {count} {things}, {bound} {limit} {'is' if limit == 1 else 'are'} needed"
    yield problems.WRONG_LENGTH, mark, message, _lower(violation.schema.get("description", ""))


def _repeated_item(source: Source, violation: Violation) -> Messages:
    message = f"{show(violation.instance)} twice in {_name(violation.path[:-1])}"
    yield problems.REPEATED_ITEM, source.where(violation.path), message, "remove one of the two"


def _first_place(source: Source, violation: Violation) -> tuple[Related, ...]:
    return (Related(source.path, source.where((*violation.path[:-1], violation.value)), "first given here"),)


def _clash(source: Source, violation: Violation) -> Messages:
    keys = violation.value.get("required", []) if isinstance(violation.value, dict) else []
    message = (
        f"keys that exclude each other: {', '.join(keys)}" if keys else f"{_name(violation.path)} not allowed here"
    )
    mark = source.where_key((*violation.path, keys[-1])) if keys else source.where(violation.path)
    yield problems.KEY_CLASH, mark, message, "remove one of them" if keys else ""


def _explain_other(source: Source, violation: Violation) -> Messages:
    remedy = _lower(violation.schema.get("description", ""))
    yield (
        problems.KEY_CLASH,
        source.where(violation.path),
        f"{_name(violation.path)} does not fit: {show(violation.instance)}",
        remedy,
    )


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:].rstrip(".")


_EXPLAINERS: dict[str, Callable[[Source, Violation], Messages]] = {
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
