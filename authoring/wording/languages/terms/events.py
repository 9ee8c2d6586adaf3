"""What happens in a game, told in a sentence. The words in braces are the parts of an event."""

from __future__ import annotations

Row = tuple[str, str, str, str]

EVENTS: dict[str, Row] = {
    "event-ability": (
        "{figure} uses {text}", "{figure} utilise {text}", "{figure} usa {text}", "{figure} применяет: {text}",
    ),
    "event-ability-taken": (
        "{figure} takes the ability {text}", "{figure} prend la compétence {text}",
        "{figure} recebe a habilidade {text}", "{figure} получает способность: {text}",
    ),
    "event-achievement": (
        "achievement: {text}", "exploit : {text}", "conquista: {text}", "достижение: {text}",
    ),
    "event-acts-charmed": (
        "{figure} is charmed and acts as a minion", "{figure}, sous le charme, agit en ennemi",
        "{figure} está sob encanto e age como lacaio", "{figure} под чарами и ходит за противников",
    ),
    "event-attack": (
        "{figure} attacks {other}: {roll}", "{figure} attaque {other} : {roll}",
        "{figure} ataca {other}: {roll}", "{figure} нападает на цель {other}: {roll}",
    ),
    "event-boss-card-removed": (
        "{figure} loses a card: {text}", "{figure} perd une carte : {text}",
        "{figure} perde uma carta: {text}", "{figure} теряет карту: {text}",
    ),
    "event-captured": (
        "{figure} is captured at {space}", "{figure} : capture en {space}",
        "{figure} é capturado em {space}", "{figure} попадает в плен на {space}",
    ),
    "event-card-discarded": (
        "{figure} discards {text}", "{figure} défausse {text}", "{figure} descarta {text}",
        "{figure} сбрасывает: {text}",
    ),
    "event-card-drawn": (
        "{figure} draws {text}", "{figure} pioche {text}", "{figure} saca {text}", "{figure} тянет карту: {text}",
    ),
    "event-card-shuffled-in": (
        "{text} is shuffled into the deck", "{text} : mélangé dans le paquet",
        "{text}: embaralhado no monte", "в колоду замешана карта: {text}",
    ),
    "event-card-taken": (
        "{figure} takes {text} from {other}", "{figure} prend {text} à {other}",
        "{figure} toma {text} de {other}", "{figure} забирает карту ({other}): {text}",
    ),
    "event-card-used": (
        "{figure} uses {text}", "{figure} utilise {text}", "{figure} usa {text}", "{figure} применяет карту: {text}",
    ),
    "event-chase": (
        "{figure} gives chase: {roll}, {amount} steps", "{figure} poursuit : {roll}, {amount} pas",
        "{figure} persegue: {roll}, {amount} passos", "{figure} гонится: {roll}, шагов: {amount}",
    ),
    "event-cheese": (
        "{figure}: +{amount} cheese", "{figure} : +{amount} fromage", "{figure}: +{amount} queijo",
        "{figure}: сыр +{amount}",
    ),
    "event-cheese-lost": (
        "{figure}: −{amount} cheese", "{figure} : −{amount} fromage", "{figure}: −{amount} queijo",
        "{figure}: сыр −{amount}",
    ),
    "event-cheese-spent": (
        "{figure} pays {amount} cheese", "{figure} paie {amount} fromage", "{figure} paga {amount} de queijo",
        "{figure} платит сыр: {amount}",
    ),
    "event-cheese-stolen": (
        "{other} steals {amount} cheese from {figure}", "{other} vole {amount} fromage à {figure}",
        "{other} rouba {amount} de queijo de {figure}", "{other} крадёт сыр у {figure}: {amount}",
    ),
    "event-climb-out": (
        "{figure} tries to climb out at {space}: {roll}", "{figure} tente de sortir de l’eau en {space} : {roll}",
        "{figure} tenta sair da água em {space}: {roll}", "{figure} пытается выбраться на {space}: {roll}",
    ),
    "event-coin": ("a coin shows {text}", "pièce : {text}", "moeda: {text}", "монета: {text}"),
    "event-counter": ("{text}: {amount}", "{text} : {amount}", "{text}: {amount}", "{text}: {amount}"),
    "event-deck-shuffled": (
        "the search deck is shuffled", "le paquet Fouille est mélangé", "o monte de busca é embaralhado",
        "колода находок перемешана",
    ),
    "event-encounters-shuffled": (
        "the encounter deck is shuffled", "le paquet Rencontre est mélangé", "o monte de confrontos é embaralhado",
        "колода стычек перемешана",
    ),
    "event-defence": (
        "{figure} defends: {roll} against {amount}", "{figure} se défend : {roll} contre {amount}",
        "{figure} se defende: {roll} contra {amount}", "{figure} защищается: {roll} против {amount}",
    ),
    "event-defeated": (
        "{figure} is defeated", "{figure} : hors de combat", "{figure}: derrotado", "побеждён противник: {figure}",
    ),
    "event-drift": (
        "{figure} drifts to {space}", "{figure} dérive jusqu’en {space}", "{figure} é levado até {space}",
        "{figure} уносит течением на {space}",
    ),
    "event-encounter": (
        "encounter: {text}, page {amount}", "rencontre : {text}, page {amount}", "confronto: {text}, página {amount}",
        "стычка: {text}, страница {amount}",
    ),
    "event-end": ("the game is over", "la partie est finie", "a partida acabou", "партия окончена"),
    "event-end-marker": (
        "the end marker stands on page {amount}", "le marqueur Fin est sur la page {amount}",
        "o marcador de final está na página {amount}", "жетон «The End» на странице {amount}",
    ),
    "event-equip": (
        "{figure} puts on {text}", "{figure} s’équipe : {text}", "{figure} equipa {text}", "{figure} надевает: {text}",
    ),
    "event-explore": ("{figure} explores", "{figure} explore", "{figure} explora", "{figure} идёт на разведку"),
    "event-figure-counter": (
        "{figure}: {text} {amount}", "{figure} : {text} {amount}", "{figure}: {text} {amount}",
        "{figure}: {text} {amount}",
    ),
    "event-healed": (
        "{figure}: wounds −{amount}", "{figure} : blessures −{amount}", "{figure}: feridas −{amount}",
        "{figure}: раны −{amount}",
    ),
    "event-hourglass": (
        "time runs: the hourglass stands on page {amount}", "le temps passe : le Sablier est sur la page {amount}",
        "o tempo corre: a ampulheta está na página {amount}", "время идёт: песочные часы на странице {amount}",
    ),
    "event-lot": (
        "{figure} is drawn by lot", "le sort désigne {figure}", "{figure} sai no sorteio", "жребий падает на {figure}",
    ),
    "event-move": (
        "{figure} moves to {space}", "{figure} va en {space}", "{figure} vai para {space}", "{figure} идёт на {space}",
    ),
    "event-move-rolled": (
        "{figure} rolls {amount} for the move", "{figure} obtient {amount} au dé de déplacement",
        "{figure} tira {amount} para mover-se", "{figure} выбрасывает {amount} на движение",
    ),
    "event-not-placed": (
        "no figure left: {amount} × {text}", "plus de figurine : {amount} × {text}", "sem miniatura: {amount} × {text}",
        "фигурок не хватило: {amount} × {text}",
    ),
    "event-placed": (
        "{figure} comes in at {space}", "{figure} arrive en {space}", "{figure} chega em {space}",
        "{figure} появляется на {space}",
    ),
    "event-pounce": (
        "{figure} pounces at {space}", "{figure} bondit en {space}", "{figure} dá o bote em {space}",
        "{figure} набрасывается на {space}",
    ),
    "event-put": (
        "{figure} is put at {space}", "{figure} : posé en {space}", "{figure} é posto em {space}",
        "{figure} ставится на {space}",
    ),
    "event-recover": (
        "{figure} tries to recover: {roll}", "{figure} tente de récupérer : {roll}",
        "{figure} tenta se recuperar: {roll}", "{figure} пытается восстановиться: {roll}",
    ),
    "event-removed": (
        "{figure} is taken off the board", "{figure} quitte le plateau", "{figure} sai do tabuleiro",
        "{figure} уходит с поля",
    ),
    "event-rescued": (
        "{figure} is free again at {space}", "{figure} : de nouveau libre en {space}",
        "{figure} está livre de novo em {space}", "{figure} снова на свободе: {space}",
    ),
    "event-round": ("— round {amount} —", "— manche {amount} —", "— rodada {amount} —", "— раунд {amount} —"),
    "event-rule": ("{text}", "{text}", "{text}", "{text}"),
    "event-scurry": (
        "{figure} scurries", "{figure} se précipite", "{figure} foge correndo", "{figure} юркает дальше",
    ),
    "event-search": (
        "{figure} searches: {roll}", "{figure} fouille : {roll}", "{figure} busca: {roll}", "{figure} ищет: {roll}",
    ),
    "event-share": (
        "{figure} shares with {other}", "{figure} partage avec {other}", "{figure} compartilha com {other}",
        "{figure} делится: {other}",
    ),
    "event-skips": (
        "{figure} stays captured", "{figure} reste en captivité", "{figure} continua capturado",
        "{figure} остаётся в плену",
    ),
    "event-special-search": (
        "{figure} makes a special search", "{figure} fait une fouille spéciale", "{figure} faz uma busca especial",
        "{figure} проводит особый поиск",
    ),
    "event-stands-up": ("{figure} stands up", "{figure} se relève", "{figure} se levanta", "{figure} встаёт"),
    "event-status-gained": (
        "{figure} is now {text}", "{figure} : {text}", "{figure} agora está {text}", "{figure}: теперь {text}",
    ),
    "event-status-lost": (
        "{figure} is no longer {text}", "{figure} : plus {text}", "{figure} não está mais {text}",
        "{figure}: больше не {text}",
    ),
    "event-story": ("{text}", "{text}", "{text}", "{text}"),
    "event-surge": (
        "surge in {text}!", "attaque-surprise : {text} !", "onda em {text}!", "наплыв: {text}!",
    ),
    "event-take-off": (
        "{figure} takes off {text}", "{figure} retire {text}", "{figure} desequipa {text}", "{figure} снимает: {text}",
    ),
    "event-test": (
        "test: {roll}, {text}", "test : {roll}, {text}", "teste: {roll}, {text}", "проверка: {roll}, {text}",
    ),
    "event-tile-entered": (
        "the party comes to {text}", "le groupe arrive : {text}", "o grupo chega a {text}", "группа приходит: {text}",
    ),
    "event-round-over": (
        "the round is over", "la manche est finie", "a rodada acabou", "раунд окончен",
    ),
    "event-time-is-short": (
        "time is short: a cheese goes onto the wheel", "le temps presse : un fromage va sur la roue",
        "o tempo é curto: um queijo vai para a roda", "время не ждёт: на колесо кладётся сыр",
    ),
    "event-token-placed": (
        "{text} is placed at {space}", "{text} : posé en {space}", "{text}: posto em {space}",
        "{text}: лежит на {space}",
    ),
    "event-token-removed": (
        "{text} is taken from {space}", "{text} : retiré de {space}", "{text}: retirado de {space}",
        "{text}: убрано с {space}",
    ),
    "event-trap": (
        "{figure} treads on the mousetrap at {space}: {roll}", "{figure} marche sur la souricière en {space} : {roll}",
        "{figure} pisa na ratoeira em {space}: {roll}", "{figure} наступает на мышеловку на {space}: {roll}",
    ),
    "event-trap-set": (
        "a mousetrap is set at {space}", "une souricière est posée en {space}", "uma ratoeira é armada em {space}",
        "на {space} поставлена мышеловка",
    ),
    "event-trap-sprung": (
        "the mousetrap snaps at {figure}", "la souricière claque sur {figure}", "a ratoeira se fecha sobre {figure}",
        "мышеловка захлопывается: {figure}",
    ),
    "event-turn": ("{text}’s turn", "au tour de {text}", "vez de {text}", "ход: {text}"),
    "event-wheel": (
        "cheese on the wheel: {amount}", "fromage sur la roue : {amount}", "queijo na roda: {amount}",
        "сыр на колесе: {amount}",
    ),
    "event-wheel-emptied": (
        "the wheel is emptied", "la roue est vidée", "a roda é esvaziada", "сырное колесо опустошено",
    ),
    "event-wounded": (
        "{figure}: wounds +{amount}", "{figure} : blessures +{amount}", "{figure}: feridas +{amount}",
        "{figure}: раны +{amount}",
    ),
    "heads": ("heads", "face", "cara", "орёл"),
    "tails": ("tails", "pile", "coroa", "решка"),
    "passed": ("passed", "réussi", "passou", "успех"),
    "failed": ("failed", "raté", "falhou", "неудача"),
}  # fmt: skip
