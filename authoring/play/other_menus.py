"""The menus of all decisions but the turn: figures by their labels, spaces by their names, the rest by numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from authoring.play.labels import label
from authoring.play.menu import END, Group, Item, Menu
from engine.records import decision as d
from engine.records.choices import SpecialSearch
from engine.records.decision import DONE
from engine.records.read_choices import choice_of

if TYPE_CHECKING:
    from authoring.play.chapter_names import ChapterNames
    from engine.records.decision import Decision
    from engine.records.game import Game

Words = Callable[["Game", "ChapterNames", "Decision", int], tuple[str, str]]
"""The words of an option, and the text of its card."""


def other_menu(game: Game, names: ChapterNames, decision: Decision) -> Menu:
    """Make the menu of a decision that is no turn."""
    if decision.kind in (d.SPACE, d.PLACE, d.PATH):
        menu = _spaces(game, names, decision)
        if menu is not None:
            return menu
    items = []
    for number, option in enumerate((one for one in decision.options if not _ends(decision, one)), 1):
        words, text = WORDS[decision.kind](game, names, decision, option)
        key = label(game, option).lower() if decision.kind == d.FIGURE else str(number)
        items.append(Item(option, key, words, "", text))
    last = [Item(option, END, _last_words(game, names, decision)) for option in decision.options
            if _ends(decision, option)]  # fmt: skip
    return Menu([Group(item.key, "", (item,)) for item in [*items, *last]])


def _ends(decision: Decision, option: int) -> bool:
    """Whether an option says no, or ends a series of choices."""
    return option == DONE or (decision.kind == d.USE and option == 0)


def _last_words(game: Game, names: ChapterNames, decision: Decision) -> str:
    if decision.kind == d.USE:
        return names.say("no")
    return names.say("from-deck" if decision.kind == d.CARD and not game.state.outcome else "done")


def _spaces(game: Game, names: ChapterNames, decision: Decision) -> Menu | None:
    """Spaces by their names; None if they are on several faces, where a name is not enough."""
    board = game.chapter.board
    ids = [board.space_ids[space] for space in decision.options if space >= 0]
    if len(set(ids)) < len(decision.options):
        return None
    return Menu([], dict(zip(ids, decision.options, strict=True)), names.say("spaces"), names.language)


def _space(game: Game, names: ChapterNames, decision: Decision, option: int) -> tuple[str, str]:
    return names.namer("space", game.chapter.board.name(option)), ""


def _figure(game: Game, names: ChapterNames, decision: Decision, option: int) -> tuple[str, str]:
    where = names.space(game.chapter.board.name(game.state.pos[option]))
    return names.say("stands-at", names.figure(game, option), where), ""


def _card(game: Game, names: ChapterNames, decision: Decision, option: int) -> tuple[str, str]:
    choice = choice_of(game, decision, option)
    if isinstance(choice, SpecialSearch):
        card = next(one.card for room in game.chapter.rooms for one in room.searches if one.index == option)
        return names.of("card", game.chapter.search_ids[card]), names.text_of(
            "search-card", game.chapter.search_ids[card]
        )
    return names.card(option), names.card_text(option)


def _ability(game: Game, names: ChapterNames, decision: Decision, option: int) -> tuple[str, str]:
    ident = game.chapter.ability_ids[option]
    return names.of("ability", ident), names.text_of("ability", ident)


def _share(game: Game, names: ChapterNames, decision: Decision, option: int) -> tuple[str, str]:
    kind, what = option >> 10 << 10, option & 1023
    thing, text = (
        (names.say("some-cheese", what), "") if kind >= d.GIVE_CHEESE else (names.card(what), names.card_text(what))
    )
    return names.say("give" if kind in (d.GIVE, d.GIVE_CHEESE) else "take", thing), text


def _equip(game: Game, names: ChapterNames, decision: Decision, option: int) -> tuple[str, str]:
    worn = option in game.state.worn[decision.who]
    return names.say("take-off" if worn else "put-on", names.card(option)), names.card_text(option)


def _keep(game: Game, names: ChapterNames, decision: Decision, option: int) -> tuple[str, str]:
    return names.say("keep-card" if option else "sell-card"), ""


def _option(game: Game, names: ChapterNames, decision: Decision, option: int) -> tuple[str, str]:
    text = game.chapter.choices[decision.about].texts[option]
    return names.text(text) if text else f"{names.say('option')} {option + 1}", ""


def _boss_card(game: Game, names: ChapterNames, decision: Decision, option: int) -> tuple[str, str]:
    ident = str(choice_of(game, decision, option))
    return f"{names.initiative(ident)}: {ident.replace('-', ' ')}", ""


WORDS: Final[dict[int, Words]] = {
    d.USE: lambda game, names, decision, option: (names.say("yes"), names.rule_text(decision.about)),
    d.FIGURE: _figure,
    d.SPACE: _space, d.PLACE: _space, d.PATH: _space,
    d.CARD: _card, d.DISCARD: _card, d.ABILITY: _ability, d.SHARE: _share, d.EQUIP: _equip, d.KEEP: _keep,
    d.AMOUNT: lambda game, names, decision, option: (names.say("some-cheese", option), ""),
    d.OPTION: _option, d.BOSS_CARD: _boss_card,
}  # fmt: skip
"""How the options of each kind of decision are called."""
