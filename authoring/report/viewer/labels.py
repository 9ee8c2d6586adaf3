"""What the viewer calls things of the content: names for the ids of cards, abilities, figures, statuses and tokens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from authoring.drawing.board.face import localized_text

if TYPE_CHECKING:
    from engine.playtest.recording.recorder import Recording
    from engine.records.content import Content


def labels(content: Content, recordings: Iterable[Recording], language: str = "en") -> dict[str, dict[str, str]]:
    """Return the names of what is shown in the games, by kind and id. What has no name is shown by its id."""
    frames = [frame for recording in recordings for frame in recording.frames]
    figures = [figure for frame in frames for figure in frame.get("figures", {}).values() if figure]
    hands = [hand for frame in frames for hand in frame.get("hands", {}).values() if hand]
    used = {
        "figures": {figure[0].partition("#")[0] for figure in figures},
        "statuses": {status for figure in figures for status in figure[4]},
        "cards": {card for hand in hands for card in (*hand[0], *hand[1])}
        | {card for frame in frames for card in frame.get("stash", ())},
        "abilities": {ability for hand in hands for ability in hand[2]},
        "tokens": {token for frame in frames for token, _ in frame.get("tokens", ())},
    }
    sources: dict[str, Mapping[str, Any]] = {
        "figures": {**content.minions, **content.heroes},
        "statuses": content.statuses,
        "cards": content.search_cards,
        "abilities": content.abilities,
        "tokens": content.chapter.get("tokens", {}),
    }
    return {kind: _names(sources[kind], idents, language) for kind, idents in used.items()}


def _names(source: Mapping[str, Any], idents: Iterable[str], language: str) -> dict[str, str]:
    found = {}
    for ident in sorted(idents):
        data = source.get(ident)
        name = localized_text(data.get("name"), language) if isinstance(data, Mapping) else ""
        if name:
            found[ident] = name
    return found
