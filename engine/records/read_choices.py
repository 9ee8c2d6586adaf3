"""From the ints of a decision to choices with names."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.records import choices as c
from engine.records import decision as d
from engine.records.chapter import MICE
from engine.records.decision import first_of, op_of, second_of
from engine.records.trace import figure_name

if TYPE_CHECKING:
    from engine.records.choices import Choice
    from engine.records.decision import Decision
    from engine.records.game import Game

Reader = Callable[["Game", "Decision", int], "Choice"]


def choice_of(game: Game, decision: Decision, option: int) -> Choice:
    """The choice that one option of a decision stands for."""
    return READERS[decision.kind](game, decision, option)


def _turn(game: Game, decision: Decision, option: int) -> Choice:
    op = op_of(option)
    return PLAIN[op](option=option) if op in PLAIN else WITH_ARGUMENTS[op](game, decision, option)


def _move(game: Game, decision: Decision, option: int) -> Choice:
    if game.state.status[decision.who] & game.chapter.status_takes_move:
        return c.StandUp(option=option)
    return c.Move(game.chapter.board.name(first_of(option)), option=option)


def _attack(game: Game, decision: Decision, option: int) -> Choice:
    target = second_of(option)
    return c.Attack(_card(game, first_of(option)), figure_name(game, target), _where(game, target), option=option)


def _explore(game: Game, decision: Decision, option: int) -> Choice:
    board, index = game.chapter.board, first_of(option)
    return c.Explore(board.face_ids[board.exit_face[index]], board.exit_edge[index].split("@")[0], option=option)


def _recover(game: Game, decision: Decision, option: int) -> Choice:
    return c.Recover(game.chapter.status_ids[first_of(option)], option=option)


def _share_with(game: Game, decision: Decision, option: int) -> Choice:
    return c.ShareWith(figure_name(game, first_of(option)), option=option)


def _action(game: Game, decision: Decision, option: int) -> Choice:
    made = c.UseAction if op_of(option) == d.OP_ACTION else c.UseFreeAction
    return made(game.chapter.rules[first_of(option)].name, option=option)


PLAIN: Final[dict[int, Callable[..., Choice]]] = {
    d.OP_END: c.EndTurn, d.OP_SCURRY: c.Scurry, d.OP_SEARCH: c.Search, d.OP_FLIP: c.Flip, d.OP_EQUIP: c.Equip,
    d.OP_LEVEL_UP: c.LevelUp,
}  # fmt: skip
WITH_ARGUMENTS: Final[dict[int, Reader]] = {
    d.OP_MOVE: _move, d.OP_BATTLE: _attack, d.OP_RECOVER: _recover, d.OP_EXPLORE: _explore, d.OP_SHARE: _share_with,
    d.OP_ACTION: _action, d.OP_FREE: _action,
}  # fmt: skip


def _use(game: Game, decision: Decision, option: int) -> Choice:
    return (c.Use if option else c.Decline)(game.chapter.rules[decision.about].name, option=option)


def _figure(game: Game, decision: Decision, option: int) -> Choice:
    return c.ChooseFigure(figure_name(game, option), _where(game, option), option=option)


def _space(game: Game, decision: Decision, option: int) -> Choice:
    return c.ChooseSpace(game.chapter.board.name(option), option=option)


def _choose_card(game: Game, decision: Decision, option: int) -> Choice:
    """A search card; in a search, a special search or the deck; after the game, a card for the next chapter."""
    if game.state.outcome:
        return (
            c.KeepNothingMore(option=option) if option == d.DONE else c.KeepForNext(_card(game, option), option=option)
        )
    if d.DONE not in decision.options:
        return c.ChooseCard(_card(game, option), option=option)
    if option == d.DONE:
        return c.DrawFromDeck(option=option)
    searches = (search for room in game.chapter.rooms for search in room.searches)
    return c.SpecialSearch(next(search.ident for search in searches if search.index == option), option=option)


def _share(game: Game, decision: Decision, option: int) -> Choice:
    if option == d.DONE:
        return c.DoneSharing(option=option)
    kind, what = option >> 10 << 10, option & 1023
    if kind in (d.GIVE, d.TAKE):
        return (c.Give if kind == d.GIVE else c.Take)(_card(game, what), option=option)
    return (c.GiveCheese if kind == d.GIVE_CHEESE else c.TakeCheese)(what, option=option)


def _equip(game: Game, decision: Decision, option: int) -> Choice:
    return c.DoneEquipping(option=option) if option == d.DONE else c.Wear(_card(game, option), option=option)


def _discard(game: Game, decision: Decision, option: int) -> Choice:
    """A search card to discard; or, where the choice is about a figure, to give to it."""
    return (c.Discard if decision.about < 0 else c.Give)(_card(game, option), option=option)


def _keep(game: Game, decision: Decision, option: int) -> Choice:
    return (c.Keep if option else c.Sell)(_card(game, decision.about), option=option)


def _ability(game: Game, decision: Decision, option: int) -> Choice:
    return c.ChooseAbility(game.chapter.ability_ids[option], option=option)


def _boss_card(game: Game, decision: Decision, option: int) -> Choice:
    return c.WoundCard(game.chapter.card_ids[option - MICE], option=option)


def _card(game: Game, copy: int) -> str:
    return game.chapter.search_ids[game.chapter.copies[copy]]


def _where(game: Game, figure: int) -> str:
    return game.chapter.board.name(game.state.pos[figure])


READERS: Final[dict[int, Reader]] = {
    d.TURN: _turn,
    d.USE: _use,
    d.FIGURE: _figure,
    d.SPACE: _space,
    d.CARD: _choose_card,
    d.ABILITY: _ability,
    d.AMOUNT: lambda game, _, option: c.Pay(option, option=option),
    d.BOSS_CARD: _boss_card,
    d.PLACE: _space,
    d.SHARE: _share,
    d.EQUIP: _equip,
    d.DISCARD: _discard,
    d.KEEP: _keep,
    d.OPTION: lambda game, _, option: c.ChooseOption(option + 1, option=option),
    d.PATH: _space,
}
"""One for every kind of decision."""
