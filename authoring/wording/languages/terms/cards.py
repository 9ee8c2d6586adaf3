"""The terms on cards."""

from __future__ import annotations

Row = tuple[str, str, str, str]

CARDS: dict[str, Row] = {
    "ability": ("Ability", "Compétence", "Habilidade", "Способность"),
    "encounter-card": ("Encounter", "Rencontre", "Confronto", "Стычка"),
    "search-card": ("Search", "Fouille", "Busca", "Находка"),
    # categories
    "weapon": ("weapon", "arme", "arma", "оружие"),
    "armour": ("armour", "armure", "armadura", "доспехи"),
    "accessory": ("accessory", "accessoire", "acessório", "украшение"),
    "scroll": ("scroll", "parchemin", "pergaminho", "свиток"),
    "item": ("item", "objet", "item", "предмет"),
    "trick": ("trick", "ruse", "truque", "уловка"),
    "event": ("event", "évènement", "evento", "событие"),
    "party-item": ("party item", "objet de groupe", "item de grupo", "общая собственность"),
    # slots
    "paw": ("1 paw", "1 patte", "1 pata", "1 лапа"),
    "paws": ("2 paws", "2 pattes", "2 patas", "2 лапы"),
    "head": ("head", "tête", "cabeça", "голова"),
    "body": ("body", "corps", "corpo", "тело"),
    "back": ("back", "dos", "costas", "спина"),
    "tail": ("tail", "queue", "cauda", "хвост"),
    # kinds of attack and of weapon
    "melee": ("melee", "mêlée", "corporal", "ближний бой"),
    "ranged": ("ranged", "à distance", "à distância", "дальний бой"),
    "sharp": ("sharp", "acéré", "afiado", "острое"),
    "blunt": ("blunt", "contondant", "contundente", "дробящее"),
    "magic": ("magic", "magique", "mágico", "магия"),
    "fire": ("fire", "feu", "fogo", "огонь"),
    # initiative cards, heroes, statuses, achievements
    "hero": ("hero", "héros", "herói", "герой"),
    "boss": ("boss", "boss", "chefe", "босс"),
    "status": ("status", "état", "estado", "состояние"),
    "achievement": ("achievement", "exploit", "conquista", "достижение"),
    "figure": ("figure", "figurine", "miniatura", "фигурка"),
    "starts-with": ("Starts with", "Commence avec", "Começa com", "Начинает с"),
    "size-large": ("large", "grande figurine", "grande", "крупный"),
    "size-none": ("takes no room", "n’occupe pas de place", "não ocupa espaço", "не занимает места"),
    "behaviour-chase": ("chases", "poursuit", "persegue", "преследует"),
    "behaviour-pounce": ("pounces", "bondit", "dá o bote", "набрасывается"),
    "status-forbids": (
        "Meanwhile it cannot: {}.",
        "Pendant ce temps, impossible de : {}.",
        "Enquanto isso, não pode: {}.",
        "В это время нельзя: {}.",
    ),
    "recover-automatic": (
        "A recover action ends it.",
        "Une action Récupérer y met fin.",
        "Uma ação de recuperar acaba com isso.",
        "Действие «восстановиться» снимает его.",
    ),
    "recover-never": (
        "No recover action ends it.",
        "Aucune action Récupérer n’y met fin.",
        "Nenhuma ação de recuperar acaba com isso.",
        "Действие «восстановиться» его не снимает.",
    ),
    "recover-roll": (
        "Recover: roll {} dice; it ends with {} stars.",
        "Récupérer : lancez {} dés ; fin avec {} étoiles.",
        "Recuperar: role {} dados; acaba com {} estrelas.",
        "Восстановиться: бросьте кубиков: {}; нужно звёзд: {}.",
    ),
    # the sheets
    "tokens": ("Tokens", "Jetons", "Marcadores", "Жетоны"),
    "tracks": ("Counters", "Compteurs", "Contadores", "Счётчики"),
    "cut-out": (
        "Print at 100 %, glue on card, cut out.",
        "Imprimez à 100 %, collez sur du carton, découpez.",
        "Imprima a 100 %, cole em cartolina e recorte.",
        "Печатать в масштабе 100 %, наклеить на картон, вырезать.",
    ),
    "both-sides": (
        "Print on both sides, flipped on the long edge, at 100 %.",
        "Imprimez recto verso, reliure sur le bord long, à 100 %.",
        "Imprima frente e verso, virando na borda longa, a 100 %.",
        "Печатать с двух сторон, переворот по длинному краю, масштаб 100 %.",
    ),
    # the rest
    "requires": ("Requires", "Prérequis", "Exigência", "Требование"),
    "or": ("or", "ou", "ou", "или"),
    "cost": ("Cost", "Coût", "Custo", "Стоимость"),
    "short-page": ("Page", "Page", "Pág.", "Стр."),
    "standard-deck": ("standard", "standard", "comum", "обычная"),
    "hard-deck": ("hard", "difficile", "difícil", "сложная"),
    "nobody": ("nobody", "personne", "ninguém", "никого"),
    "card": ("card", "carte", "carta", "карта"),
    "cards": ("cards", "cartes", "cartas", "карты"),
    "search-deck": ("search deck", "paquet Fouille", "monte de busca", "колода находок"),
    "encounter-deck": ("encounter deck", "paquet Rencontre", "monte de confrontos", "колода стычек"),
    "fan-card": ("fan card", "carte de fan", "carta de fã", "карта фанатов"),
}
