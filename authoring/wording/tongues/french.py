"""French. Figures are subjects or stand after a preposition; `de le` becomes `du` when the sentence is finished."""

from __future__ import annotations

import re
from typing import Final

from authoring.wording.tongues.tongue import Tongue

PHRASES: Final = {
    "and": "et", "or": "ou", "if": "si {}", "unless": "sauf si {}", "as-long-as": "tant que {}",
    "in-place-of": "au lieu de ceci ({}), {}", "may-do-this": "{} peut le faire",
    "wherever": "où que soient les souris",
    "cost": "pour {}", "cost-range": "pour {} à {} fromages", "cheese": "fromage/fromages", "once": "une fois par {}",
    "times": "{} fois par {}", "has-exactly": "a exactement {} {}", "has-times": "a {} fois ses {}",
    "has": "a {}", "for-each": "{} pour chaque {}", "figure-that": "{} qui {}",
    "every-figure": "chaque figurine", "every-mouse": "chaque souris", "every-minion": "chaque ennemi",
    "role": "« {} »",
    "not-so": "ceci n’est pas vrai : {}", "is-no-such": "ne remplit pas ceci : {}", "there-is": "il y a {}",
    "there-is-no": "il n’y a pas ceci : {}", "is": "{} est {}", "is-one": "est {}", "is-of-kind": "est de type « {} »",
    "is-there": "est là", "space-named": "la case « {} »", "then": ", puis ", "nothing": "rien ne se passe",
    "or-option": " ; ou ",
    "the-board": "le plateau", "that-card": "cette carte", "type-of": "ennemi du même type que {}",
    "any-card": "une carte quelconque", "tagged": "{} portant « {} »", "for-class": "{} pour la classe {}",
    "each-of": "chacune de ces cases : {}", "it": "elle", "owner": "le porteur", "the-mouse": "la souris",
    "mouse": "une souris", "minion": "un ennemi", "equal-to": "{} au nombre de : {}", "more": "{} {} de plus",
    "fewer": "{} {} de moins", "as-many-more": "en plus, {} au nombre de : {}", "quote": "« {} »",
    "label": "« {} » : {}",
    "time-is-up": "le Sablier atteint le marqueur Fin",
    "all-captured": "toutes les souris sont en captivité en même temps",
}  # fmt: skip

ROLES: Final = {
    "mouse": "la souris", "achievement": "l’exploit", "actor": "la figurine dont c’est le tour",
    "attacker": "l’attaquant", "target": "la cible", "wounds": "le nombre de blessures", "boss": "le boss",
    "loser": "la figurine qui défausse", "card": "la carte", "drawer": "la souris qui pioche",
    "user": "la souris qui l’utilise", "amount": "le nombre", "thief": "le voleur", "counter": "le compteur",
    "value": "la valeur", "bearer": "la figurine touchée", "pages": "le nombre de pages", "minion": "l’ennemi",
    "space": "la case", "placed": "chaque ennemi placé", "times": "le nombre de fois",
    "mover": "la figurine qui se déplace", "number": "le résultat du dé", "searcher": "la souris qui fouille",
    "status": "l’état", "explorer": "la souris qui explore", "token": "le jeton", "victim": "la victime",
    "paid": "le fromage payé", "figure": "la figurine", "other": "l’autre figurine",
}  # fmt: skip

CHOICES: Final = {
    "poison": "poison", "status": "état", "turn-ends": "jusqu’à la fin du tour",
    "round-ends": "jusqu’à la fin de la manche",
    "next-turn": "jusqu’au prochain tour", "tile-left": "jusqu’à ce que la tuile soit quittée",
    "chapter-ends": "jusqu’à la fin du chapitre", "turn": "tour", "round": "manche", "tile": "tuile",
    "chapter": "chapitre", "N": "nord", "NE": "nord-est", "E": "est", "SE": "sud-est", "S": "sud", "SW": "sud-ouest",
    "W": "ouest", "NW": "nord-ouest", "pack": "le sac", "worn": "ce qui est équipé",
    "starting": "l’équipement de départ", "deck": "le paquet Fouille", "discards": "la défausse", "mice": "les souris",
    "minions": "les ennemis", "giver": "celui qui donne", "taker": "celui qui prend", "lot": "le sort",
    "melee": "de mêlée", "ranged": "à distance", "sharp": "acéré", "blunt": "contondant", "magic": "magique",
    "fire": "feu", "top": "haut", "bottom": "bas", "cheese": "fromage", "sword-star": "épée-étoile",
    "sword-shield": "épée-bouclier", "sword-shield-star": "épée-bouclier-étoile", "bow": "arc",
    "bow-star": "arc-étoile", "star": "étoile", "sword": "épée", "shield": "bouclier", "attack": "attaque",
    "defence": "défense", "battle": "combat", "lore": "savoir", "move": "déplacement", "mouse": "une souris",
    "minion": "un ennemi", "small": "petite", "large": "grande",
}  # fmt: skip

PERMISSIONS: Final = {
    "cross-red-lines": "franchir les lignes rouges et les vides",
    "ignore-mousetraps": "passer les souricières sans mal",
    "ignore-water": "traverser l’eau comme la terre", "ignore-current": "rester là où court un courant",
    "ignore-minions": "passer devant les ennemis", "shoot-without-sight": "tirer sur ce qui n’est pas en vue",
    "shoot-past-near": "tirer par-dessus les ennemis proches",
    "explore-with-minions": "explorer alors que des ennemis sont sur la tuile",
    "any-class": "utiliser les cartes de toutes les classes", "tail-slot": "tenir une petite arme avec la queue",
    "move": "se déplacer", "scurry": "se précipiter", "battle": "attaquer", "search": "fouiller",
    "recover": "récupérer", "explore": "explorer", "share": "partager", "equip": "s’équiper",
    "level-up": "monter de niveau", "abilities": "utiliser des compétences",
    "scrolls": "utiliser des parchemins ou des ruses", "defend": "lancer des dés de défense", "heal": "guérir",
    "be-attacked": "servir de cible à une attaque", "be-knocked-down": "tomber à terre",
    "be-rescued": "revenir de capture",
    "cheese-on-wheel": "mettre du fromage sur la roue", "special-actions": "faire les actions que des règles offrent",
}  # fmt: skip

BOUNDS: Final = "[vaut exactement {is}][vaut au moins {at-least}[ et au plus {at-most}]|[vaut au plus {at-most}]]"

EFFECTS: Final = {
    "achieve": "[{who} gagne|le groupe gagne] l’exploit « {achievement} »",
    "attack": "{by} attaque {who}[ avec {dice:dé/dés}][type? (type {type})][ avec une arme {range}][ avec {weapon}]"
    "[with-each?, une fois avec chaque arme]",
    "attack-again": "{who} attaque une fois de plus",
    "attack-as": "l’attaque compte comme une attaque[ {is}][ de type {type}]",
    "attack-dice": "l’attaque a [by?{by:+dé d’attaque/dés d’attaque}][times!{times} fois ses dés]",
    "blocks": "la défense a {by:+parade/parades}",
    "cancel-attack": "l’attaque est annulée",
    "capture": "capture : {who}[gently? (sans perdre son équipement)]",
    "change-wounds": "le nombre de blessures {by:~augmente de|diminue de}",
    "cheese": "{who} gagne {amount:fromage/fromages}",
    "choose": "[by!{by} choisit|choisissez] : {options}",
    "clear-trap": "retirez les souricières de {at:each}",
    "close-exit": "fermez la sortie ({edge}) de la tuile « {face} »",
    "count": "le compteur « {counter} »[ de {who}] {by:~augmente de|diminue de}",
    "cure": "retirez en tout {amount:blessure de poison ou état/blessures de poison ou états}[ (seulement : "
    "{what})] à {who:the}",
    "defeat": "{who} quitte le plateau, hors de combat",
    "defence-dice": "la défense a [none?zéro dé|{by:+dé/dés}]",
    "discard": "[stash?le groupe|{who}] défausse {count:carte/cartes}[card! ({card})][by-lot? au sort][reach!, prise "
    "dans {reach}]"
    "[ ; s’il n’y en a pas : {else}]",
    "draw": "{who} [look?regarde {look:carte Fouille/cartes Fouille} et en garde {count}|"
    "pioche {count:carte Fouille/cartes Fouille}]",
    "encounter": "piochez une carte Rencontre",
    "end-marker": "le marqueur Fin se déplace de {pages:page/pages|en arrière|en avant}",
    "end-status": "{who} n’est plus sous l’état « {status} »",
    "end-turn": "le tour se termine",
    "extra-action": "la souris dont c’est le tour a {amount:+action/actions}",
    "extra-move": "la souris dont c’est le tour relance le dé et peut se déplacer encore",
    "fetch": "{who} prend {card} dans le paquet Fouille, que l’on mélange ensuite",
    "flip-coin": "lancez une pièce ; pile : {heads} ; face : {tails}",
    "for-each": "pour {who} : {do}",
    "give-card": "[{who} reçoit|une souris reçoit] {card}[from! depuis {from}]",
    "heal": "{who} guérit de {amount:blessure/blessures}",
    "hit": "{who} subit {hits:coup/coups}, avec droit à la défense",
    "hits": "l’attaque a {by:+coup/coups}",
    "hourglass": "le Sablier se déplace de {pages:page/pages|en arrière|en avant}",
    "if": "si {if} : {then}[ ; sinon {else}]",
    "initiative": "la carte d’initiative de {who} se déplace "
    "[de {by:place/places|vers le haut|vers le bas} sur la piste][jusqu’en {to} de la piste]",
    "instead": "ce qui allait arriver n’arrive pas",
    "join": "{hero} rejoint le groupe sur {at}",
    "knock-down": "{who} tombe à terre",
    "lasting": "{until}, pour {who} : {rule}",
    "learn": "{who} prend une carte Compétence",
    "leave-out": "laissez de côté tout ennemi « {minion} »",
    "leave-play": "cette carte sort du jeu",
    "link": "{from:each} et {to:each} deviennent voisines[for! pour {for}][movement-only? pour le déplacement]",
    "lose": "le chapitre est perdu",
    "move": "{who} se déplace de {spaces:case/cases} au plus[ vers {towards}]",
    "move-further": "la souris dont c’est le tour peut se déplacer de {amount:+case/cases}",
    "open-exit": "ouvrez la sortie ({edge}) de la tuile « {face} »",
    "pick-space": "choisissez une case : {from}",
    "place": "placez {count} × {minion}[greedy? (vorace)][ sur {at}][ sur {face}][ambush? en embuscade]",
    "plain-wounds": "les blessures sont des blessures ordinaires",
    "poison-wounds": "les blessures sont des blessures de poison",
    "push": "poussez {who} de {spaces:case/cases}[ vers {towards}][ à l’opposé de {away-from}]",
    "put-token": "posez un jeton « {token} » sur {at:each}",
    "redirect": "l’attaque vise {to}",
    "remove": "{who} quitte le plateau",
    "repeat": "{times} fois : {do}",
    "reroll": "[most!jusqu’à {most} ]dés[ montrant {faces}] sont relancés",
    "rescue": "{who} revient de capture",
    "search": "{who} fouille aussitôt",
    "search-again": "{who} peut fouiller cette tuile une fois de plus",
    "set": "le compteur « {counter} »[ de {who}] passe à {to}",
    "set-trap": "posez une souricière sur {at:each}",
    "shuffle-back": "mélangez [{card}|cette carte] dans le paquet Fouille",
    "status": "{who} reçoit l’état « {status} »",
    "stay-in-play": "cette carte reste en jeu",
    "steal-cheese": "{from} se fait voler [{amount:fromage/fromages}|un fromage par blessure]"
    "[instead-of-wounds? au lieu des blessures]",
    "story": "lisez : {text}",
    "surge": "une attaque-surprise a lieu",
    "swap": "{who} et {with} échangent leurs places",
    "take-card": "[{to}|le porteur] prend {count:carte/cartes}[card! ({card})] à {from}[by!, au choix de {by}]"
    "[reach!, dans {reach}][ ; s’il n’y en a pas : {else}]",
    "take-token": "retirez les jetons « {token} » de [{at:each}|le plateau]",
    "teleport": "posez {who} sur {to}",
    "test": "lancez {dice:dé/dés} ; avec au moins {times:symbole/symboles} {need} : [{pass}|rien ne se passe]"
    "[ ; sinon {fail}]",
    "unlink": "{from:each} n’est plus [links-only?reliée à|voisine de] [{to:each}|toute autre case][for! pour {for}]",
    "wheel": "la roue {amount:~gagne|perd|fromage/fromages}",
    "win": "le chapitre est gagné",
    "wound": "{who} subit {amount:blessure/blessures}[poison? de poison|]",
}

CONDITIONS: Final = {
    "achieved": "l’exploit « {achievement} » est gagné",
    "achiever": "a gagné l’exploit « {achievement} »",
    "action-used": "[is?il ne reste pas d’action|il reste une action]",
    "active-mice": f"le nombre de souris sur le plateau {BOUNDS}",
    "all": "{of}",
    "any": "{of}",
    "any-status": "est [is?sous un état|sans état]",
    "at": "est sur {at}",
    "attack": "l’attaque est[ {is}][ de type {type}][ faite avec {weapon}]",
    "attacking": "[is?est|n’est pas] l’attaquant",
    "boss": "[is?est|n’est pas] un boss",
    "brings": "la rencontre amène un ennemi « {minion} »",
    "captured": "{hero} est en captivité",
    "cheese": "a au moins {at-least} fromages[at-most! et au plus {at-most}]",
    "class": "a la classe {class}",
    "compare": f"{{number}} {BOUNDS}",
    "counter": f"le compteur « {{name}} » {BOUNDS}",
    "defeats": "a vaincu au moins {at-least} × {minion} dans cette rencontre",
    "entered": "les souris sont entrées dans {face}",
    "face-up": "{face} est visible",
    "first-on-track": "[is?est|n’est pas] en tête de la piste d’initiative",
    "first-time": "c’est [is?la première fois|une autre fois que la première]",
    "greedy": "[is?est|n’est pas] vorace",
    "has-count": "a "
    "[exactement {is}][au moins {at-least}[ et au plus {at-most}]|[au plus {at-most}]] sur son compteur « {counter} »",
    "hero": "est {hero}",
    "holds": "[worn?porte|a] {card}",
    "in-party": "{hero} est dans le groupe",
    "in-reach": "peut servir de cible à {of:any}[ avec une arme {attack}][ avec {weapon}]",
    "in-surge": "cela se passe [is?pendant une attaque-surprise|hors d’une attaque-surprise]",
    "lower-than": "est plus bas sur la piste d’initiative que {who:any}",
    "mice-at": "[at-least!il y a au moins {at-least} souris|chaque souris du plateau est] sur [{at}][{face}]",
    "minion": "est de type « {minion} »",
    "moved": "la souris dont c’est le tour [is?a fait son déplacement|peut encore se déplacer]",
    "near": "est sur la même case que {who:any} ou sur une case voisine",
    "no-minions": "aucun ennemi n’est sur {on}",
    "not": "ceci n’est pas vrai : {of}",
    "on-board": "au moins {at-least} × {minion} sont sur le plateau",
    "on-face": "est sur {face}",
    "option": "l’option {name} est {is}",
    "page": f"la page du Sablier {BOUNDS}",
    "party-holds": "le groupe a {card}[in-stash? dans la cache]",
    "poison": "les blessures sont des blessures [is?de poison|ordinaires]",
    "poisoned": "[is?a des|n’a pas de] blessures de poison",
    "rolled": f"le nombre de symboles {{symbol}} du jet de {{roll}} {BOUNDS}",
    "round": f"le numéro de la manche {BOUNDS}",
    "sees": "voit {who:any}",
    "side": "est {side}",
    "size": "est de taille {size}",
    "some": "il y a {who:any}[at-least! ({at-least} ou plus)]",
    "some-space": "il y a une case : {where}",
    "status": "est sous l’état « {status} »",
    "this-weapon": "l’attaque [is?est|n’est pas] faite avec cette carte",
    "tile-with": "est sur la même tuile que {who:any}",
    "token-lies": "un jeton « {token} » est posé sur [{at}|le plateau]",
    "turn-of": "c’est le tour de {who:any}",
    "wheel": f"le fromage sur la roue {BOUNDS}",
    "with": "est sur la même case que {who:any}",
    "wounded": "[is?a des|n’a pas de] blessures[plain? ordinaires|]",
}

MODIFIERS: Final = {
    "ability-cost": "fromage à payer pour une compétence/fromages à payer pour une compétence",
    "allow": "peut",
    "battle": "dé d’attaque/dés d’attaque",
    "cheese-symbols": "fromage par symbole fromage/fromages par symbole fromage",
    "defence": "dé de défense/dés de défense",
    "face-blocks": "parade/parades",
    "face-hits": "coup/coups",
    "forbid": "ne peut pas",
    "level-cost": "fromage à payer pour monter de niveau/fromages à payer pour monter de niveau",
    "life": "point de vie/points de vie",
    "lore": "point de savoir/points de savoir",
    "lure": "chaque ennemi « {minion} » va vers {to} et non vers les souris",
    "minion-steps": "case de déplacement/cases de déplacement",
    "move": "point de déplacement/points de déplacement",
    "pack-limit": "carte dans son sac/cartes dans son sac",
    "recover-dice": "dé pour récupérer/dés pour récupérer",
    "search-dice": "dé pour fouiller/dés pour fouiller",
    "target-defence": "dé de défense pour sa cible/dés de défense pour sa cible",
}

WHO: Final = {
    "all-mice": "chaque souris du plateau¦une souris du plateau¦les souris du plateau",
    "all-minions": "chaque ennemi du plateau¦un ennemi du plateau¦les ennemis du plateau",
    "captured-mice": "chaque souris en captivité¦une souris en captivité¦les souris en captivité",
    "chosen-minion": "un ennemi au choix parmi {from:the}",
    "chosen-mouse": "une souris au choix parmi {from:the}",
    "closest-minion": "l’ennemi le plus proche",
    "closest-mouse": "la souris la plus proche",
    "current-mouse": "la souris dont c’est le tour",
    "everyone-on-tile": "chaque figurine de la tuile¦une figurine de la tuile¦les figurines de la tuile",
    "figures-at": "chaque figurine sur {at}¦une figurine sur {at}¦les figurines sur {at}",
    "hero": "{hero}",
    "highest-mouse": "la plus haute sur la piste d’initiative parmi {of:the}",
    "just-placed": "chaque ennemi placé à l’instant¦un ennemi placé à l’instant¦les ennemis placés à l’instant",
    "lowest-mouse": "la plus basse sur la piste d’initiative parmi {of:the}",
    "mice-here": "chaque souris sur cette case¦une souris sur cette case¦les souris sur cette case",
    "mice-near": "chaque souris sur cette case ou une case voisine¦une souris sur cette case ou une case voisine¦"
    "les souris sur cette case et les cases voisines",
    "mice-on-tile": "chaque souris de la tuile¦une souris de la tuile¦les souris de la tuile",
    "minions": "chaque ennemi « {minion} »¦un ennemi « {minion} »¦les ennemis « {minion} »",
    "minions-here": "chaque ennemi sur cette case¦un ennemi sur cette case¦les ennemis sur cette case",
    "minions-near": "chaque ennemi sur cette case ou une case voisine¦un ennemi sur cette case ou une case voisine¦"
    "les ennemis sur cette case et les cases voisines",
    "minions-on-tile": "chaque ennemi de la tuile¦un ennemi de la tuile¦les ennemis de la tuile",
    "other-mice-here": "chaque autre souris sur cette case¦une autre souris sur cette case¦les autres souris "
    "sur cette case",
    "other-mice-on-tile": "chaque autre souris de la tuile¦une autre souris de la tuile¦les autres souris de la tuile",
    "random": "[count!{count} figurines tirées au sort parmi {of:the}|une figurine tirée au sort parmi {of:the}]",
    "random-mouse": "une souris tirée au sort parmi {of:the}",
    "those": "[choose?[up-to?jusqu’à ]{choose} au choix parmi {from:the}|{from}][ qui {if}][ sauf {except}]¦"
    "[choose?[up-to?jusqu’à ]{choose} au choix parmi {from:the}|{from:any}][ qui {if}][ sauf {except}]¦"
    "[choose?[up-to?jusqu’à ]{choose} au choix parmi {from:the}|{from:the}][, de celles dont chacune {if}][ "
    "sauf {except}]",
}

WHERE: Final = {
    "adjacent-to": "une case voisine de [{at}|[{who}|le porteur]]¦chaque case voisine de [{at}|[{who}|le porteur]]",
    "anywhere": "une case quelconque de la tuile¦chaque case de la tuile",
    "chosen": "une case au choix : {from}",
    "dry": "{of} hors de l’eau¦{of:each} hors de l’eau",
    "entries": "une entrée des ennemis¦chaque entrée des ennemis",
    "except": "{of} mais non {without}¦{of:each} mais non {without}",
    "exits": "une case devant une sortie[open? ouverte|][ ({edge})]¦"
    "chaque case devant une sortie[open? ouverte|][ ({edge})]",
    "free": "{of} [empty?où il n’y a personne|où il reste de la place]¦"
    "{of:each} [empty?où il n’y a personne|où il reste de la place]",
    "fullest": "la case où se trouvent le plus de figurines parmi {who:the}",
    "here": "cette case",
    "hook-reach": "une case que le fil atteint depuis {who}",
    "normal": "{of} qui est une case normale¦{of:each} qui est une case normale",
    "on-faces": "une case quelconque de {faces}¦chaque case de {faces}",
    "random": "une case au sort : {from}",
    "seen-by": "une case en vue de {who}¦chaque case en vue de {who}",
    "space": "{name}",
    "spaces-of": "la case de {who}",
    "there": "cette case-là",
    "token": "une case avec un jeton « {token} »¦chaque case avec un jeton « {token} »",
    "water": "une case d’eau¦chaque case d’eau",
}

NUMBERS: Final = {
    "cheese-of": "le fromage de {who:the}",
    "count": "le nombre de {who:the}",
    "counter": "le compteur « {counter} »[ de {who:the}]",
    "die": "le nombre du dé",
    "if": "{then} si {if}, sinon {else}",
    "least": "le plus petit parmi {of}",
    "most": "le plus grand parmi {of}",
    "page": "la page du Sablier",
    "pages-left": "le nombre de pages qui restent",
    "paid": "le fromage payé",
    "product": "le produit de {of}",
    "rolled": "le nombre de symboles {symbol} du jet de {roll}",
    "round": "le numéro de la manche",
    "stat": "la valeur de {stat} de {of}",
    "sum": "la somme de {of}",
    "wheel": "le fromage sur la roue",
    "wounds-of": "les blessures de {who:the}",
}

EVENTS: Final = {
    "achievement-gained": "quand un exploit est gagné", "action": "comme action",
    "attack-declared": "quand une attaque est annoncée", "attack-ended": "quand une attaque est terminée",
    "attack-rolled": "quand les dés d’une attaque sont lancés", "battle-action": "à la place d’une action de combat",
    "boss-card-removed": "quand un boss perd une carte d’initiative",
    "card-discarded": "quand une carte Fouille est défaussée", "card-drawn": "quand une carte Fouille est piochée",
    "card-used": "quand une carte Fouille est utilisée", "chapter-start": "quand le chapitre commence",
    "cheese-gained": "quand une souris gagne du fromage", "cheese-spent": "quand une souris paie du fromage",
    "cheese-stolen": "quand un ennemi vole du fromage", "counter-changed": "quand un compteur change",
    "defence-rolled": "quand les dés d’une défense sont lancés",
    "encounter-revealed": "quand une carte Rencontre est révélée",
    "end-marker-moved": "quand le marqueur Fin se déplace",
    "free-action": "comme action gratuite", "hourglass-moved": "quand le Sablier se déplace",
    "initiative-laid": "quand l’initiative est établie", "minion-defeated": "quand un ennemi est vaincu",
    "minion-moved": "quand un ennemi s’est déplacé", "minion-turn": "quand un ennemi va se déplacer",
    "minions-placed": "quand des ennemis sont placés", "mouse-captured": "quand une souris est capturée",
    "mouse-rescued": "quand une souris revient de capture", "mousetrap-sprung": "quand une souricière se referme",
    "move-rolled": "quand une figurine lance son dé de déplacement", "round-end": "à la fin de chaque manche",
    "round-start": "au début de chaque manche", "search-failed": "quand une fouille ne trouve rien",
    "search-passed": "quand une fouille trouve quelque chose",
    "space-entered": "quand une figurine arrive sur une case",
    "space-left": "quand une souris quitte une case", "status-gained": "quand une figurine reçoit un état",
    "status-lost": "quand une figurine perd un état", "surge": "quand une attaque-surprise commence",
    "surge-ended": "quand une attaque-surprise est finie", "tile-entered": "quand des souris arrivent sur une tuile",
    "tile-flipped": "quand une tuile est retournée", "tile-left": "quand la dernière souris quitte une tuile",
    "token-placed": "quand un jeton est posé", "token-removed": "quand un jeton est retiré",
    "turn-end": "à la fin d’un tour", "turn-start": "au début d’un tour",
    "wheel-changed": "quand le fromage sur la roue change",
    "wound-prevented": "quand tous les coups d’une attaque sont parés",
    "wounded": "quand une figurine est blessée", "wounding": "quand une figurine va être blessée",
}  # fmt: skip

STOPS: Final = {
    "cheese-stolen": "le fromage volé va sur la roue", "encounter-revealed": "les ennemis de la rencontre arrivent",
    "minion-turn": "il se déplace et attaque", "mouse-captured": "elle perd son équipement ; ici elle revient aussitôt",
    "search-passed": "la carte est piochée", "surge": "les ennemis de l’attaque-surprise arrivent",
    "wounding": "les blessures sont infligées",
}  # fmt: skip

_JOINED: Final = (
    (r"\b(?:chaque|un) ennemi « (L(?:e |a |es |’)[^»]*) »", r"\1"), (r"\bde type « (L(?:e |a |es |’)[^»]*) »", r"\1"),
    (r"\bde [Ll]e\b ", "du "), (r"\bde [Ll]es\b ", "des "), (r"\bà [Ll]e\b ", "au "), (r"\bà [Ll]es\b ", "aux "),
    (r"\b([DdLl]|[Qq]u)e (?=[aeiouyéèêàâîôh]\w)", r"\1’"), (r"\bsi il\b", "s’il"),
    (r"(?<=[^\s\u00a0])[ ]?([:;!?])(?= |$)", "\u00a0\\1"), (r"« ", "«\u00a0"), (r" »", "\u00a0»"),
)  # fmt: skip


def smooth(text: str) -> str:
    """Join words as French does, and put the spaces before its marks."""
    for pattern, joined in _JOINED:
        text = re.sub(pattern, joined, text)
    return text


FRENCH: Final = Tongue(
    phrases=PHRASES,
    roles=ROLES,
    choices=CHOICES,
    permissions=PERMISSIONS,
    templates={
        "effect": EFFECTS, "condition": CONDITIONS, "modifier": MODIFIERS, "who": WHO, "where": WHERE,
        "number": NUMBERS, "event": EVENTS, "stops": STOPS,
    },
    noun=lambda count, forms: forms.split("/")[0 if count < 2 else -1],
    negations={"est": "n’est pas", "a": "n’a pas", "voit": "ne voit pas", "porte": "ne porte pas"},
    smooth=smooth,
)  # fmt: skip
