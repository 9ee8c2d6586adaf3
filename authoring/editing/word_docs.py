"""The words of the rule language in words of their own: from the declarations of the engine's vocabulary."""

from __future__ import annotations

from functools import cache

from engine.vocabulary import registry


@cache
def _roles() -> dict[str, str]:
    """The names that events give to figures and things, with what they mean."""
    return {name: text for event in registry.EVENTS.values() for name, (_, text) in event.provides.items()}


def about_word(word: str) -> str:
    """The description of an event, an effect, a selector or a name of an event; empty for other words."""
    for table in (registry.EVENTS, registry.EFFECTS, registry.SELECTORS, registry.CONDITIONS, registry.MODIFIERS):
        if word in table:
            return str(table[word].doc).strip()
    role = _roles().get(word, "")
    return role[:1].upper() + role[1:] + "." if role else ""
