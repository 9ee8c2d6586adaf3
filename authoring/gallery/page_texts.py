"""The texts on the pages of a gallery, in four languages."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "fr", "pt", "ru")

_TEXTS: Final[dict[str, tuple[str, str, str, str]]] = {
    "gallery": ("Chapters to play", "Chapitres à jouer", "Capítulos para jogar", "Главы для игры"),
    "intro": (
        "Fan chapters for Mice & Mystics, each with what bots made of it. A bot is no family: compare chapters, not "
        "yourself.",
        "Chapitres de fans pour Mice & Mystics, avec ce que des bots en ont fait. Un bot n’est pas une famille : "
        "comparez les chapitres entre eux.",
        "Capítulos de fãs para Mice & Mystics, cada um com o que os bots fizeram dele. Um bot não é uma família: "
        "compare capítulos entre si.",
        "Главы фанатов для Mice & Mystics и то, чего в них добились боты. Бот — не семья: сравнивайте главы "
        "между собой.",
    ),
    "search": ("Search", "Rechercher", "Procurar", "Поиск"),
    "mice": ("Mice", "Souris", "Ratos", "Мыши"),
    "any": ("any", "toutes", "qualquer", "любое"),
    "minutes": ("Minutes, at most", "Minutes, au plus", "Minutos, no máximo", "Минут, не больше"),
    "language": ("Language", "Langue", "Língua", "Язык"),
    "difficulty": ("Difficulty", "Difficulté", "Dificuldade", "Сложность"),
    "easy": ("easy", "facile", "fácil", "легко"),
    "medium": ("medium", "moyen", "médio", "средне"),
    "hard": ("hard", "difficile", "difícil", "трудно"),
    "author-says": ("The author says", "L’auteur dit", "O autor diz", "Автор говорит"),
    "bots-win": ("bots win", "les bots gagnent", "os bots ganham", "боты побеждают"),
    "of-games": ("of {games} games", "sur {games} parties", "em {games} partidas", "из {games} игр"),
    "takes": (
        "about {minutes} minutes", "environ {minutes} minutes", "cerca de {minutes} minutos", "около {minutes} минут",
    ),
    "boxes": ("Boxes", "Boîtes", "Caixas", "Коробки"),
    "game": ("the game", "le jeu", "o jogo", "сама игра"),
    "by": ("by", "par", "de", "авторы:"),
    "licence": ("Licence", "Licence", "Licença", "Лицензия"),
    "languages": ("Languages", "Langues", "Línguas", "Языки"),
    "like": ("What it is like", "Ce que c’est", "Como é", "Какая она"),
    "clock": ("the clock decides", "c’est le temps qui décide", "o tempo decide", "решает время"),
    "fights": ("the fights decide", "ce sont les combats qui décident", "os combates decidem", "решают бои"),
    "skill": ("good play pays", "bien jouer paie", "jogar bem compensa", "хорошая игра окупается"),
    "luck": ("much is luck", "beaucoup de chance", "muito é sorte", "много удачи"),
    "watch": ("Watch a game", "Regarder une partie", "Ver uma partida", "Смотреть игру"),
    "download": ("Download", "Télécharger", "Baixar", "Скачать"),
    "none": ("No chapter fits.", "Aucun chapitre ne convient.", "Nenhum capítulo serve.", "Ничего не подходит."),
    "story": ("The tale", "Le conte", "O conto", "История"),
    "objective": ("The mice want", "Les souris veulent", "Os ratos querem", "Чего хотят мыши"),
    "made-with": ("Played with Tailwright", "Joué avec Tailwright", "Jogado com o Tailwright", "Сыграно с Tailwright"),
    "plan": ("Plan", "Plan", "Planta", "План"),
    "unofficial": (
        "Made by fans. Not affiliated with, endorsed by or sponsored by the makers or publishers of Mice & Mystics.",
        "Fait par des fans. Sans lien avec les auteurs ni les éditeurs de Mice & Mystics.",
        "Feito por fãs. Sem ligação com os autores ou editores de Mice & Mystics.",
        "Сделано фанатами. Не связано с авторами и издателями Mice & Mystics.",
    ),
    "check": (
        "Every figure can be checked: tailwright verify FILE plays the games again.",
        "Chaque chiffre se vérifie : tailwright verify FICHIER rejoue les parties.",
        "Cada número pode ser verificado: tailwright verify ARQUIVO joga as partidas de novo.",
        "Каждое число можно проверить: tailwright verify ФАЙЛ играет эти игры ещё раз.",
    ),
}  # fmt: skip


def texts(language: str) -> dict[str, str]:
    """Return the texts in a language."""
    place = LANGUAGES.index(language)
    return {key: translated[place] for key, translated in _TEXTS.items()}
