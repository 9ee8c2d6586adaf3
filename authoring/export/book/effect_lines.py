"""Describe effects in lines of a storybook."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from authoring.export.book.model import Moment
from authoring.export.book.names import Namer
from authoring.wording.languages import in_language, labelled, term
from authoring.wording.rule_text import describe_effects

_SPACE = re.compile(r"[a-z0-9-]+/[a-z0-9-]+|[a-z]+[0-9]+")
"""A space with its face, or a coordinate; other words are places of the rule language."""


def lines(effects: Any, names: Namer) -> tuple[str, ...]:
    """Describe each effect in a line, except stories, which `story_texts` returns."""
    texts = (_line(effect, names) for effect in effects or ())
    return tuple(text for text in texts if text)


def _line(effect: Any, names: Namer) -> str:
    name, value = (effect, None) if isinstance(effect, str) else next(iter(effect.items()))
    if name == "story":
        return ""
    if name == "place" and isinstance(value, dict):
        return _placed(value, names) or describe_effects([effect], names, language=names.language)
    if name == "achieve" and isinstance(value, str):
        return term("party-earns", names.language).format(names("achievement", value))
    if name == "put-token" and isinstance(value, dict):
        where = _where(value.get("at"), names)
        if where:
            text = f"{names('token', value['token'])} – {where}."
            return labelled(term("token-on", names.language), text, names.language)
    return describe_effects([_without_stories(effect)], names, language=names.language)


def _without_stories(data: Any) -> Any:
    """Remove stories from lists of effects, except from lists that hold nothing else."""
    if isinstance(data, list):
        others = [part for part in data if not (isinstance(part, dict) and "story" in part)]
        return [_without_stories(part) for part in others or data]
    if isinstance(data, dict):
        return {key: _without_stories(value) for key, value in data.items()}
    return data


def _placed(value: dict[str, Any], names: Namer) -> str:
    """Describe the minions placed; return an empty text if their number or place is not a fixed one."""
    if not isinstance(value.get("minion"), str) or not isinstance(value.get("count", 1), int):
        return ""
    text = f"{value.get('count', 1)}\u00a0×\u00a0{names('minion', value['minion'])}"
    if value.get("greedy"):
        text += f" ({term('greedy', names.language)})"
    if set(value) - {"minion", "count", "face", "at", "greedy"}:
        return ""
    where = [names("face", value["face"])] if "face" in value else []
    if "at" in value:
        at = _where(value["at"], names)
        if not at:
            return ""
        where.append(at)
    return f"{text} – {', '.join(where)}." if where else f"{text}."


def _where(at: Any, names: Namer) -> str:
    if isinstance(at, dict) and list(at) == ["space"] and isinstance(at["space"], str):
        return names("space", at["space"])
    if isinstance(at, dict) and list(at) == ["token"]:
        return names("token", at["token"])
    if isinstance(at, str) and _SPACE.fullmatch(at):
        return names("space", at)
    if isinstance(at, list) and all(isinstance(space, str) for space in at):
        return names.spaces(at)
    return ""


def story_texts(data: Any, language: str) -> tuple[str, ...]:
    """Return every story text in some effects, including nested ones."""
    return tuple(dict.fromkeys(_stories(data, language)))


def moments(data: Any, language: str) -> tuple[Moment, ...]:
    """Return every story text in some effects as a story moment."""
    return tuple(Moment(text) for text in story_texts(data, language))


def _stories(data: Any, language: str) -> Iterator[str]:
    if isinstance(data, list):
        for part in data:
            yield from _stories(part, language)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key == "story":
                text = value.get("text") if isinstance(value, dict) and "text" in value else value
                yield in_language(text, language)
            else:
                yield from _stories(value, language)
