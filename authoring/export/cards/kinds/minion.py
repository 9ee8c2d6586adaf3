"""The initiative cards of minions: front and greedy side, or one card for each initiative card of a boss."""

from __future__ import annotations

from typing import Any

from authoring.export.book.names import Namer
from authoring.export.cards import layout
from authoring.export.cards.model import Back, Card, Value
from authoring.wording.languages import in_language, labelled, term
from authoring.wording.tongues import tongue_of


def minion(data: dict[str, Any], names: Namer) -> tuple[Card, ...]:
    """Build the card of a minion, or all cards of a boss."""
    if data.get("cards"):
        return tuple(_boss_card(data, part, index, names) for index, part in enumerate(data["cards"]))
    if not data.get("greedy"):
        return (_side(data, names, Back("minion", "minion", "minion", term("minion", names.language))),)
    return (_side(data, names, _greedy(data, names)),)


def _greedy(data: dict[str, Any], names: Namer) -> Card:
    """Build the greedy side: its own values, the powers of both sides."""
    part = data["greedy"]
    values = {**data, **{stat: part[stat] for stat in ("battle", "defence", "life") if stat in part}}
    texts = [
        layout.text_of(data, names, tongue_of(names.language).role("minion")),
        layout.text_of(part, names, tongue_of(names.language).role("minion")),
    ]
    words = [term("greedy", names.language), *_kind(data, names)]
    back = Back("minion", "minion", "minion", term("minion", names.language))
    return _card(f"{data['id']}-greedy", "greedy", values, data, words, texts, names, back, ("greedy",))


def _side(data: dict[str, Any], names: Namer, back: Back | Card) -> Card:
    texts = [layout.text_of(data, names, tongue_of(names.language).role("minion"))]
    words = [term("minion", names.language), *_kind(data, names)]
    return _card(data["id"], "minion", data, data, words, texts, names, back)


def _boss_card(data: dict[str, Any], part: dict[str, Any], index: int, names: Namer) -> Card:
    """Build an initiative card of a boss: what it does, then what holds for all its cards."""
    name = in_language(data.get("name"), names.language) or names("minion", data["id"])
    own = in_language(part.get("name"), names.language)
    boss = term("boss", names.language)
    words = [boss if own == name else f"{boss}: {name}", *_kind({**data, **part}, names)]
    texts = [
        layout.text_of(part, names, tongue_of(names.language).role("boss")),
        layout.text_of(data, names, tongue_of(names.language).role("boss")),
    ]
    ident = part["id"] if part["id"] != data["id"] else f"{data['id']}-card"
    back = Back(str(data["id"]), "boss", "minion", name)
    return _card(
        ident, "boss", part, {**part, "figure": data.get("figure")}, words, texts, names, back, ("cards", index)
    )


def _card(
    ident: str,
    look: str,
    numbers: dict[str, Any],
    named: dict[str, Any],
    words: list[str],
    texts: list[str],
    names: Namer,
    back: Back | Card,
    steps: tuple[str | int, ...] = (),
) -> Card:
    values = _values(numbers, names.language)
    room = layout.room_for_body(values, layout.NO_TEXT)
    return Card(
        id=ident,
        look=look,
        title=layout.title(named, names, layout.ICON),
        subtitle=layout.subtitle(words),
        badge="",
        icons=("cheese" if look == "greedy" else "minion",),
        values=values,
        labels=(),
        body=layout.body(texts, room),
        room=room,
        foot=layout.NO_TEXT,
        note=" · ".join(filter(None, (term("fan-card", names.language), _figure(named, names)))),
        back=back,
        steps=steps,
    )


def _figure(data: dict[str, Any], names: Namer) -> str:
    """Say which figure of the box stands for a minion."""
    name = names.figure(data.get("figure"))
    return labelled(term("figure", names.language), name, names.language) if name else ""


def _values(data: dict[str, Any], language: str) -> tuple[Value, ...]:
    icon = "bow" if data.get("attack") == "ranged" else "sword"
    numbers = {"battle": data.get("battle", 0), "defence": data.get("defence", 0), "life": data.get("life", 1)}
    return tuple(layout.value(stat, numbers[stat], language, icon if stat == "battle" else "") for stat in numbers)


def _kind(data: dict[str, Any], names: Namer) -> list[str]:
    """Describe the size and the behaviour, where they are not the common ones; an icon shows the attack."""
    size = data.get("size", "small")
    behaviour = data.get("behaviour", "normal")
    return [
        "" if size == "small" else term(f"size-{size}", names.language),
        "" if behaviour == "normal" else term(f"behaviour-{behaviour}", names.language),
    ]
