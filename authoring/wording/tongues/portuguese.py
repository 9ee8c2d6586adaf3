"""Portuguese. Figures are subjects or stand after a preposition; `de o` becomes `do` when the sentence is finished."""

from __future__ import annotations

import re
from typing import Final

from authoring.wording.tongues.tongue import Tongue

PHRASES: Final = {
    "and": "e", "or": "ou", "if": "se {}", "unless": "exceto se {}", "as-long-as": "enquanto {}",
    "in-place-of": "em vez disto ({}), {}", "may-do-this": "{} pode fazer isto",
    "wherever": "onde quer que estejam os ratos", "cost": "por {}", "cost-range": "por {} a {} queijos",
    "cheese": "queijo/queijos", "once": "uma vez por {}", "times": "{} vezes por {}",
    "has-exactly": "tem exatamente {} {}", "has-times": "tem {} vezes os seus {}", "has": "tem {}",
    "for-each": "{} por cada {}", "figure-that": "{} que {}",
    "every-figure": "cada figura", "every-mouse": "cada rato", "every-minion": "cada lacaio", "role": "«{}»",
    "not-so": "isto não vale: {}", "is-no-such": "não cumpre isto: {}", "there-is": "há {}",
    "there-is-no": "não há isto: {}", "is": "{} é {}", "is-one": "é {}", "is-of-kind": "é do tipo «{}»",
    "is-there": "está lá", "space-named": "o espaço «{}»", "then": ", depois ", "nothing": "nada acontece",
    "or-option": "; ou ",
    "the-board": "o tabuleiro", "that-card": "essa carta", "type-of": "lacaio do mesmo tipo que {}",
    "any-card": "uma carta qualquer", "tagged": "{} com «{}»", "for-class": "{} para a classe {}",
    "each-of": "cada um destes espaços: {}", "it": "ele", "owner": "o portador", "the-mouse": "o rato",
    "mouse": "um rato", "minion": "um lacaio", "equal-to": "{} em número de: {}", "more": "mais {} {}",
    "fewer": "menos {} {}", "as-many-more": "a mais, {} em número de: {}", "quote": "«{}»", "label": "«{}»: {}",
    "time-is-up": "a ampulheta chega ao marcador de final",
    "all-captured": "todos os ratos estão em cativeiro ao mesmo tempo",
}  # fmt: skip

ROLES: Final = {
    "mouse": "o rato", "achievement": "a conquista", "actor": "a figura da vez", "attacker": "o atacante",
    "target": "o alvo", "wounds": "o número de feridas", "boss": "o chefe", "loser": "a figura que descarta",
    "card": "a carta", "drawer": "o rato que compra", "user": "o rato que usa a carta", "amount": "o número",
    "thief": "o ladrão", "counter": "o contador", "value": "o valor", "bearer": "a figura afetada",
    "pages": "o número de páginas", "minion": "o lacaio", "space": "o espaço", "placed": "cada lacaio colocado",
    "times": "o número de vezes", "mover": "a figura que se move", "number": "o resultado do dado",
    "searcher": "o rato que busca", "status": "o estado", "explorer": "o rato que explora", "token": "o marcador",
    "victim": "a vítima", "paid": "o queijo pago", "figure": "a figura", "other": "a outra figura",
}  # fmt: skip

CHOICES: Final = {
    "poison": "veneno", "status": "estado", "turn-ends": "até o fim do turno", "round-ends": "até o fim da rodada",
    "next-turn": "até o próximo turno",
    "tile-left": "até que o bloco seja deixado", "chapter-ends": "até o fim do capítulo", "turn": "turno",
    "round": "rodada", "tile": "bloco", "chapter": "capítulo", "N": "norte", "NE": "nordeste", "E": "leste",
    "SE": "sudeste", "S": "sul", "SW": "sudoeste", "W": "oeste", "NW": "noroeste", "pack": "a mochila",
    "worn": "o que está equipado", "starting": "o equipamento inicial", "deck": "o monte de busca",
    "discards": "os descartes", "mice": "os ratos", "minions": "os lacaios", "giver": "quem dá", "taker": "quem pega",
    "lot": "o sorteio", "melee": "corporal", "ranged": "à distância", "sharp": "afiado", "blunt": "contundente",
    "magic": "mágico", "fire": "fogo", "top": "topo", "bottom": "fim", "cheese": "queijo",
    "sword-star": "espada-estrela", "sword-shield": "espada-escudo", "sword-shield-star": "espada-escudo-estrela",
    "bow": "arco", "bow-star": "arco-estrela", "star": "estrela", "sword": "espada", "shield": "escudo",
    "attack": "ataque", "defence": "defesa", "battle": "batalha", "lore": "sabedoria", "move": "movimento",
    "mouse": "um rato", "minion": "um lacaio", "small": "pequeno", "large": "grande",
}  # fmt: skip

PERMISSIONS: Final = {
    "cross-red-lines": "atravessar linhas vermelhas e vãos", "ignore-mousetraps": "passar ilesa por ratoeiras",
    "ignore-water": "mover-se pela água como em terra", "ignore-current": "ficar onde há correnteza",
    "ignore-minions": "passar por lacaios", "shoot-without-sight": "atirar no que não vê",
    "shoot-past-near": "atirar por cima de inimigos próximos",
    "explore-with-minions": "explorar enquanto há lacaios no bloco", "any-class": "usar cartas de todas as classes",
    "tail-slot": "segurar uma arma pequena com a cauda", "move": "mover-se", "scurry": "fugir", "battle": "atacar",
    "search": "buscar", "recover": "recuperar-se", "explore": "explorar", "share": "compartilhar",
    "equip": "equipar-se", "level-up": "subir de nível", "abilities": "usar habilidades",
    "scrolls": "usar pergaminhos ou truques", "defend": "rolar dados de defesa", "heal": "curar-se",
    "be-attacked": "ser alvo de um ataque", "be-knocked-down": "cair", "be-rescued": "voltar da captura",
    "cheese-on-wheel": "pôr queijo na roda", "special-actions": "fazer as ações que regras oferecem",
}  # fmt: skip

BOUNDS: Final = "[é exatamente {is}][é pelo menos {at-least}[ e no máximo {at-most}]|[é no máximo {at-most}]]"

EFFECTS: Final = {
    "achieve": "[{who} ganha|o grupo ganha] a conquista «{achievement}»",
    "attack": "{by} ataca {who}[ com {dice:dado/dados}][type? (tipo {type})][ com uma arma {range}][ com {weapon}]"
    "[with-each?, uma vez com cada arma]",
    "attack-again": "{who} ataca mais uma vez",
    "attack-as": "o ataque conta como um ataque[ {is}][ do tipo {type}]",
    "attack-dice": "o ataque tem [by?{by:+dado de ataque/dados de ataque}][times!{times} vezes os seus dados]",
    "blocks": "a defesa tem {by:+bloqueio/bloqueios}",
    "cancel-attack": "o ataque é anulado",
    "capture": "captura: {who}[gently? (sem perder o equipamento)]",
    "change-wounds": "o número de feridas {by:~aumenta|diminui}",
    "cheese": "{who} ganha {amount:queijo/queijos}",
    "choose": "[by!{by} escolhe|escolham]: {options}",
    "clear-trap": "retirem as ratoeiras de {at:each}",
    "close-exit": "fechem a saída ({edge}) do bloco «{face}»",
    "count": "o contador «{counter}»[ de {who}] {by:~aumenta|diminui}",
    "cure": "retirem ao todo {amount:ferida de veneno ou estado/feridas de veneno ou estados}[ (só: {what})] de "
    "{who:the}",
    "defeat": "{who} sai do tabuleiro, fora de combate",
    "defence-dice": "a defesa tem [none?zero dados|{by:+dado/dados}]",
    "discard": "[stash?o grupo|{who}] descarta {count:carta/cartas}[card! ({card})][by-lot? por sorteio][reach!, "
    "tirada de {reach}]"
    "[; se não houver: {else}]",
    "draw": "{who} [look?olha {look:carta de busca/cartas de busca} e fica com {count}|"
    "compra {count:carta de busca/cartas de busca}]",
    "encounter": "comprem uma carta de confronto",
    "end-marker": "o marcador de final move-se {pages:página/páginas|para trás|para a frente}",
    "end-status": "{who} já não está no estado «{status}»",
    "end-turn": "o turno termina",
    "extra-action": "o rato da vez tem {amount:+ação/ações}",
    "extra-move": "o rato da vez rola outra vez e pode mover-se de novo",
    "fetch": "{who} pega {card} no monte de busca, que é embaralhado depois",
    "flip-coin": "lancem uma moeda; cara: {heads}; coroa: {tails}",
    "for-each": "para {who}: {do}",
    "give-card": "[{who} recebe|um rato recebe] {card}[from! vinda de {from}]",
    "heal": "{who} cura {amount:ferida/feridas}",
    "hit": "{who} sofre {hits:golpe/golpes}, com direito a defesa",
    "hits": "o ataque tem {by:+golpe/golpes}",
    "hourglass": "a ampulheta move-se {pages:página/páginas|para trás|para a frente}",
    "if": "se {if}: {then}[; senão {else}]",
    "initiative": "a carta de iniciativa de {who} move-se "
    "[{by:lugar/lugares|para cima|para baixo} na trilha][até o {to} da trilha]",
    "instead": "o que ia acontecer não acontece",
    "join": "{hero} junta-se ao grupo em {at}",
    "knock-down": "{who} cai",
    "lasting": "{until}, para {who}: {rule}",
    "learn": "{who} pega uma carta de habilidade",
    "leave-out": "deixem de fora todo lacaio «{minion}»",
    "leave-play": "esta carta sai do jogo",
    "link": "{from:each} e {to:each} tornam-se adjacentes[for! para {for}][movement-only? para o movimento]",
    "lose": "o capítulo está perdido",
    "move": "{who} move-se até {spaces:espaço/espaços}[ em direção a {towards}]",
    "move-further": "o rato da vez pode mover-se {amount:+espaço/espaços}",
    "open-exit": "abram a saída ({edge}) do bloco «{face}»",
    "pick-space": "escolham um espaço: {from}",
    "place": "coloquem {count} × {minion}[greedy? (ganancioso)][ em {at}][ em {face}][ambush? em emboscada]",
    "plain-wounds": "as feridas são feridas comuns",
    "poison-wounds": "as feridas são feridas de veneno",
    "push": "empurrem {who} por {spaces:espaço/espaços}[ em direção a {towards}][ para longe de {away-from}]",
    "put-token": "coloquem um marcador «{token}» em {at:each}",
    "redirect": "o ataque passa a visar {to}",
    "remove": "{who} sai do tabuleiro",
    "repeat": "{times} vezes: {do}",
    "reroll": "[most!até {most} ]dados[ que mostram {faces}] são rolados de novo",
    "rescue": "{who} volta da captura",
    "search": "{who} busca na hora",
    "search-again": "{who} pode buscar neste bloco outra vez",
    "set": "o contador «{counter}»[ de {who}] passa a {to}",
    "set-trap": "armem uma ratoeira em {at:each}",
    "shuffle-back": "embaralhem [{card}|esta carta] no monte de busca",
    "status": "{who} recebe o estado «{status}»",
    "stay-in-play": "esta carta fica em jogo",
    "steal-cheese": "{from} perde por roubo [{amount:queijo/queijos}|um queijo por ferida]"
    "[instead-of-wounds? em vez das feridas]",
    "story": "leiam: {text}",
    "surge": "acontece uma onda",
    "swap": "{who} e {with} trocam de lugar",
    "take-card": "[{to}|o portador] pega {count:carta/cartas}[card! ({card})] de {from}[by!, à escolha de {by}]"
    "[reach!, em {reach}][; se não houver: {else}]",
    "take-token": "retirem os marcadores «{token}» de [{at:each}|o tabuleiro]",
    "teleport": "ponham {who} em {to}",
    "test": "rolem {dice:dado/dados}; com pelo menos {times:símbolo/símbolos} {need}: [{pass}|nada acontece]"
    "[; senão {fail}]",
    "unlink": "{from:each} já não é [links-only?ligado|adjacente] a [{to:each}|qualquer outro espaço][for! para {for}]",
    "wheel": "a roda {amount:~ganha|perde|queijo/queijos}",
    "win": "o capítulo está ganho",
    "wound": "{who} sofre {amount:ferida/feridas}[poison? de veneno|]",
}

CONDITIONS: Final = {
    "achieved": "a conquista «{achievement}» está ganha",
    "achiever": "ganhou a conquista «{achievement}»",
    "action-used": "[is?não resta ação|resta uma ação]",
    "active-mice": f"o número de ratos no tabuleiro {BOUNDS}",
    "all": "{of}",
    "any": "{of}",
    "any-status": "está [is?sob um estado|sem estado]",
    "at": "está em {at}",
    "attack": "o ataque é[ {is}][ do tipo {type}][ feito com {weapon}]",
    "attacking": "[is?é|não é] o atacante",
    "boss": "[is?é|não é] um chefe",
    "brings": "o confronto traz um lacaio «{minion}»",
    "captured": "{hero} está em cativeiro",
    "cheese": "tem pelo menos {at-least} queijos[at-most! e no máximo {at-most}]",
    "class": "tem a classe {class}",
    "compare": f"{{number}} {BOUNDS}",
    "counter": f"o contador «{{name}}» {BOUNDS}",
    "defeats": "venceu pelo menos {at-least} × {minion} neste confronto",
    "entered": "os ratos já entraram em {face}",
    "face-up": "{face} está virado para cima",
    "first-on-track": "[is?é|não é] o primeiro da trilha de iniciativa",
    "first-time": "[is?é a primeira vez|não é a primeira vez]",
    "greedy": "[is?é|não é] ganancioso",
    "has-count": "tem [exatamente {is}][pelo menos {at-least}[ e no máximo {at-most}]|[no máximo {at-most}]] "
    "no seu contador «{counter}»",
    "hero": "é {hero}",
    "holds": "[worn?veste|tem] {card}",
    "in-party": "{hero} está no grupo",
    "in-reach": "pode ser alvo de {of:any}[ com uma arma {attack}][ com {weapon}]",
    "in-surge": "isto acontece [is?durante uma onda|fora de uma onda]",
    "lower-than": "está mais abaixo na trilha de iniciativa que {who:any}",
    "mice-at": "[at-least!há pelo menos {at-least:rato/ratos}|cada rato do tabuleiro está] em [{at}][{face}]",
    "minion": "é do tipo «{minion}»",
    "moved": "o rato da vez [is?já se moveu|ainda pode mover-se]",
    "near": "está no mesmo espaço que {who:any} ou num espaço adjacente",
    "no-minions": "não há lacaio em {on}",
    "not": "isto não vale: {of}",
    "on-board": "pelo menos {at-least} × {minion} estão no tabuleiro",
    "on-face": "está em {face}",
    "option": "a opção {name} é {is}",
    "page": f"a página da ampulheta {BOUNDS}",
    "party-holds": "o grupo tem {card}[in-stash? na reserva]",
    "poison": "as feridas são feridas [is?de veneno|comuns]",
    "poisoned": "[is?tem|não tem] feridas de veneno",
    "rolled": f"o número de símbolos {{symbol}} na rolagem de {{roll}} {BOUNDS}",
    "round": f"o número da rodada {BOUNDS}",
    "sees": "vê {who:any}",
    "side": "é {side}",
    "size": "é de tamanho {size}",
    "some": "há {who:any}[at-least! ({at-least} ou mais)]",
    "some-space": "há um espaço: {where}",
    "status": "está no estado «{status}»",
    "this-weapon": "o ataque [is?é|não é] feito com esta carta",
    "tile-with": "está no mesmo bloco que {who:any}",
    "token-lies": "há um marcador «{token}» em [{at}|o tabuleiro]",
    "turn-of": "é a vez de {who:any}",
    "wheel": f"o queijo na roda {BOUNDS}",
    "with": "está no mesmo espaço que {who:any}",
    "wounded": "[is?tem|não tem] feridas[plain? comuns|]",
}

MODIFIERS: Final = {
    "ability-cost": "queijo a pagar por uma habilidade/queijos a pagar por uma habilidade",
    "allow": "pode",
    "battle": "dado de ataque/dados de ataque",
    "cheese-symbols": "queijo por símbolo de queijo/queijos por símbolo de queijo",
    "defence": "dado de defesa/dados de defesa",
    "face-blocks": "bloqueio/bloqueios",
    "face-hits": "golpe/golpes",
    "forbid": "não pode",
    "level-cost": "queijo a pagar para subir de nível/queijos a pagar para subir de nível",
    "life": "ponto de vida/pontos de vida",
    "lore": "ponto de sabedoria/pontos de sabedoria",
    "lure": "cada lacaio «{minion}» vai para {to} e não para os ratos",
    "minion-steps": "espaço de movimento/espaços de movimento",
    "move": "ponto de movimento/pontos de movimento",
    "pack-limit": "carta na mochila/cartas na mochila",
    "recover-dice": "dado para recuperar-se/dados para recuperar-se",
    "search-dice": "dado para buscar/dados para buscar",
    "target-defence": "dado de defesa para o seu alvo/dados de defesa para o seu alvo",
}

WHO: Final = {
    "all-mice": "cada rato do tabuleiro¦um rato do tabuleiro¦os ratos do tabuleiro",
    "all-minions": "cada lacaio do tabuleiro¦um lacaio do tabuleiro¦os lacaios do tabuleiro",
    "captured-mice": "cada rato em cativeiro¦um rato em cativeiro¦os ratos em cativeiro",
    "chosen-minion": "um lacaio escolhido entre {from:the}",
    "chosen-mouse": "um rato escolhido entre {from:the}",
    "closest-minion": "o lacaio mais próximo",
    "closest-mouse": "o rato mais próximo",
    "current-mouse": "o rato da vez",
    "everyone-on-tile": "cada figura do bloco¦uma figura do bloco¦as figuras do bloco",
    "figures-at": "cada figura em {at}¦uma figura em {at}¦as figuras em {at}",
    "hero": "{hero}",
    "highest-mouse": "o mais alto na trilha de iniciativa entre {of:the}",
    "just-placed": "cada lacaio colocado agora¦um lacaio colocado agora¦os lacaios colocados agora",
    "lowest-mouse": "o mais baixo na trilha de iniciativa entre {of:the}",
    "mice-here": "cada rato neste espaço¦um rato neste espaço¦os ratos neste espaço",
    "mice-near": "cada rato neste espaço ou num adjacente¦um rato neste espaço ou num adjacente¦"
    "os ratos neste espaço e nos adjacentes",
    "mice-on-tile": "cada rato do bloco¦um rato do bloco¦os ratos do bloco",
    "minions": "cada lacaio «{minion}»¦um lacaio «{minion}»¦os lacaios «{minion}»",
    "minions-here": "cada lacaio neste espaço¦um lacaio neste espaço¦os lacaios neste espaço",
    "minions-near": "cada lacaio neste espaço ou num adjacente¦um lacaio neste espaço ou num adjacente¦"
    "os lacaios neste espaço e nos adjacentes",
    "minions-on-tile": "cada lacaio do bloco¦um lacaio do bloco¦os lacaios do bloco",
    "other-mice-here": "cada outro rato neste espaço¦outro rato neste espaço¦os outros ratos neste espaço",
    "other-mice-on-tile": "cada outro rato do bloco¦outro rato do bloco¦os outros ratos do bloco",
    "random": "[count!{count} figuras sorteadas entre {of:the}|uma figura sorteada entre {of:the}]",
    "random-mouse": "um rato sorteado entre {of:the}",
    "those": "[choose?[up-to?até ]{choose} à escolha entre {from:the}|{from}][ que {if}][ exceto {except}]¦"
    "[choose?[up-to?até ]{choose} à escolha entre {from:the}|{from:any}][ que {if}][ exceto {except}]¦"
    "[choose?[up-to?até ]{choose} à escolha entre {from:the}|{from:the}][, daqueles dos quais cada um {if}][ "
    "exceto {except}]",
}

WHERE: Final = {
    "adjacent-to": "um espaço adjacente a [{at}|[{who}|o portador]]¦cada espaço adjacente a [{at}|[{who}|o portador]]",
    "anywhere": "um espaço qualquer do bloco¦cada espaço do bloco",
    "chosen": "um espaço à escolha: {from}",
    "dry": "{of} fora da água¦{of:each} fora da água",
    "entries": "uma entrada de lacaios¦cada entrada de lacaios",
    "except": "{of} mas não {without}¦{of:each} mas não {without}",
    "exits": "um espaço junto a uma saída[open? aberta|][ ({edge})]¦"
    "cada espaço junto a uma saída[open? aberta|][ ({edge})]",
    "free": "{of} [empty?onde não há ninguém|onde há lugar]¦{of:each} [empty?onde não há ninguém|onde há lugar]",
    "fullest": "o espaço com mais figuras entre {who:the}",
    "here": "este espaço",
    "hook-reach": "um espaço que o fio alcança a partir de {who}",
    "normal": "{of} que é um espaço normal¦{of:each} que é um espaço normal",
    "on-faces": "um espaço qualquer de {faces}¦cada espaço de {faces}",
    "random": "um espaço sorteado: {from}",
    "seen-by": "um espaço à vista de {who}¦cada espaço à vista de {who}",
    "space": "{name}",
    "spaces-of": "o espaço de {who}",
    "there": "aquele espaço",
    "token": "um espaço com um marcador «{token}»¦cada espaço com um marcador «{token}»",
    "water": "um espaço de água¦cada espaço de água",
}

NUMBERS: Final = {
    "cheese-of": "o queijo de {who:the}",
    "count": "o número de {who:the}",
    "counter": "o contador «{counter}»[ de {who:the}]",
    "die": "o número do dado",
    "if": "{then} se {if}, senão {else}",
    "least": "o menor entre {of}",
    "most": "o maior entre {of}",
    "page": "a página da ampulheta",
    "pages-left": "o número de páginas que restam",
    "paid": "o queijo pago",
    "product": "o produto de {of}",
    "rolled": "o número de símbolos {symbol} na rolagem de {roll}",
    "round": "o número da rodada",
    "stat": "o valor de {stat} de {of}",
    "sum": "a soma de {of}",
    "wheel": "o queijo na roda",
    "wounds-of": "as feridas de {who:the}",
}

EVENTS: Final = {
    "achievement-gained": "quando uma conquista é ganha", "action": "como ação",
    "attack-declared": "quando um ataque é anunciado", "attack-ended": "quando um ataque termina",
    "attack-rolled": "quando os dados de um ataque são rolados", "battle-action": "no lugar de uma ação de batalha",
    "boss-card-removed": "quando um chefe perde uma carta de iniciativa",
    "card-discarded": "quando uma carta de busca é descartada", "card-drawn": "quando uma carta de busca é comprada",
    "card-used": "quando uma carta de busca é usada", "chapter-start": "quando o capítulo começa",
    "cheese-gained": "quando um rato ganha queijo", "cheese-spent": "quando um rato paga queijo",
    "cheese-stolen": "quando um lacaio rouba queijo", "counter-changed": "quando um contador muda",
    "defence-rolled": "quando os dados de uma defesa são rolados",
    "encounter-revealed": "quando uma carta de confronto é revelada",
    "end-marker-moved": "quando o marcador de final se move", "free-action": "como ação livre",
    "hourglass-moved": "quando a ampulheta se move", "initiative-laid": "quando a iniciativa é disposta",
    "minion-defeated": "quando um lacaio é vencido", "minion-moved": "quando um lacaio se moveu",
    "minion-turn": "quando um lacaio vai se mover", "minions-placed": "quando lacaios são colocados",
    "mouse-captured": "quando um rato é capturado", "mouse-rescued": "quando um rato volta da captura",
    "mousetrap-sprung": "quando uma ratoeira dispara", "move-rolled": "quando uma figura rola o dado de movimento",
    "round-end": "no fim de cada rodada", "round-start": "no início de cada rodada",
    "search-failed": "quando uma busca nada encontra", "search-passed": "quando uma busca encontra algo",
    "space-entered": "quando uma figura chega a um espaço", "space-left": "quando um rato deixa um espaço",
    "status-gained": "quando uma figura recebe um estado", "status-lost": "quando uma figura perde um estado",
    "surge": "quando uma onda começa", "surge-ended": "quando uma onda acaba",
    "tile-entered": "quando ratos chegam a um bloco", "tile-flipped": "quando um bloco é virado",
    "tile-left": "quando o último rato deixa um bloco", "token-placed": "quando um marcador é colocado",
    "token-removed": "quando um marcador é retirado", "turn-end": "no fim de um turno",
    "turn-start": "no início de um turno", "wheel-changed": "quando o queijo na roda muda",
    "wound-prevented": "quando todos os golpes de um ataque são bloqueados", "wounded": "quando uma figura é ferida",
    "wounding": "quando uma figura vai ser ferida",
}  # fmt: skip

STOPS: Final = {
    "cheese-stolen": "o queijo roubado vai para a roda", "encounter-revealed": "chegam os lacaios do confronto",
    "minion-turn": "ele se move e ataca", "mouse-captured": "ele perde o equipamento; aqui ele volta logo",
    "search-passed": "a carta é comprada", "surge": "chegam os lacaios da onda", "wounding": "as feridas são sofridas",
}  # fmt: skip

_ARTICLES: Final = {
    "de": ("do", "da", "dos", "das"), "em": ("no", "na", "nos", "nas"), "a": ("ao", "à", "aos", "às"),
    "por": ("pelo", "pela", "pelos", "pelas"),
}  # fmt: skip
"""Prepositions, and what they become before `o`, `a`, `os` and `as`."""
_JOINED: Final = (
    (r"\b(?:cada|um) lacaio «([OA]s? [^»]*)»", r"\1"),
    (r"\bdo tipo «([OA]s? [^»]*)»", r"\1"),
    *(
        (rf"\b{word} {article}\b", joined)
        for word, forms in _ARTICLES.items()
        for article, joined in zip(("[oO]", "[aA]", "[oO]s", "[aA]s"), forms, strict=True)
    ),
    (r"\bde (?=(?:aquel|est|ess|el)[ea]s?\b)", "d"),
    (r"\bem (?=(?:aquel|est|ess|el)[ea]s?\b|uma?s?\b)", "n"),
    (r"\ba a(?=quel[ea]s?\b)", "à"),
)
"""What is joined, in this order; a name with an article stands without another."""


def smooth(text: str) -> str:
    """Join prepositions and articles as Portuguese does."""
    for pattern, joined in _JOINED:
        text = re.sub(pattern, joined, text)
    return text


PORTUGUESE: Final = Tongue(
    phrases=PHRASES,
    roles=ROLES,
    choices=CHOICES,
    permissions=PERMISSIONS,
    templates={
        "effect": EFFECTS, "condition": CONDITIONS, "modifier": MODIFIERS, "who": WHO, "where": WHERE,
        "number": NUMBERS, "event": EVENTS, "stops": STOPS,
    },
    noun=lambda count, forms: forms.split("/")[0 if count == 1 else -1],
    negations={"está": "não está", "é": "não é", "tem": "não tem", "vê": "não vê", "veste": "não veste"},
    smooth=smooth,
)  # fmt: skip
