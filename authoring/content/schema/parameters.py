"""The schema of each type a parameter of the rule language can have."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.records.chapter import CATEGORIES
from engine.vocabulary import registry
from engine.vocabulary.declare import ANY, Param
from engine.vocabulary.support.combinators import MASKS
from engine.vocabulary.support.things import EVENTS_CARD, THAT_CARD

Schema = dict[str, Any]

_ID = "^[a-z0-9][a-z0-9-]*$"
_SPACE = {"pattern": "^[a-z0-9][a-z0-9/-]*$", "x-refers-to": "space"}
SPOKEN_OF = (EVENTS_CARD, THAT_CARD)
"""Words for the search card that a rule speaks of."""
_MAPS = frozenset({"number", "text", "who", "where", "conditions", "filter", "rule", "cards"})
"""The types whose values can be maps."""


def words_or_map(short: Schema, short_type: str, names: list[str], whole: Schema) -> Schema:
    """Accept the value of the short parameter, or a map of all parameters.

    If the short parameter can be a map too, a map that has one of the parameters as a key is the map of all.
    """
    is_whole: Schema = {"type": "object"}
    if short_type in _MAPS:
        is_whole["anyOf"] = [{"required": [name]} for name in names]
    return {"if": is_whole, "then": whole, "else": _without_title(short)}


def _without_title(schema: Schema) -> Schema:
    return {key: part for key, part in schema.items() if key not in ("title", "description")}


def _choices(param: Param) -> Schema:
    words = list(param.choices)
    return {
        "type": ["string", "array"],
        "if": {"type": "string"},
        "then": {"enum": words},
        "items": {"enum": words},
        "minItems": 1,
    }


def _rule_part(name: str) -> Callable[[Param], Schema]:
    return lambda param: {"$ref": f"#/$defs/{name}"}


def bounds(least: int, greatest: int) -> Schema:
    """The keywords for the least and the greatest value of a number."""
    return {"minimum": least, "maximum": greatest}


def _number(param: Param) -> Schema:
    return {"$ref": "#/$defs/number", **bounds(*param.bounds or ANY)}


def _common(name: str) -> Callable[[Param], Schema]:
    return lambda param: {"$ref": f"common.schema.json#/$defs/{name}"}


def _name_of(kind: str) -> Callable[[Param], Schema]:
    return lambda param: {"type": "string", "pattern": _ID, "x-refers-to": kind}


def _names_of(kind: str) -> Callable[[Param], Schema]:
    one = {"pattern": _ID, "x-refers-to": kind}
    return lambda param: {"type": ["string", "array"], **one, "items": {"type": "string", **one}, "minItems": 1}


def _cards(param: Param) -> Schema:
    word = {"type": "string", "pattern": _ID}
    categories = {"type": ["string", "array"], "items": word}
    parts = {
        "category": {"title": "category", "description": "The category meant, or a list of them.", **categories},
        "tag": {"title": "tag", "description": "The tag meant.", **word},
        "class": {"title": "class", "description": "The class that must be able to use it.", **word},
    }
    return {
        "type": ["string", "array", "object"],
        "items": word,
        "properties": parts,
        "additionalProperties": False,
        "minProperties": 1,
        "if": {"type": "string", "not": {"enum": ["any", *SPOKEN_OF, *CATEGORIES]}},
        "then": {"x-refers-to": "search-card-or-tag"},
    }


def _name_or(words: Iterable[str], kind: str) -> Callable[[Param], Schema]:
    """An id, or one of some words that stand for a thing of the rule."""
    refers = {"if": {"not": {"enum": list(words)}}, "then": {"x-refers-to": kind}}
    return lambda param: {"type": "string", "pattern": _ID, **refers}


def _figure_names() -> list[str]:
    """The names that events give to figures."""
    figures = [
        name for event in registry.EVENTS.values() for name, (field, _) in event.provides.items() if field in MASKS
    ]
    return sorted({*figures, "owner", "it"})


def _options(param: Param) -> Schema:
    parts = {
        "text": {"title": "text", "description": "The choice in words.", "$ref": "common.schema.json#/$defs/text"},
        "if": {"title": "if", "description": "When it can be chosen.", "$ref": "#/$defs/conditions"},
        "do": {"title": "do", "description": "What happens then.", "$ref": "#/$defs/effects"},
    }
    option = {"type": "object", "properties": parts, "additionalProperties": False, "required": ["do"]}
    return {"type": "array", "minItems": 1, "items": {"title": "option", "description": "One choice.", **option}}


PARAMETER_SCHEMAS: dict[str, Callable[[Param], Schema]] = {
    "ability": _name_of("ability"),
    "achievement": _name_of("achievement"),
    "bool": lambda param: {"type": "boolean"},
    "card-value": _name_or(SPOKEN_OF, "search-card"),
    "card": _name_of("search-card"),
    "cards": _cards,
    "choice": lambda param: {"enum": list(param.choices)},
    "choices": _choices,
    "class": _common("class"),
    "conditions": _rule_part("conditions"),
    "counter": _name_of("counter"),
    "effects": _rule_part("effects"),
    "face": _name_of("face"),
    "faces": _names_of("face"),
    "filter": _rule_part("filter"),
    "hero": _name_of("hero"),
    "minion": _name_of("minion-or-tag"),
    "minion-type": _name_of("minion"),
    "minion-value": _name_or(_figure_names(), "minion"),
    "number": _number,
    "numbers": lambda param: {"type": "array", "minItems": 1, "items": _number(param)},
    "options": _options,
    "rule": _rule_part("rule"),
    "spaces": lambda param: {"type": ["string", "array"], **_SPACE, "items": {"type": "string", **_SPACE}},
    "status": _name_of("status"),
    "text": _common("text"),
    "token": _name_of("token"),
    "where": _rule_part("where"),
    "who": _rule_part("who"),
}
"""A function that makes the schema, for each type of `engine.vocabulary.declare.PARAM_TYPES`."""
