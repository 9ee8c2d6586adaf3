"""Make an attack against one or several figures, with an equipped weapon or with a given number of dice.

Example:
    - when: battle-action
      do:
        - attack: { who: { those: { from: minions-on-tile, choose: 3, up-to: true } }, dice: 3, ranged: true }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.attack import Attack
from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.rulebook import battle
from engine.vocabulary.declare import DICE, FIGHT, Effect, Param
from engine.vocabulary.support.card_filters import card_filter
from engine.vocabulary.support.rule_attacks import attack_once

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who, by = b.who(p["who"]), b.who(p["by"])
    dice = b.number(p["dice"]) if p["dice"] is not None else None
    kinds = card_filter(b, p["weapon"]) if p["weapon"] is not None else None
    if p["with-each"]:
        b.notes.weapons = kinds or [True] * len(b.chapter.search_ids)
    ranged, kind, reach, with_each = p["ranged"], p["type"], p["range"], p["with-each"]

    def run(game: Game, ctx: Context) -> bool:
        attackers = bits_of(by(game, ctx))
        if not attackers or game.state.pos[attackers[0]] < 0:
            return False
        if dice is None and with_each and attackers[0] < MICE:
            done = False
            for weapon in battle.weapons_of(game, attackers[0]):
                if kinds is None or kinds[game.chapter.copies[weapon]]:
                    done |= _strike(game, ctx, attackers[0], weapon)
            return done
        there = [slot for slot in bits_of(who(game, ctx)) if game.state.pos[slot] >= 0]
        targets = battle.attackable(game, there)
        if targets and dice is not None:
            attack = Attack(attackers[0], ranged, dice(game, ctx))
            attack.type = kind
            battle.resolve(game, attack, targets)
            return True
        return bool(targets) and attack_once(game, attackers[0], targets[0], reach, kinds)

    def _strike(game: Game, ctx: Context, mouse: int, weapon: int) -> bool:
        """Attack with one weapon, selecting the target anew: the last one may be off the board."""
        if game.state.pos[mouse] < 0 or game.state.outcome:
            return False
        targets = bits_of(who(game, ctx))
        if not targets or targets[0] not in battle.targets_of(game, mouse, weapon):
            return False
        battle.mouse_attacks(game, mouse, weapon, targets[0])
        return True

    return run


EFFECT: Effect = Effect(
    name="attack",
    doc=__doc__,
    params=(
        Param("who", "who", "the targets"),
        Param("by", "who", "the attacker", "owner"),
        Param(
            "dice",
            "number",
            "the number of attack dice; if omitted, the attacker's weapon or card decides",
            None,
            bounds=DICE,
        ),
        Param("ranged", "bool", "with `dice`: whether bows are hits, instead of swords", False),
        Param("type", "choice", "the attack type", "", choices=("", "sharp", "blunt", "magic", "fire")),
        Param(
            "range",
            "choice",
            "only with equipped weapons for melee or ranged attacks",
            None,
            choices=("melee", "ranged"),
        ),
        Param("weapon", "cards", "only with equipped weapons of this kind", None),
        Param(
            "with-each",
            "bool",
            "whether to attack once with every such weapon, selecting the target anew each time",
            False,
        ),
    ),
    build=build,
    changes=FIGHT,
    short="who",
    words=(
        "{by} attacks {who}[ with {dice:die}][type? ({type})][ with a {range} weapon][ with "
        "{weapon}][with-each?, once with each weapon]"
    ),
    causes=("attack-declared", "attack-rolled", "attack-ended"),
)
