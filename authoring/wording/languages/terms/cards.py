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
