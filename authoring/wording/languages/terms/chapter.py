"""The parts of a chapter, and the headings and sentences of storybooks."""

from __future__ import annotations

Row = tuple[str, str, str, str]

CHAPTER: dict[str, Row] = {
    # the eight parts
    "story-text": ("Story text", "Incipit", "Parte de história", "Немного истории"),
    "objective": ("Chapter objective", "But du chapitre", "Objetivo do capítulo", "Цель главы"),
    "victory": ("Victory", "Conditions de victoire", "Vitória", "Условия победы"),
    "defeat": ("Defeat", "Conditions de défaite", "Derrota", "Условия поражения"),
    "setup": ("Chapter setup", "Mise en place du chapitre", "Organização do capítulo", "Подготовка"),
    "special-rules": (
        "Special chapter rules", "Règles spéciales du chapitre", "Regras especiais do capítulo", "Особые правила главы",
    ),
    "room-rules": ("Room tile rules", "Règles des tuiles", "Regras dos blocos de salas", "Правила комнат"),
    "story-continues": ("The story continues", "L’histoire continue…", "A história continua", "Продолжение повести"),
    # the book
    "storybook": ("Story book", "Livre de conte", "Livro de histórias", "Книга историй"),
    "chapter": ("Chapter", "Chapitre", "Capítulo", "Глава"),
    "contents": ("Contents", "Table des chapitres", "Capítulos", "Главы"),
    "page": ("page", "page", "página", "страница"),
    "read-aloud": ("Read aloud", "À lire à voix haute", "Leia em voz alta", "Прочтите вслух"),
    "after-victory": (
        "When the mice have won", "Quand les souris ont gagné", "Quando os ratos vencerem", "Когда мыши победили",
    ),
    "after-defeat": (
        "When the mice have lost", "Quand les souris ont perdu", "Quando os ratos perderem", "Когда мыши проиграли",
    ),
    # the next chapter of a campaign
    "next-chapters": ("What comes next", "Et ensuite", "O que vem depois", "Что дальше"),
    "next": ("Next", "Ensuite", "Em seguida", "Дальше"),
    "otherwise": ("Otherwise", "Sinon", "Caso contrário", "Иначе"),
    "if-won": ("After a victory", "Après une victoire", "Depois de uma vitória", "После победы"),
    "if-lost": ("After a defeat", "Après une défaite", "Depois de uma derrota", "После поражения"),
    "if-earned": (
        "If the party has earned {}", "Si le groupe a obtenu {}", "Se o grupo tem a conquista {}",
        "Если у группы есть достижение «{}»",
    ),
    "same-again": (
        "play this chapter again, at most {} times", "rejouez ce chapitre, {} fois au plus",
        "joguem este capítulo de novo, no máximo {} vezes", "сыграйте эту главу ещё раз, не больше {} раз",
    ),
    "story-ends": (
        "the story ends here", "l’histoire s’arrête ici", "a história termina aqui", "история на этом заканчивается",
    ),
    "kept": ("The mice keep", "Les souris gardent", "Os ratos guardam", "Мыши сохраняют"),
    "kept-abilities": ("their ability cards", "leurs compétences", "suas habilidades", "свои способности"),
    "kept-achievements": (
        "the achievements of the party", "les exploits du groupe", "as conquistas do grupo", "достижения группы",
    ),
    "kept-search-cards": (
        "their starting equipment and search cards, at most {} each",
        "leur équipement de départ et des cartes Fouille, {} au plus par souris",
        "seu equipamento inicial e cartas de busca, no máximo {} por rato",
        "начальное снаряжение и карты находок, не больше {} у каждой",
    ),
    "kept-nothing": ("nothing", "rien", "nada", "ничего"),
    "kept-nothing-else": ("nothing else", "rien d’autre", "nada mais", "больше ничего"),
    "stop-reading": (
        "Read about a room only when the mice come there.",
        "Ne lisez le texte d’une salle que lorsque les souris y arrivent.",
        "Só leiam sobre uma sala quando os ratos chegarem lá.",
        "Читайте о комнате, только когда мыши туда попадут.",
    ),
    "unofficial": (
        "Made by fans with Tailwright. Unofficial: the makers of Mice & Mystics have no part in it.",
        "Création de fans, faite avec Tailwright. Non officiel : les auteurs de Mice & Mystics n’y sont pour rien.",
        "Feito por fãs com o Tailwright. Não oficial: os criadores de Mice & Mystics não participam dele.",
        "Сделано поклонниками игры с помощью Tailwright. Неофициально: создатели Mice & Mystics к этому непричастны.",
    ),
    "endings": ("Other endings", "Autres fins", "Outros finais", "Другие концовки"),
    # what lies ready
    "needs": ("What you need", "Ce qu’il vous faut", "O que é preciso", "Что понадобится"),
    "needs-box": ("From the box", "De la boîte", "Da caixa", "Из коробки"),
    "needs-printed": ("To print", "À imprimer", "Para imprimir", "Напечатать"),
    "needs-tiles": ("Room tiles", "Tuiles Salle", "Blocos de sala", "Плитки комнат"),
    "needs-minions": (
        "Minions that can come, besides those of encounter cards", "Ennemis possibles, outre ceux des cartes Rencontre",
        "Lacaios possíveis, além dos das cartas de confronto", "Возможные противники, кроме карт стычек",
    ),
    "needs-figures": (
        "Figures of the box that stand for new minions", "Figurines de la boîte qui représentent de nouveaux ennemis",
        "Miniaturas da caixa que representam lacaios novos", "Фигурки из коробки, заменяющие новых противников",
    ),
    "needs-statuses": ("Status tokens", "Jetons d’état", "Marcadores de estado", "Жетоны состояний"),
    "needs-cards": ("Cards", "Cartes", "Cartas", "Карты"),
    "needs-counters": (
        "Counters, each with a marker on its track", "Compteurs, chacun avec un pion sur sa piste",
        "Contadores, cada um com um pino na sua trilha", "Счётчики, каждый с фишкой на шкале",
    ),
    "needs-search-cards": (
        "Search cards that rooms name; they stay in the deck until they are found",
        "Cartes Fouille citées par les salles ; elles restent dans le paquet jusqu’à leur découverte",
        "Cartas de busca citadas pelas salas; ficam no monte até serem achadas",
        "Карты находок, названные в комнатах; до находки они остаются в колоде",
    ),
    "story-moments": (
        "Story moments: tick each number when you have read it", "Moments de l’histoire : cochez chaque numéro lu",
        "Momentos da história: marque cada número já lido", "Моменты истории: отметьте номер, когда прочли",
    ),
    "sign-moment": ("read aloud", "à lire à voix haute", "leia em voz alta", "прочесть вслух"),
    "sign-token": ("token", "jeton", "marcador", "жетон"),
    "option": ("Options", "Au choix", "Opções", "На выбор"),
    "finale": ("Finale", "Final", "Final", "Финал"),
    "explain-greedy": (
        "their card lies with the greedy side up, and they use its values.",
        "leur carte est posée côté vorace, et ils en prennent les valeurs.",
        "a carta deles fica com o lado ganancioso para cima e vale por ele.",
        "их карта лежит жадной стороной вверх, действуют её значения.",
    ),
    "explain-ambush": (
        "when initiative is laid, roll a die for each minion card from top to bottom; it moves up that many places.",
        "une fois l’initiative posée, lancez un dé par carte Ennemi, de haut en bas ; elle monte d’autant de places.",
        "posta a iniciativa, role um dado por carta de lacaio, de cima para baixo; ela sobe esse número de lugares.",
        "выложив инициативу, бросьте кубик за каждую карту противников сверху вниз: на столько мест она поднимается.",
    ),
    "explain-mousetraps": (
        "a mousetrap lies on every space with a cross.",
        "une souricière est posée sur chaque case marquée d’une croix.",
        "há uma ratoeira em cada espaço marcado com um xis.", "на каждой клетке с крестом лежит мышеловка.",
    ),
    "lot": ("by lot", "au sort", "por sorteio", "по жребию"),
    "explain-lot": (
        "number what can be drawn on slips of paper, and draw a slip without looking.",
        "numérotez sur des papiers ce qui peut être tiré, et tirez un papier sans regarder.",
        "numerem em papéis o que pode ser sorteado e tirem um papel sem olhar.",
        "напишите на бумажках номера всего, что может выпасть, и вытяните одну не глядя.",
    ),
    # the setup
    "party-setup": ("Party setup", "Mise en place du groupe", "Organização do grupo", "Подготовка группы"),
    "deck-setup": (
        "Encounter deck setup", "Mise en place du paquet Rencontre", "Organização do monte de confrontos",
        "Подготовка колоды стычек",
    ),
    "tiles-setup": (
        "Room tile setup", "Mise en place des salles", "Organização dos blocos de sala", "Расположение плиток комнат",
    ),
    "figures-setup": ("Figures at the start", "Figurines au début", "Miniaturas no início", "Фигурки в начале"),
    "extras": ("Extras", "Autres éléments", "Itens adicionais", "Дополнительно"),
    "chapter-end": ("Chapter end", "Fin du chapitre", "Final do capítulo", "Конец главы"),
    "end-marker-on": (
        "The end marker lies on page {}.", "Le marqueur Fin est posé sur la page {}.",
        "O marcador de final do capítulo fica na página {}.", "Жетон «The End» лежит на странице {}.",
    ),
    "mice-in-party": ("Mice in the party", "Souris dans le groupe", "Ratos no grupo", "Мышей в группе"),
    "must-go": ("Must go along", "Doivent en être", "Devem participar", "Обязательно участвуют"),
    "cannot-go": ("Cannot go along", "Ne peuvent pas en être", "Não podem participar", "Не участвуют"),
    "standard": (
        "all standard encounter cards", "toutes les cartes Rencontre standard", "todas as cartas de confronto comuns",
        "все обычные карты стычек",
    ),
    "hard": (
        "all hard encounter cards", "toutes les cartes Rencontre - Difficile", "todas as cartas de confronto difíceis",
        "все сложные карты стычек",
    ),
    "only-cards": ("these cards", "ces cartes", "estas cartas", "эти карты"),
    "start": ("The mice start", "Départ des souris", "Início dos ratos", "Мыши начинают"),
    "mousetrap-limit": (
        "Mousetraps in play at once", "Souricières en jeu en même temps", "Ratoeiras em jogo ao mesmo tempo",
        "Мышеловок в игре одновременно",
    ),
    "unlimited": ("no limit", "sans limite", "sem limite", "без ограничений"),
    "abilities-per-turn": (
        "Each ability can be used once per turn.", "Chaque compétence sert une fois par tour.",
        "Cada habilidade pode ser usada uma vez por turno.", "Каждую способность можно применить раз за ход.",
    ),
    "abilities-per-mouse": (
        "Each mouse can use one ability per turn.", "Chaque souris utilise une compétence par tour.",
        "Cada rato pode usar uma habilidade por turno.", "Каждая мышь применяет одну способность за ход.",
    ),
    "with-achievements": (
        "Individual achievements are in play.", "Les exploits individuels sont en jeu.",
        "As conquistas individuais estão em jogo.", "Личные достижения участвуют в игре.",
    ),
    "markers": (
        "Markers of this chapter", "Marqueurs de ce chapitre", "Marcadores deste capítulo", "Жетоны этой главы",
    ),
    "achievements": ("Achievements", "Exploits", "Conquistas", "Достижения"),
    "counts-from": ("starts at {}", "commence à {}", "começa em {}", "начинается с {}"),
    # a room
    "story-moment": ("Story moment", "Moment de l’histoire", "Momento da história", "Момент истории"),
    "on-arrival": ("On arrival", "À l’arrivée", "Na chegada", "По прибытии"),
    "encounter": ("Encounter", "Rencontre", "Confronto", "Стычка"),
    "draw-encounter": (
        "Draw an encounter card.", "Piochez une carte Rencontre.", "Saquem uma carta de confronto.",
        "Вытяните карту стычки.",
    ),
    "no-encounter": (
        "Nobody is here: draw no encounter card.", "Personne ici : ne piochez pas de carte Rencontre.",
        "Ninguém aqui: não saquem carta de confronto.", "Здесь никого нет: карту стычки не тяните.",
    ),
    "instead-of-card": (
        "No encounter card. Place", "Pas de carte Rencontre. Placez", "Sem carta de confronto. Coloquem",
        "Без карты стычки. Разместите",
    ),
    "special-search": ("Special search", "Fouille spéciale", "Busca especial", "Особый поиск"),
    "special-surge": ("Special surge", "Attaque-surprise spéciale", "Onda especial", "Особый наплыв"),
    "added-spaces": ("Added spaces", "Cases ajoutées", "Espaços adicionais", "Добавленные клетки"),
    "places": ("Places", "Lieux", "Lugares", "Места"),
    "other-rooms": (
        "Other rooms of this chapter, without rules of their own",
        "Autres salles de ce chapitre, sans règles propres",
        "Outras salas deste capítulo, sem regras próprias",
        "Другие комнаты этой главы, без особых правил",
    ),
    "more-than-once": ("more than once", "plusieurs fois", "mais de uma vez", "не один раз"),
    "token-on": ("Put a token", "Posez un jeton", "Coloquem um marcador", "Положите жетон"),
    "party-earns": (
        "The party earns {}.", "Le groupe obtient : {}.", "O grupo ganha: {}.", "Группа получает достижение: {}.",
    ),
}  # fmt: skip
