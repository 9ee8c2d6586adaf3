"""Room tiles and the story control board; the keys of the pictures are those of `authoring.drawing.plan.legend`."""

from __future__ import annotations

Row = tuple[str, str, str, str]

BOARD: dict[str, Row] = {
    "tile": ("room tile", "tuile Salle", "bloco de sala", "плитка комнаты"),
    "tiles": ("room tiles", "tuiles Salle", "blocos de sala", "плитки комнат"),
    "space": ("space", "case", "espaço", "клетка"),
    "spaces": ("spaces", "cases", "espaços", "клетки"),
    "exit": ("exit", "sortie", "saída", "выход"),
    "exits": ("exits", "sorties", "saídas", "выходы"),
    "minion-entry": ("minion entry", "entrée des ennemis", "entrada de lacaios", "вход противников"),
    "flip-space": ("flip space", "case Traverse", "posição reversa", "место перехода"),
    "mousetrap": ("mousetrap", "souricière", "ratoeira", "мышеловка"),
    "mousetraps": ("mousetraps", "souricières", "ratoeiras", "мышеловки"),
    "water": ("water", "eau", "água", "вода"),
    "in-the-water": ("in the water", "cases d’eau", "na água", "в воде"),
    "anywhere": ("anywhere", "n’importe où", "em qualquer lugar", "где угодно"),
    "orange": ("orange side", "côté orange", "lado laranja", "оранжевая сторона"),
    "blue": ("blue side", "côté bleu", "lado azul", "синяя сторона"),
    "hourglass": ("hourglass", "Sablier", "ampulheta", "песочные часы"),
    "end-marker": ("end marker", "marqueur Fin", "marcador de final do capítulo", "жетон «The End»"),
    "cheese": ("cheese", "fromage", "queijo", "сыр"),
    "cheese-wheel": (
        "minion cheese wheel", "roue de fromage des ennemis", "roda de queijo dos lacaios", "сырное колесо противников",
    ),
    "search": ("search", "fouille", "busca", "поиск"),
    "surge": ("surge", "attaque-surprise", "onda", "наплыв"),
    "ambush": ("ambush", "embuscade", "emboscada", "засада"),
    "party": ("party", "groupe", "grupo", "группа"),
    "party-stash": ("party stash", "cache du groupe", "reserva do grupo", "общая собственность"),
    # the keys of pictures
    "key": ("Key", "Légende", "Legenda", "Обозначения"),
    "step": ("step", "pas", "passo", "шаг"),
    "no way, or rock": ("no way, or rock", "pas de passage", "sem passagem", "прохода нет"),
    "gap": ("gap", "vide", "vão", "провал"),
    "red line": ("red line", "ligne rouge", "linha vermelha", "красная линия"),
    "yellow line, arrow down": (
        "yellow line, arrow down", "ligne jaune, flèche vers le bas", "linha amarela, seta para baixo",
        "жёлтая линия, стрелка вниз",
    ),
    "special area": ("special area", "zone spéciale", "área especial", "особая зона"),
    "current": ("current", "courant", "correnteza", "течение"),
    "current off the tile": (
        "current off the tile", "courant hors de la tuile", "correnteza para fora", "течение за край",
    ),
    "minions enter": ("minions enter", "entrée des ennemis", "entrada de lacaios", "вход противников"),
    "flip": ("flip", "traverse", "posição reversa", "переход"),
    "flip with an item": ("flip with an item", "traverse avec objet", "reversa com item", "переход с предметом"),
    "flip by class": ("flip by class", "traverse selon la classe", "reversa por classe", "переход по классу"),
    "exits meet": ("exits meet", "sorties reliées", "saídas alinhadas", "выходы совпадают"),
    "exits meet once flipped": (
        "exits meet once flipped", "reliées une fois retournées", "alinhadas ao virar", "совпадут после переворота",
    ),
    "special search": ("special search", "fouille spéciale", "busca especial", "особый поиск"),
    "special surge": ("special surge", "attaque-surprise spéciale", "onda especial", "особый наплыв"),
    "goal": ("goal", "but", "objetivo", "цель"),
    "other side": ("back", "verso", "verso", "оборот"),
    "other sides": ("other sides", "autres faces", "outros lados", "другие стороны"),
    "shortest way": ("shortest way", "chemin le plus court", "caminho mais curto", "кратчайший путь"),
    "no minions": ("no minions", "aucun ennemi", "nenhum lacaio", "без противников"),
    "by a rule of the room": (
        "by a rule of the room", "selon une règle de la salle", "por uma regra da sala", "по правилу комнаты",
    ),
    "party starts": ("the mice start", "départ des souris", "início dos ratos", "мыши начинают"),
}  # fmt: skip
