"""The greedy bot: it attacks, equips the better gear, searches while there is time, and goes on.

It knows only the data of a chapter: goals, exits, flips, special searches. It looks one turn ahead and does not count
on luck; its random stream only breaks ties.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy import answers, gear, offers
from engine.bots.greedy.atlas import Atlas, atlas_of
from engine.bots.greedy.fighting import A_MOVE, WORST, attack_values, best_attack_move, has_choice, safest_move
from engine.bots.greedy.menu import Menu, moves_in
from engine.bots.greedy.options import best_options, why_not
from engine.bots.greedy.roads import NO_WAY, ways, ways_to
from engine.bots.greedy.style import DEFAULT_STYLE
from engine.bots.greedy.trap_laying import eats_bait
from engine.bots.greedy.trouble import alone_with_many, surge_is_certain
from engine.records.chapter import OFF_TILE, RANGED, WATER
from engine.records.decision import (
    ABILITY,
    OP_ACTION,
    OP_BATTLE,
    OP_END,
    OP_EXPLORE,
    OP_FLIP,
    OP_FREE,
    OP_RECOVER,
    OP_SCURRY,
    OP_SEARCH,
    OP_SHARE,
    OPTION,
    PATH,
    TO_EQUIP,
    TO_LEVEL_UP,
    TO_SCURRY,
    TO_SEARCH,
    TURN,
    first_of,
)
from engine.records.dice import advance, drawn, seeded
from engine.runtime.codes import ACTION, BATTLE_ACTION

if TYPE_CHECKING:
    from engine.records.chapter import Chapter
    from engine.records.decision import Decision
    from engine.records.game import Game

STEPS_A_ROUND: Final = 3
"""Steps of the way that a party makes in a round, fights and detours included."""

RESTLESS: Final = 6
"""A mouse without a way opens any door once in so many turns."""

A_TRAP: Final = 6
CARRIED_OFF: Final = 40
"""What bad spaces count in steps when no minion is near."""

ATTACKS: Final = OP_BATTLE << 24
SHARING: Final = OP_SHARE << 24
RULES: Final = OP_ACTION << 24
FREE_RULES: Final = OP_FREE << 24
"""The first numbers of these kinds of options in a turn menu."""

DOOR_OPS: Final = 1 << OP_EXPLORE | 1 << OP_FLIP


class GreedyBot:
    """Plays one mouse, or all of them."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = seeded(seed, stream=2)
        self.style = DEFAULT_STYLE
        self.chapter: Chapter | None = None
        self.atlas: Atlas  # of that chapter; every turn begins with a look into it
        self.turn = -1
        self.way: list[int] = []
        self.tried: list[int] = []
        self.pack_seen = -1
        self.shared = False

    def forget(self) -> None:
        """Forget the current turn, before use in another or a copied game."""
        self.turn = -1

    def atlas_for(self, game: Game) -> Atlas:
        """The atlas of the game's chapter."""
        if self.chapter is not game.chapter:
            self.chapter = game.chapter
            self.atlas = atlas_of(game.chapter)
        return self.atlas

    def choose(self, game: Game, decision: Decision) -> int:
        """One of the options."""
        if decision.kind != TURN:
            return self._answer(game, decision)
        state, mouse, options = game.state, decision.who, decision.options
        if self.turn != state.turn:
            self.begin(game, mouse)
        picked = self._free(game, mouse, options)
        if picked >= 0:
            return picked
        moves, acting = decision.about, state.actions > 0
        if moves <= 0:
            if moves < 0:
                moves = moves_in(options)
            if not moves and not acting:
                return OP_END
        here, board = state.pos[mouse], game.chapter.board
        if board.current_to[here] == OFF_TILE and (moves or TO_SCURRY in options):
            return self._ashore(game, Menu(options, moves))
        if acting and (state.active[ACTION] or state.active[BATTLE_ACTION]):
            rule = self._best_rule(game, mouse, options[moves + 1 :])
            if rule >= 0:
                return rule
        if not state.minions_on[board.space_face[here]]:
            return self._go_on(game, mouse, Menu(options, moves))
        if acting:
            return self._fight(game, mouse, options, moves)
        goal = safest_move(game, self.atlas, mouse, options[1 : moves + 1], self.way, self.style.caution)
        return goal if goal >= 0 else OP_END

    def why_not(self, chapter: Chapter, choice: int, option: int) -> str:
        """Why the bot takes other options of a `choose` than this one; the report of a playtest says it."""
        return why_not(atlas_of(chapter), choice, option)

    def _answer(self, game: Game, decision: Decision) -> int:
        """An option of a decision that is not a turn menu."""
        atlas = self.atlas_for(game)
        if decision.kind == ABILITY:
            best = answers.best_abilities(game, atlas, decision.options)
            return best[self.draw(len(best))]
        if decision.kind == OPTION:
            best = best_options(game, atlas, decision)
            return best[self.draw(len(best))]
        if decision.kind == PATH:
            return decision.options[self.draw(len(decision.options))]
        return answers.ANSWERS[decision.kind](game, atlas, decision)

    def begin(self, game: Game, mouse: int) -> None:
        """Prepare for a turn, at its first menu: find the way, and forget what was tried."""
        state = game.state
        if self.turn == state.turn:
            return
        self.turn = state.turn
        self.tried.clear()
        self.pack_seen = -1
        self.shared = False
        self.way = self.find_way(game, self.atlas_for(game), state.pos[mouse])

    def find_way(self, game: Game, atlas: Atlas, start: int) -> list[int]:
        """For each space, the distance to where the party wants to go; to a friend that is alone with many minions."""
        friend = alone_with_many(game) if game.state.minions else -1
        if friend >= 0 and game.face_of(friend) != game.chapter.board.space_face[start]:
            to_friend = ways_to(game, atlas, game.chapter.board.face_spaces[game.face_of(friend)])
            if to_friend[start] < NO_WAY:
                return to_friend
        return ways(game, atlas, start, self.style.skips)

    def wants_gear(self, game: Game, atlas: Atlas, mouse: int) -> bool:
        """Whether something in the pack should be put on."""
        return gear.worth_equipping(game, atlas, mouse)

    # -- free actions ----------------------------------------------------------------------------------------------

    def _free(self, game: Game, mouse: int, options: list[int]) -> int:
        """A free action to take now, or -1. They stand last: shares, equipping, levelling up, rules of cards."""
        end = last = len(options) - 1
        option = options[last]
        while option >= FREE_RULES:
            last -= 1
            option = options[last]
        if option == TO_EQUIP:
            held = len(game.state.pack[mouse])
            if self.pack_seen != held:
                self.pack_seen = held
                if held and self.wants_gear(game, self.atlas, mouse):
                    return option
        elif option == TO_LEVEL_UP:
            return option
        index = last
        while index < end:
            index += 1
            rule = options[index] - FREE_RULES >> 12
            if self.atlas.never_useful[rule] or rule in self.tried:
                continue
            if offers.worth_using(game, self.atlas, mouse, rule):
                self.tried.append(rule)
                return options[index]
        if not self.shared:
            if option == TO_EQUIP:
                last -= 1
            if SHARING <= options[last] < TO_EQUIP:
                self.shared = True
                return self._share(game, mouse, options, last)
        return -1

    def _share(self, game: Game, mouse: int, options: list[int], last: int) -> int:
        """The first share that is useful, or -1; `last` is the place of the last share in the menu."""
        pack = game.state.pack
        first = last
        while SHARING <= options[first - 1] < TO_EQUIP:
            first -= 1
        for option in options[first : last + 1]:
            other = option - SHARING >> 12
            if (pack[mouse] or pack[other]) and gear.worth_sharing(game, self.atlas, mouse, other):
                return option
        return -1

    # -- with minions on the tile ----------------------------------------------------------------------------------

    def _fight(self, game: Game, mouse: int, options: list[int], moves: int) -> int:
        """The best attack, from here or after a move. After an attack from here the mouse can still move to safety."""
        atlas = self.atlas
        attacks: list[int] = []
        for option in options[moves + 1 :]:
            if option >= TO_SEARCH:
                break
            if option >= ATTACKS:
                attacks.append(option)
        if attacks and atlas.baits and game.state.tokens:
            attacks = [option for option in attacks if not eats_bait(game, atlas, option & 0xFFF)]
            if not attacks:
                return self._other_action(game, mouse, Menu(options, moves))
        best = attacks[0] if attacks else -1
        if len(attacks) > 1 or (moves and (best < 0 or has_choice(game, atlas, mouse))):
            values = attack_values(game, atlas, mouse)
            worth = 0
            for option in attacks:
                afar = atlas.weapon[option - ATTACKS >> 12] == RANGED
                one = (values.by_ranged if afar else values.by_melee)[option & 0xFFF]
                if one > worth:
                    best, worth = option, one
            if moves and values.most > worth:
                reach = options[1 : moves + 1]
                goal = best_attack_move(game, atlas, mouse, values, reach, self.way, worth, self.style.caution)
                if goal >= 0:
                    return goal
        return best if best >= 0 else self._other_action(game, mouse, Menu(options, moves))

    def _best_rule(self, game: Game, mouse: int, others: list[int]) -> int:
        """An action of a card or chapter that is worth taking, or -1."""
        for option in others:
            if RULES <= option < FREE_RULES:
                rule = option - RULES >> 12
                if rule not in self.tried and offers.worth_acting(game, self.atlas, mouse, rule):
                    self.tried.append(rule)
                    return option
        return -1

    # -- without ---------------------------------------------------------------------------------------------------

    def _go_on(self, game: Game, mouse: int, menu: Menu) -> int:
        here = game.state.pos[mouse]
        recovery = self._recovery(menu)
        if recovery >= 0:
            return recovery
        if menu.ops & DOOR_OPS:
            door, after = self._best_door(game, menu)
            if after < self.way[here] and self.ready(game, mouse):
                return door
            if self.way[here] >= NO_WAY and self._restless():
                return door
        if menu.moves:
            step = self._best_step(game, here, menu)
            if step >= 0:
                return step
        return self._other_action(game, mouse, menu)

    def _best_door(self, game: Game, menu: Menu) -> tuple[int, int]:
        """The exit or flip that leads nearest to where the party wants to go, and the distance from there."""
        board = game.chapter.board
        best, nearest = -1, NO_WAY
        for option in menu.doors():
            if option >> 24 == OP_EXPLORE:
                spaces = board.exit_spaces[board.exit_to[first_of(option)]]
            else:
                here = game.face_of(game.state.current)
                orange, blue = board.tile_faces[board.face_tile[here]]
                spaces = (board.face_flip[blue if here == orange else orange],)
            for space in spaces:
                if self.way[space] < nearest or best < 0:
                    best, nearest = option, self.way[space]
        return best, nearest

    def ready(self, game: Game, mouse: int) -> bool:
        """Whether the party goes on now: all mice are here, and there is no time left to search or nothing to find."""
        state, board = game.state, game.chapter.board
        here = state.pos[mouse]
        face = board.space_face[here]
        left = (state.end_page - state.page) * 6 - state.wheel - self.way[here] // STEPS_A_ROUND
        if left < 0:
            return True
        if state.captured and not state.minions and self.style.waits:
            return False
        if surge_is_certain(game, mouse):
            return True
        searching = acted = 0
        for other in range(state.mice):
            pos = state.pos[other]
            acted += state.acted >> other & 1
            if pos < 0:
                continue
            if board.space_face[pos] != face:
                if self.way[here] < self.way[pos] < NO_WAY and self.style.waits:
                    return False
            elif not state.searched[other] >> face & 1:
                searching += 1
        if acted >= self.style.late and left > 0:
            return False
        return searching < self.style.searchers or left < self.style.slack

    def _best_step(self, game: Game, here: int, menu: Menu) -> int:
        """The move that brings the mouse nearest to its aim on safe spaces; -1 when staying is as good."""
        state, board, way = game.state, game.chapter.board, self.way
        if (menu.moves[0] >> 12) - A_MOVE == here:  # stand up
            return menu.moves[0]
        best, nearest = -1, way[here]
        dry = board.space_kind[here] != WATER
        for option in menu.moves:
            left = way[(option >> 12) - A_MOVE]
            if left >= nearest and dry:
                continue
            space = (option >> 12) - A_MOVE
            if state.traps and left and space in state.traps:
                left += A_TRAP
            if board.current_to[space] == OFF_TILE:
                left += CARRIED_OFF
            if not dry:
                left -= state.mice_at[space].bit_count()
            if left < nearest:
                best, nearest = option, left
        return best

    def _ashore(self, game: Game, menu: Menu) -> int:
        """Leave a current that leads off the tile: to the bank where most mice help; if that fails, scurry."""
        state, kind, way = game.state, game.chapter.board.space_kind, self.way
        best, best_worth = TO_SCURRY if menu.ops >> OP_SCURRY & 1 else -1, WORST
        for option in menu.moves:
            space = option >> 12 & 0xFFF
            worth = 100 * state.mice_at[space].bit_count() - min(way[space], 90)
            if kind[space] == WATER:
                worth -= 300
            if worth > best_worth:
                best, best_worth = option, worth
        return best

    def _other_action(self, game: Game, mouse: int, menu: Menu) -> int:
        """Any other option: recover, search, scurry, or end the turn."""
        here = game.state.pos[mouse]
        recovery = self._recovery(menu)
        if recovery >= 0:
            return recovery
        if menu.moves and menu.moves[0] >> 12 & 0xFFF == here:
            return menu.moves[0]
        if menu.ops >> OP_SEARCH & 1:
            return TO_SEARCH
        if menu.ops >> OP_SCURRY & 1 and self.way[here] > 0 and not menu.ops & DOOR_OPS:
            return TO_SCURRY
        return OP_END

    def _recovery(self, menu: Menu) -> int:
        """The recovery from a status that does harm, or -1."""
        found = -1
        for option in menu.all_of(OP_RECOVER):
            if self.atlas.feared >> (option >> 12 & 0xFFF) & 1:
                found = option
        return found

    def _restless(self) -> bool:
        """Whether to try any door now, where no way is known."""
        return self.draw(RESTLESS) == 0

    def draw(self, sides: int) -> int:
        """A number below `sides` from the bot's own stream."""
        self.rng = advance(self.rng)
        return drawn(self.rng, sides)
