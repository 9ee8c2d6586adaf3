"""What the pictures of graphs say: the plan of a chapter as a graph, and the states that a party can come to."""

from __future__ import annotations

Row = tuple[str, str, str, str]

GRAPHS: dict[str, Row] = {
    # exits, by their edge
    "exit N": ("north exit", "sortie nord", "saída norte", "северный выход"),
    "exit E": ("east exit", "sortie est", "saída leste", "восточный выход"),
    "exit S": ("south exit", "sortie sud", "saída sul", "южный выход"),
    "exit W": ("west exit", "sortie ouest", "saída oeste", "западный выход"),
    # steps from one state to another; the last words are those of the step
    "step start": ("start elsewhere", "autre départ", "outro início", "другое начало"),
    "step explore": ("explore: {} ({})", "explorer : {} ({})", "explorar: {} ({})", "исследовать: {} ({})"),
    "step flip": ("flip: {} → {}", "traverser : {} → {}", "virar: {} → {}", "перейти: {} → {}"),
    "step current": (
        "drift with the current to {} ({})", "dériver avec le courant : {} ({})", "descer a correnteza: {} ({})",
        "плыть по течению: {} ({})",
    ),
    "step enter": ("come to {} ({})", "arriver en {} ({})", "chegar a {} ({})", "прийти на {} ({})"),
    "step get": ("get: {}", "obtenir : {}", "obter: {}", "получить: {}"),
    "step counter": ("counter: {}", "compteur : {}", "contador: {}", "счётчик: {}"),
    "step hero": ("joins: {}", "rejoint le groupe : {}", "junta-se ao grupo: {}", "присоединяется: {}"),
    "step open": ("opens: {} ({})", "s’ouvre : {} ({})", "abre-se: {} ({})", "открывается: {} ({})"),
    "step shut": ("shuts: {} ({})", "se ferme : {} ({})", "fecha-se: {} ({})", "закрывается: {} ({})"),
    "step needs": ("with {}", "avec {}", "com {}", "нужно: {}"),
    # what a box of states shows
    "states of": ("What a party can come to", "Ce qu’un groupe peut atteindre", "Aonde um grupo pode chegar",
                  "Куда может прийти группа"),
    "to be had": ("To be had here", "À obtenir ici", "Obtém-se aqui", "Можно получить здесь"),
    "shut": ("Shut", "Fermé", "Fechado", "Закрыт"),
    "goal lost": ("The goal is out of reach", "Le but est hors d’atteinte", "O objetivo está fora de alcance",
                  "Цель недостижима"),
    # keys
    "rooms of a box": (
        "a box: rooms between which the mice move freely", "un cadre : salles que les souris parcourent librement",
        "um quadro: salas que os ratos percorrem livremente", "рамка: комнаты, между которыми мыши ходят свободно",
    ),
    "room of the goal": ("here the goal can be met", "le but peut y être atteint", "aqui se cumpre o objetivo",
                         "здесь достигается цель"),
    "box lost": ("no way leads to the goal any more", "plus aucun chemin ne mène au but",
                 "nenhum caminho leva mais ao objetivo", "пути к цели больше нет"),
    "step there": ("what leads there", "ce qui y mène", "o que leva até lá", "что ведёт туда"),
    "orange room": ("orange side of a tile", "côté orange d’une tuile", "lado laranja de um bloco",
                    "оранжевая сторона плитки"),
    "blue room": ("blue side of a tile", "côté bleu d’une tuile", "lado azul de um bloco", "синяя сторона плитки"),
    "face up": ("lies face up at the start", "face visible au début", "virada para cima no início",
                "лежит вверх в начале"),
    "face down": ("lies on the back", "au verso", "no verso", "на обороте"),
    "way open": ("way between rooms, open at the start", "passage ouvert au début", "passagem aberta no início",
                 "проход, открытый с начала"),
    "way flipped": ("way once a tile is flipped", "passage une fois une tuile retournée",
                    "passagem depois de virar um bloco", "проход после переворота плитки"),
    "way shut": ("way shut at the start", "passage fermé au début", "passagem fechada no início",
                 "проход, закрытый с начала"),
    "flip to the back": ("down", "vers le verso", "para o verso", "на оборот"),
    "flip to the front": ("up", "vers le recto", "para a frente", "на лицо"),
}  # fmt: skip
