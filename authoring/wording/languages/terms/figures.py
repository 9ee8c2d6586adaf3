"""Mice and minions: classes, values, actions and conditions."""

from __future__ import annotations

Row = tuple[str, str, str, str]

FIGURES: dict[str, Row] = {
    "mouse": ("mouse", "souris", "rato", "мышь"),
    "mice": ("mice", "souris", "ratos", "мыши"),
    "minion": ("minion", "ennemi", "lacaio", "противник"),
    "minions": ("minions", "ennemis", "lacaios", "противники"),
    "greedy": ("greedy", "vorace", "ganancioso", "жадный"),
    # classes
    "any": ("any class", "toutes classes", "qualquer classe", "любой класс"),
    "archer": ("archer", "archer", "arqueiro", "лучник"),
    "healer": ("healer", "guérisseur", "curandeiro", "знахарь"),
    "leader": ("leader", "leader", "líder", "вожак"),
    "mystic": ("mystic", "mystique", "místico", "мистик"),
    "scamp": ("scamp", "filou", "ladrão", "вор"),
    "tinkerer": ("tinkerer", "bricoleur", "faz-tudo", "ремесленник"),
    "warrior": ("warrior", "guerrier", "guerreiro", "воин"),
    # values
    "battle": ("battle", "combat", "batalha", "боевой урон"),
    "defence": ("defence", "défense", "defesa", "защита"),
    "lore": ("lore", "savoir", "sabedoria", "знания"),
    "move": ("move", "déplacement", "movimento", "скорость"),
    "life": ("life", "points de vie", "vida", "стойкость"),
    "initiative": ("initiative", "initiative", "iniciativa", "инициатива"),
    # actions
    "action-battle": ("battle", "combattre", "batalhar", "сражаться"),
    "action-equip": ("equip", "s’équiper", "equipar", "снарядиться"),
    "action-explore": ("explore", "explorer", "explorar", "разведать"),
    "action-level-up": ("level up", "monter de niveau", "subir de nível", "повысить уровень"),
    "action-recover": ("recover", "récupérer", "recuperar", "восстановиться"),
    "action-scurry": ("scurry", "se précipiter", "fugir", "юркнуть дальше"),
    "action-search": ("search", "fouiller", "buscar", "искать"),
    "action-share": ("share", "partager", "compartilhar", "поделиться"),
    "action-move": ("move", "se déplacer", "mover-se", "двигаться"),
    "action-special-actions": ("special actions", "actions spéciales", "ações especiais", "особые действия"),
    "action-abilities": ("use abilities", "utiliser des compétences", "usar habilidades", "применять способности"),
    "action-scrolls": ("read scrolls", "lire des parchemins", "ler pergaminhos", "читать свитки"),
    "action-heal": ("heal", "guérir", "curar-se", "лечиться"),
    "action-defend": ("defend itself", "se défendre", "defender-se", "защищаться"),
    # conditions
    "captured": ("captured", "capturée", "capturado", "в плену"),
    "knocked-down": ("knocked down", "renversée", "derrubado", "сбит с ног"),
    "poisoned": ("poisoned", "empoisonnée", "envenenado", "отравлен"),
    "stunned": ("stunned", "étourdie", "atordoado", "оглушен"),
    "webbed": ("webbed", "empêtrée", "preso por teia", "опутан паутиной"),
    "wound": ("wound", "blessure", "ferida", "рана"),
    "wounds": ("wounds", "blessures", "feridas", "раны"),
}
