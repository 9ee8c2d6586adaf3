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
    "water": (
        "water", "eau",
        "água", "вода",
    ),
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
    "step": (
        "joint: one step", "joint : un pas",
        "junta: um passo", "стык: один шаг",
    ),
    "no way, or rock": (
        "wall or rock: no way", "mur ou roche : pas de passage",
        "parede ou rocha: sem passagem", "стена или скала: прохода нет",
    ),
    "gap": (
        "gap: nobody stands here", "vide : on ne s’y tient pas",
        "vão: ninguém fica aqui", "провал: стоять нельзя",
    ),
    "red line": (
        "red line: mice do not cross it, minions do", "ligne rouge : les souris ne la franchissent pas, les ennemis si",
        "linha vermelha: os ratos não a cruzam, os lacaios sim", "красная линия: мышам хода нет, противникам есть",
    ),
    "yellow line, arrow down": (
        "yellow line: 3 steps up for mice, 1 down the arrow",
        "ligne jaune : 3 pas pour monter, 1 dans le sens de la flèche",
        "linha amarela: 3 passos para subir, 1 no sentido da seta", "жёлтая линия: вверх 3 шага, вниз по стрелке 1",
    ),
    "special area": ("special area", "zone spéciale", "área especial", "особая зона"),
    "current": ("current", "courant", "correnteza", "течение"),
    "current off the tile": (
        "current off the tile: who drifts here is captured", "courant hors de la tuile : qui dérive ici est capturé",
        "correnteza para fora: quem é levado aqui é capturado", "течение за край: унесённый схвачен",
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
    "water rule": (
        "water: entering it ends the move", "eau : y entrer met fin au déplacement",
        "água: entrar nela encerra o movimento", "вода: вход в неё кончает ход",
    ),
    "door shut": (
        "door shut at the start", "porte fermée au début", "porta fechada no início", "дверь, закрытая с начала",
    ),
    "token lies": ("token", "jeton", "marcador", "жетон"),
    "goal": ("goal", "but", "objetivo", "цель"),
    "other side": ("back", "verso", "verso", "оборот"),
    "shortest way": ("shortest way", "chemin le plus court", "caminho mais curto", "кратчайший путь"),
    "no minions": ("no minions", "aucun ennemi", "nenhum lacaio", "без противников"),
    "by a rule of the room": (
        "by a rule of the room", "selon une règle de la salle", "por uma regra da sala", "по правилу комнаты",
    ),
    "party starts": ("the mice start", "départ des souris", "início dos ratos", "мыши начинают"),
}  # fmt: skip
