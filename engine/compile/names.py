"""Numbering heroes, minions, cards, abilities, statuses and achievements, and filling their tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.records.chapter import (
    BEHAVE_CHASE,
    BEHAVE_NORMAL,
    BEHAVE_POUNCE,
    CATEGORIES,
    LARGE,
    MELEE,
    MICE,
    NO_ATTACK,
    NO_ROOM,
    PARTY_ITEM,
    RANGED,
    ROOM,
    SLOTS,
    SMALL,
    STATS,
    Chapter,
)
from engine.rulebook.statuses import AUTOMATIC, NEVER
from engine.runtime.codes import FORBIDDEN

if TYPE_CHECKING:
    from engine.records.content import Content, Data

SIZES: Final = {"small": SMALL, "large": LARGE, "none": NO_ROOM}
BULK: Final = {SMALL: 1, LARGE: ROOM, NO_ROOM: 0}
"""The room of a space that a minion of each size takes (MOVE-5, BRODIE-1)."""
ATTACKS: Final = {"melee": MELEE, "ranged": RANGED}
BEHAVIOURS: Final = {"normal": BEHAVE_NORMAL, "chase": BEHAVE_CHASE, "pounce": BEHAVE_POUNCE}
TRAP_CLASS: Final = "tinkerer"
"""The class that may use lore against mousetraps (TRAP-1)."""


def add_source(chapter: Chapter, name: str) -> int:
    """Add a source of rules; returns its number."""
    chapter.source_ids.append(name)
    chapter.source_rules.append([])
    return len(chapter.source_ids) - 1


def stats_of(data: Data) -> list[int]:
    """The four values of a card; missing ones are 0."""
    return [int(data.get(stat, 0)) for stat in STATS]


def add_names(chapter: Chapter, content: Content) -> None:
    """Number everything in the alphabetical order of ids, independent of the order of files."""
    _add_tags(chapter, content)
    _add_search_cards(chapter, content)
    _add_heroes(chapter, content)
    _finish_search_cards(chapter, content)
    _add_minions(chapter, content)
    _add_abilities(chapter, content)
    _add_statuses(chapter, content)
    _add_achievements(chapter, content)


def _add_tags(chapter: Chapter, content: Content) -> None:
    # cards speak of classes that no hero has once heroes are replaced
    listed = [*content.heroes.values(), *content.abilities.values()]
    chapter.classes = sorted({one for data in listed for one in data.get("classes", []) if one != "any"})
    chapter.tags = sorted({tag for minion in content.minions.values() for tag in minion.get("tags", [])})
    if TRAP_CLASS in chapter.classes:
        chapter.trap_classes = 1 << chapter.classes.index(TRAP_CLASS)


def mask_of(names: list[str], wanted: list[str]) -> int:
    """The known ones of some names, as a bit mask."""
    return sum(1 << names.index(name) for name in wanted if name in names)


def _add_heroes(chapter: Chapter, content: Content) -> None:
    for ident, data in sorted(content.heroes.items()):
        chapter.hero_ids.append(ident)
        chapter.hero_stats.append(stats_of(data))
        chapter.hero_life.append(data["life"])
        chapter.hero_classes.append(mask_of(chapter.classes, data["classes"]))
        cards = [chapter.search_ids.index(name) for name in data.get("equipment", []) if name in chapter.search_ids]
        chapter.hero_cards.append(tuple(cards))
        chapter.hero_source.append(add_source(chapter, f"hero {ident}"))


def _add_search_cards(chapter: Chapter, content: Content) -> None:
    for ident, data in sorted(content.search_cards.items()):
        index = len(chapter.search_ids)
        chapter.search_ids.append(ident)
        chapter.search_category.append(CATEGORIES.index(data["category"]))
        chapter.search_slot.append(SLOTS.index(data.get("slot", "none")))
        chapter.search_paws.append(data.get("paws", 1 if data.get("slot") == "paw" else 0))
        chapter.search_attack.append(ATTACKS.get(data.get("attack", ""), NO_ATTACK))
        chapter.search_stats.append(stats_of(data))
        chapter.search_type.append(data.get("type", ""))
        chapter.search_tags.append(tuple(data.get("tags", [])))
        chapter.search_source.append(add_source(chapter, f"search-card {ident}"))
        chapter.copies.extend([index] * data.get("copies", 1))
        party_item = chapter.search_category[index] == PARTY_ITEM
        chapter.search_token.append(len(chapter.token_ids) if party_item else -1)
        if party_item:
            chapter.token_ids.append(ident)


def _finish_search_cards(chapter: Chapter, content: Content) -> None:
    """Fill in the requirements of search cards: cards and heroes name each other, so both are numbered before."""
    for ident in chapter.search_ids:
        needs: dict[str, Any] = content.search_cards[ident].get("requires", {})
        chapter.search_classes.append(mask_of(chapter.classes, needs.get("classes", [])))
        chapter.search_heroes.append(mask_of(chapter.hero_ids, needs.get("heroes", [])))
        chapter.search_needs.append([(stat, least) for stat, least in enumerate(stats_of(needs)) if least > 0])


def _pool(chapter: Chapter, name: str, size: int) -> int:
    if name not in chapter.pool_ids:
        chapter.pool_ids.append(name)
        chapter.pool_size.append(size)
    return chapter.pool_ids.index(name)


def _add_minions(chapter: Chapter, content: Content) -> None:
    figures = content.box.get("figures", {})
    tokens = content.box.get("tokens", {})
    for ident, data in sorted(content.minions.items()):
        kind = len(chapter.minion_ids)
        chapter.minion_ids.append(ident)
        chapter.minion_size.append(SIZES[data.get("size", "small")])
        chapter.minion_bulk.append(BULK[chapter.minion_size[-1]])
        chapter.minion_tags.append(mask_of(chapter.tags, data.get("tags", [])))
        chapter.minion_boss.append(bool(data.get("boss", False)))
        chapter.minion_wheel.append(data.get("cheese-to-wheel", True))
        figure = data.get("figure", ident)
        chapter.minion_pool.append(_pool(chapter, f"figure {figure}", figures.get(figure, 1)))
        token = data.get("token")
        chapter.minion_token.append(_pool(chapter, f"token {token}", tokens.get(token, 1)) if token else -1)
        chapter.minion_source.append(add_source(chapter, f"minion {ident}"))
        cards = data.get("cards") or [{**data, "id": ident, "rules": []}]
        chapter.minion_cards.append(tuple(_add_card(chapter, kind, data, card) for card in cards))
        chapter.minion_life.append(data.get("life", 1))
        chapter.minion_ranged.append(data.get("attack", cards[0].get("attack", "melee")) == "ranged")
    chapter.figures = MICE + min(sum(chapter.pool_size), 48)


def _add_card(chapter: Chapter, kind: int, minion: Data, card: Data) -> int:
    chapter.card_ids.append(card["id"])
    chapter.card_minion.append(kind)
    values = {"battle": 0, "defence": 0, "life": 1, "attack": "melee", **minion, **card}
    chapter.card_battle.append(values["battle"])
    chapter.card_defence.append(values["defence"])
    chapter.card_life.append(values["life"])
    chapter.card_ranged.append(values["attack"] == "ranged")
    chapter.card_behaviour.append(BEHAVIOURS[card.get("behaviour", "normal")])
    chapter.card_source.append(add_source(chapter, f"initiative-card {card['id']}"))
    return MICE + len(chapter.card_ids) - 1


def _add_abilities(chapter: Chapter, content: Content) -> None:
    """Add ability cards, and for each hero those it may take: its own, and those of its classes."""
    chapter.hero_abilities = [0] * len(chapter.hero_ids)
    for ident, data in sorted(content.abilities.items()):
        bit = 1 << len(chapter.ability_ids)
        chapter.ability_ids.append(ident)
        heroes = mask_of(chapter.hero_ids, data.get("heroes", []))
        classes = data.get("classes", [])
        of_class = 0 if "any" in classes else mask_of(chapter.classes, classes)
        for hero in range(len(chapter.hero_ids)):
            if heroes >> hero & 1 if heroes else not of_class or of_class & chapter.hero_classes[hero]:
                chapter.hero_abilities[hero] |= bit
        chapter.ability_source.append(add_source(chapter, f"ability {ident}"))
        chapter.token_ids.extend(data.get("tokens", {}))


def _add_statuses(chapter: Chapter, content: Content) -> None:
    for ident, data in sorted(content.statuses.items()):
        chapter.status_ids.append(ident)
        chapter.status_forbids.append(mask_of(list(FORBIDDEN), data.get("forbids", [])))
        recover = data.get("recover", "never")
        dice = {"automatic": AUTOMATIC, "never": NEVER}.get(recover) if isinstance(recover, str) else recover["dice"]
        chapter.status_recover.append(NEVER if dice is None else dice)
        bit = 1 << len(chapter.status_source)
        chapter.status_takes_move |= bit if data.get("takes-move", False) else 0
        chapter.status_turns_minion |= bit if data.get("acts-as-minion", False) else 0
        chapter.status_spares_large.append(bool(data.get("spares-large", False)))
        chapter.status_source.append(add_source(chapter, f"status {ident}"))


def _add_achievements(chapter: Chapter, content: Content) -> None:
    own = {one["id"]: one for one in content.chapter.get("achievements", [])}
    for ident, data in sorted({**content.achievements, **own}.items()):
        chapter.achievement_ids.append(ident)
        chapter.achievement_individual.append(bool(data.get("individual", False)))
        chapter.achievement_source.append(add_source(chapter, f"achievement {ident}"))
