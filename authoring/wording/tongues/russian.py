"""Russian. Figures and things stand in the nominative: as subjects, or after a colon or a dash."""

from __future__ import annotations

import re
from typing import Final

from authoring.wording.tongues.tongue import Tongue

PHRASES: Final = {
    "and": "и", "or": "или", "if": "если {}", "unless": "кроме случая, когда {}", "as-long-as": "пока {}",
    "in-place-of": "вместо этого ({}): {}", "may-do-this": "{} может так поступить", "wherever": "где бы ни были мыши",
    "cost": "плата – {}", "cost-range": "плата – от {} до {} сыра", "cheese": "сыр/сыра/сыра",
    "once": "один раз за {}", "times": "{} раз за {}", "has-exactly": "имеет ровно {} – {}",
    "has-times": "умножает на {}: {}", "has": "имеет {}", "for-each": "{} за каждый символ: {}",
    "figure-that": "{}, если {},", "every-figure": "каждая фигурка",
    "every-mouse": "каждая мышь", "every-minion": "каждый противник", "role": "«{}»", "not-so": "неверно, что {}",
    "is-no-such": "не отвечает условию: {}", "there-is": "есть {}", "there-is-no": "нет такого: {}",
    "is": "{} – {}", "is-one": "– {}", "is-of-kind": "относится к виду «{}»", "is-there": "есть",
    "space-named": "клетка «{}»",
    "then": ", затем ", "nothing": "ничего не происходит", "or-option": "; или ", "the-board": "поле",
    "that-card": "эта карта", "type-of": "противник того же вида, что и {}", "any-card": "любая карта",
    "tagged": "{} с пометкой «{}»", "for-class": "{} (класс: {})", "each-of": "каждая из клеток: {}",
    "each-on-of": "на каждой из клеток: {}",
    "each-from-of": "каждой из клеток: {}", "it": "она",
    "owner": "владелец", "the-mouse": "мышь", "mouse": "мышь", "minion": "противник", "equal-to": "столько {}: {}",
    "more": "на {} {} больше", "fewer": "на {} {} меньше", "as-many-more": "на столько {} больше: {}",
    "quote": "«{}»", "label": "«{}»: {}",
    "time-is-up": "песочные часы доходят до жетона «The End»", "all-captured": "все мыши разом в плену",
}  # fmt: skip

ROLES: Final = {
    "mouse": "мышь", "achievement": "достижение", "actor": "ходящая фигурка", "attacker": "нападающий",
    "target": "цель",
    "wounds": "число ран", "boss": "босс", "loser": "сбросившая карту фигурка", "card": "карта",
    "drawer": "вытянувшая карту мышь", "user": "применившая карту мышь", "amount": "число", "thief": "вор",
    "counter": "счётчик", "value": "значение", "bearer": "носитель", "pages": "число страниц",
    "minion": "противник", "space": "клетка", "placed": "каждый выставленный противник", "times": "число раз",
    "mover": "идущая фигурка", "number": "число на кубике", "searcher": "ищущая мышь", "status": "состояние",
    "explorer": "разведывающая мышь", "token": "жетон", "victim": "жертва", "paid": "уплаченный сыр",
    "figure": "фигурка", "other": "другая фигурка",
}  # fmt: skip

CHOICES: Final = {
    "poison": "яд", "status": "состояние", "turn-ends": "до конца хода", "round-ends": "до конца раунда",
    "next-turn": "до следующего хода",
    "tile-left": "пока группа на плитке", "chapter-ends": "до конца главы", "turn": "ход", "round": "раунд",
    "tile": "плитку", "chapter": "главу", "N": "север", "NE": "северо-восток", "E": "восток", "SE": "юго-восток",
    "S": "юг", "SW": "юго-запад", "W": "запад", "NW": "северо-запад", "pack": "рюкзак", "worn": "надетое",
    "starting": "начальное снаряжение", "deck": "колода находок", "discards": "сброс", "mice": "мыши",
    "minions": "противники", "giver": "тот, кто отдаёт", "taker": "тот, кто берёт", "lot": "жребий",
    "melee": "ближний бой", "ranged": "дальний бой", "sharp": "острое", "blunt": "дробящее", "magic": "магия",
    "fire": "огонь", "top": "начало", "bottom": "конец", "cheese": "сыр", "sword-star": "меч со звездой",
    "sword-shield": "меч и щит", "sword-shield-star": "меч и щит со звездой", "bow": "лук",
    "bow-star": "лук со звездой",
    "star": "звезда", "sword": "меч", "shield": "щит", "attack": "атака", "defence": "защита", "battle": "боевой урон",
    "lore": "знания", "move": "скорость", "mouse": "мышь", "minion": "противник", "small": "малый", "large": "большой",
}  # fmt: skip

PERMISSIONS: Final = {
    "cross-red-lines": "пересекать красные линии и провалы", "ignore-mousetraps": "проходить мышеловки без вреда",
    "ignore-water": "двигаться по воде, как по суше", "ignore-current": "оставаться на месте в течении",
    "ignore-minions": "проходить мимо противников", "shoot-without-sight": "стрелять, не видя цели",
    "shoot-past-near": "стрелять через ближних врагов",
    "explore-with-minions": "разведывать, пока на плитке есть противники", "any-class": "применять карты всех классов",
    "tail-slot": "держать хвостом малое оружие", "move": "двигаться", "scurry": "юркать дальше", "battle": "атаковать",
    "search": "искать", "recover": "восстанавливаться", "explore": "разведывать", "share": "делиться",
    "equip": "снаряжаться", "level-up": "повышать уровень", "abilities": "применять способности",
    "scrolls": "применять свитки и уловки", "defend": "бросать кубики защиты", "heal": "лечиться",
    "be-attacked": "быть целью атаки", "be-knocked-down": "падать", "be-rescued": "возвращаться из плена",
    "cheese-on-wheel": "класть сыр на колесо", "special-actions": "совершать действия, которые дают правила",
}  # fmt: skip

BOUNDS: Final = "[– ровно {is}][не меньше {at-least}[ и не больше {at-most}]|[не больше {at-most}]]"

EFFECTS: Final = {
    "achieve": "[{who} получает|группа получает] достижение «{achievement}»",
    "attack": "{by} атакует, цель – {who}[, {dice:кубик/кубика/кубиков}][type? (вид: {type})][ (оружие: {range})]"
    "[, оружие – {weapon}][with-each?, по разу каждым оружием]",
    "attack-again": "{who} атакует ещё раз",
    "attack-as": "атака считается такой:[ {is}][ {type}]",
    "attack-dice": "кубиков атаки [by?{by:+кубик/кубика/кубиков}][times!в {times} раз больше]",
    "blocks": "у защиты {by:+блок/блока/блоков}",
    "cancel-attack": "атака отменяется",
    "capture": "{who} попадает в плен[gently?, сохраняя снаряжение]",
    "change-wounds": "число ран {by:~увеличивается на|уменьшается на}",
    "cheese": "{who} получает {amount:сыр/сыра/сыра}",
    "choose": "[by!{by} выбирает одно|выберите одно]: {options}",
    "clear-trap": "уберите мышеловки с {at:each-from}",
    "close-exit": "закройте выход ({edge}) плитки «{face}»",
    "count": "счётчик «{counter}»[ ({who})] {by:~увеличивается на|уменьшается на}",
    "cure": "снимите всего {amount:ядовитую рану или состояние/ядовитые раны или состояния/"
    "ядовитых ран или состояний}[ (только: {what})], у кого – {who:the}",
    "defeat": "{who} побеждается и уходит с поля",
    "defence-dice": "у защиты [none?нет кубиков|{by:+кубик/кубика/кубиков}]",
    "discard": "[stash?группа|{who}] сбрасывает {count:карту/карты/карт}[card! ({card})][by-lot? по жребию]"
    "[reach! (откуда: {reach})][; если нечего: {else}]",
    "draw": "{who} [look?смотрит {look:карту находок/карты находок/карт находок} и оставляет {count}|"
    "тянет {count:карту находок/карты находок/карт находок}]",
    "encounter": "вытяните карту стычки",
    "end-marker": "жетон «The End» сдвигается: {pages:страница/страницы/страниц|назад|вперёд}",
    "end-status": "{who} больше не в состоянии «{status}»",
    "end-turn": "ход заканчивается",
    "extra-action": "у ходящей мыши действий {amount:+действие/действия/действий}",
    "extra-move": "ходящая мышь бросает кубик и может двигаться снова",
    "fetch": "{who} берёт из колоды находок: {card}; затем колода тасуется",
    "flip-coin": "бросьте монету; орёл: {heads}; решка: {tails}",
    "for-each": "{who}: {do}",
    "give-card": "[{who} получает|одна из мышей получает]: {card}[from! (откуда: {from})]",
    "heal": "{who} лечит {amount:рану/раны/ран}",
    "hit": "{who} получает {hits:попадание/попадания/попаданий} с правом на защиту",
    "hits": "у атаки {by:+попадание/попадания/попаданий}",
    "hourglass": "песочные часы сдвигаются: {pages:страница/страницы/страниц|назад|вперёд}",
    "if": "если {if}: {then}[; иначе {else}]",
    "initiative": "{who}: карта инициативы сдвигается [({by:место/места/мест|вверх|вниз})][({to} порядка)]",
    "instead": "то, что должно было случиться, не случается",
    "join": "{hero} вступает в группу {at:on}",
    "knock-down": "{who} падает",
    "lasting": "{until}, {who}: {rule}",
    "learn": "{who} берёт карту способности",
    "leave-out": "не выставляйте: {minion}",
    "leave-play": "эта карта выходит из игры",
    "link": "{from:each} и {to:each} становятся соседними[for! (для кого: {for})][movement-only? для движения]",
    "lose": "глава проиграна",
    "move": "{who} движется, не дальше чем на {spaces:клетку/клетки/клеток}[ в сторону {towards:from}]",
    "move-further": "ходящая мышь может пройти {amount:+клетку/клетки/клеток}",
    "open-exit": "откройте выход ({edge}) плитки «{face}»",
    "pick-space": "выберите клетку: {from}",
    "place": "выставьте {count} × {minion}[greedy? (жадный)][ {at:on}][ на плитке «{face}»][ambush? (засада)]",
    "plain-wounds": "раны становятся обычными",
    "poison-wounds": "раны становятся ядовитыми",
    "push": "{who} отлетает на {spaces:клетку/клетки/клеток}[; в сторону – {towards}][; прочь от такой "
    "фигурки: {away-from}]",
    "put-token": "{at:each-on} появляется жетон «{token}»",
    "redirect": "новая цель атаки – {to}",
    "remove": "{who} уходит с поля",
    "repeat": "{times} раз: {do}",
    "reroll": "[most!до {most} шт. – ]кубики[ ({faces})] бросаются заново",
    "rescue": "{who} возвращается из плена",
    "search": "{who} сразу ищет",
    "search-again": "{who} может снова искать на этой плитке",
    "set": "счётчик «{counter}»[ ({who})] принимает значение {to}",
    "set-trap": "{at:each-on} ставится мышеловка",
    "shuffle-back": "замешайте в колоду находок: [{card}|эта карта]",
    "status": "{who} получает состояние «{status}»",
    "stay-in-play": "эта карта остаётся в игре",
    "steal-cheese": "{from} теряет из-за кражи [{amount:сыр/сыра/сыра}|по одному сыру за рану]"
    "[instead-of-wounds? вместо ран]",
    "story": "прочтите: {text}",
    "surge": "происходит наплыв",
    "swap": "{who} и {with} меняются местами",
    "take-card": "[{to}|владелец] берёт {count:карту/карты/карт}[card! ({card})] (у кого: {from})[by! (выбирает {by})]"
    "[reach! (откуда: {reach})][; если нечего: {else}]",
    "take-token": "снимите жетоны «{token}» с [{at:each-from}|поля]",
    "teleport": "{who} оказывается {to:on}",
    "test": "бросьте {dice:кубик/кубика/кубиков}; если символов «{need}» {times} или больше: [{pass}|ничего не "
    "происходит][; иначе {fail}]",
    "unlink": "[links-only?связи|соседства] больше нет: {from:each} и [{to:each}|все прочие клетки][for! "
    "(для кого: {for})]",
    "wheel": "колесо {amount:~получает|теряет|сыр/сыра/сыра}",
    "win": "глава выиграна",
    "wound": "{who} получает {amount:рану/раны/ран}[poison? (яд)|]",
}

CONDITIONS: Final = {
    "achieved": "достижение «{achievement}» получено",
    "achiever": "имеет достижение «{achievement}»",
    "action-used": "[is?действий не осталось|действие осталось]",
    "active-mice": f"число мышей на поле {BOUNDS}",
    "all": "{of}",
    "any": "{of}",
    "any-status": "находится [is?под действием состояния|не под действием состояний]",
    "at": "стоит {at:on}",
    "attack": "атака такова:[ {is}][ {type}][, оружие – {weapon}]",
    "attacking": "[is?атакует|не атакует]",
    "boss": "[is?– босс|– не босс]",
    "brings": "стычка приводит противника «{minion}»",
    "captured": "{hero} в плену",
    "cheese": "имеет сыра не меньше {at-least}[at-most! и не больше {at-most}]",
    "class": "имеет класс: {class}",
    "compare": f"{{number}} {BOUNDS}",
    "counter": "на счётчике «{name}» [ровно {is}][не меньше {at-least}[ и не больше {at-most}]|[не больше {at-most}]]",
    "defeats": "в этой стычке побеждает не меньше {at-least} × {minion}",
    "entered": "мыши уже входили на плитку «{face}»",
    "face-up": "плитка «{face}» лежит лицом вверх",
    "first-on-track": "[is?стоит|не стоит] первым в порядке инициативы",
    "first-time": "это [is?|не ]первый раз",
    "greedy": "[is?жаден|не жаден]",
    "has-count": "имеет на своём счётчике «{counter}» "
    "[ровно {is}][не меньше {at-least}[ и не больше {at-most}]|[не больше {at-most}]]",
    "hero": "– {hero}",
    "holds": "[worn?носит|имеет]: {card}",
    "in-party": "{hero} в группе",
    "in-reach": "может стать целью, нападает {of:any}[ (оружие: {attack})][ (карта: {weapon})]",
    "in-surge": "это происходит [is?во время наплыва|не во время наплыва]",
    "lower-than": "стоит в порядке инициативы ниже, чем {who:any}",
    "mice-at": "[at-least!мышей не меньше {at-least}|все мыши на поле] [{at:on}][на плитке «{face}»]",
    "minion": "относится к виду «{minion}»",
    "moved": "ходящая мышь [is?уже двигалась|ещё может двигаться]",
    "near": "стоит на той же клетке, что и {who:any}, или на соседней",
    "no-minions": "[on!на плитке «{on}» нет противников|на поле нет противников]",
    "not": "неверно, что {of}",
    "on-board": "на поле не меньше {at-least} × {minion}",
    "on-face": "стоит на плитке «{face}»",
    "option": "настройка {name} – {is}",
    "page": f"страница песочных часов {BOUNDS}",
    "party-holds": "у группы есть {card}[in-stash? (общая собственность)]",
    "poison": "раны [is?ядовитые|обычные]",
    "poisoned": "[is?имеет|не имеет] ядовитые раны",
    "rolled": f"число символов «{{symbol}}» в броске ({{roll}}) {BOUNDS}",
    "round": f"номер раунда {BOUNDS}",
    "sees": "видит такую фигурку: {who:any}",
    "side": "– {side}",
    "size": "имеет размер: {size}",
    "some": "есть {who:any}[at-least! (не меньше {at-least})]",
    "some-space": "есть клетка: {where}",
    "status": "находится в состоянии «{status}»",
    "this-weapon": "атака проводится [is?|не ]этой картой",
    "tile-with": "стоит на той же плитке, что и {who:any}",
    "token-lies": "жетон «{token}» лежит [{at:on}|на поле]",
    "turn-of": "сейчас ходит {who:any}",
    "wheel": f"число сыра на колесе {BOUNDS}",
    "with": "стоит на той же клетке, что и {who:any}",
    "wounded": "[is?имеет|не имеет] [plain?обычные |]раны",
}

MODIFIERS: Final = {
    "ability-cost": "сыр платы за способность/сыра платы за способность/сыра платы за способность",
    "allow": "может",
    "battle": "кубик атаки/кубика атаки/кубиков атаки",
    "cheese-symbols": "сыр за символ сыра/сыра за символ сыра/сыра за символ сыра",
    "defence": "кубик защиты/кубика защиты/кубиков защиты",
    "face-blocks": "блок/блока/блоков",
    "face-hits": "попадание/попадания/попаданий",
    "forbid": "не может",
    "level-cost": "сыр платы за уровень/сыра платы за уровень/сыра платы за уровень",
    "life": "очко стойкости/очка стойкости/очков стойкости",
    "lore": "очко знаний/очка знаний/очков знаний",
    "lure": "каждый противник «{minion}» идёт не к мышам, его цель – {to}",
    "minion-steps": "клетка хода/клетки хода/клеток хода",
    "move": "очко скорости/очка скорости/очков скорости",
    "pack-limit": "карта в рюкзаке/карты в рюкзаке/карт в рюкзаке",
    "recover-dice": "кубик восстановления/кубика восстановления/кубиков восстановления",
    "search-dice": "кубик поиска/кубика поиска/кубиков поиска",
    "target-defence": "кубик защиты своей цели/кубика защиты своей цели/кубиков защиты своей цели",
}

WHO: Final = {
    "all-mice": "каждая мышь на поле¦какая-нибудь мышь на поле¦мыши на поле",
    "all-minions": "каждый противник на поле¦какой-нибудь противник на поле¦противники на поле",
    "captured-mice": "каждая мышь в плену¦какая-нибудь мышь в плену¦мыши в плену",
    "chosen-minion": "противник на выбор ({from:the})",
    "chosen-mouse": "мышь на выбор ({from:the})",
    "closest-minion": "ближайший противник",
    "closest-mouse": "ближайшая мышь",
    "current-mouse": "ходящая мышь",
    "everyone-on-tile": "каждая фигурка на плитке¦какая-нибудь фигурка на плитке¦фигурки на плитке",
    "figures-at": "каждая фигурка {at:on}¦какая-нибудь фигурка {at:on}¦фигурки {at:on}",
    "hero": "{hero}",
    "highest-mouse": "первая по инициативе мышь ({of:the})",
    "just-placed": "каждый только что выставленный противник¦какой-нибудь только что выставленный противник¦"
    "только что выставленные противники",
    "lowest-mouse": "последняя по инициативе мышь ({of:the})",
    "mice-here": "каждая мышь на этой клетке¦какая-нибудь мышь на этой клетке¦мыши на этой клетке",
    "mice-near": "каждая мышь на этой или соседней клетке¦какая-нибудь мышь на этой или соседней клетке¦"
    "мыши на этой и соседних клетках",
    "mice-on-tile": "каждая мышь на плитке¦какая-нибудь мышь на плитке¦мыши на плитке",
    "minions": "каждый противник «{minion}»¦какой-нибудь противник «{minion}»¦противники «{minion}»",
    "minions-here": "каждый противник на этой клетке¦какой-нибудь противник на этой клетке¦противники на этой клетке",
    "minions-near": "каждый противник на этой или соседней клетке¦какой-нибудь противник на этой или соседней клетке¦"
    "противники на этой и соседних клетках",
    "minions-on-tile": "каждый противник на плитке¦какой-нибудь противник на плитке¦противники на плитке",
    "other-mice-here": "каждая другая мышь на этой клетке¦другая мышь на этой клетке¦другие мыши на этой клетке",
    "other-mice-on-tile": "каждая другая мышь на плитке¦другая мышь на плитке¦другие мыши на плитке",
    "random": "[count!фигурки по жребию: {count} ({of:the})|фигурка по жребию ({of:the})]",
    "random-mouse": "мышь по жребию ({of:the})",
    "those": "[choose?на выбор [up-to?до ]{choose} ({from:the})|{from}][, если каждая {if},][ (кроме: {except})]¦"
    "[choose?на выбор [up-to?до ]{choose} ({from:the})|{from:any}][, если она {if},][ (кроме: {except})]¦"
    "[choose?на выбор [up-to?до ]{choose} ({from:the})|{from:the}][, если каждая {if},][ (кроме: {except})]",
}

WHERE: Final = {
    "adjacent-to": "клетка возле [{at:from}|[места, где стоит {who}|владельца]]¦"
    "на клетке возле [{at:from}|[места, где стоит {who}|владельца]]¦"
    "клетки возле [{at:from}|[места, где стоит {who}|владельца]]",
    "anywhere": "клетка плитки¦на клетке плитки¦клетки плитки",
    "chosen": "клетка на выбор ({from})¦на клетке, выбранной игроком ({from})¦клетки, выбранной игроком ({from})",
    "dry": "{of} (не вода)¦{of:on} (не вода)¦{of:from} (не вода)",
    "entries": "клетка входа противников¦на клетке входа противников¦клетки входа противников",
    "except": "{of}, кроме: {without}¦{of:on}, кроме: {without}¦{of:from}, кроме: {without}",
    "exits": "клетка у [open?открытого выхода|выхода][ ({edge})]¦на клетке у [open?открытого выхода|выхода][ ({edge})]¦"
    "клетки у [open?открытого выхода|выхода][ ({edge})]",
    "free": "{of} [empty?(никем не занято)|(где есть место)]¦{of:on} [empty?(никем не занято)|(где есть место)]¦"
    "{of:from} [empty?(никем не занято)|(где есть место)]",
    "fullest": "клетка, где больше всего фигурок ({who:the})¦на клетке, где больше всего фигурок ({who:the})¦"
    "клетки, где больше всего фигурок ({who:the})",
    "here": "эта клетка¦на этой клетке¦этой клетки",
    "hook-reach": "клетка, до которой достаёт нить ({who})¦на клетке, до которой достаёт нить ({who})¦"
    "клетки, до которой достаёт нить ({who})",
    "normal": "{of} (обычная клетка)¦{of:on} (обычная клетка)¦{of:from} (обычная клетка)",
    "on-faces": "клетка плитки ({faces})¦на клетке плитки ({faces})¦клетки плитки ({faces})",
    "random": "клетка по жребию ({from})¦на клетке, выбранной по жребию ({from})¦клетки, выбранной по жребию ({from})",
    "seen-by": "клетка, которую видит {who}¦на клетке, которую видит {who}¦клетки, которую видит {who}",
    "space": "{name}¦на {name}¦{name}",
    "spaces-of": "клетка, где стоит {who}¦на клетке, где стоит {who}¦клетки, где стоит {who}",
    "there": "та клетка¦на той клетке¦той клетки",
    "token": "клетка с жетоном «{token}»¦на клетке с жетоном «{token}»¦клетки с жетоном «{token}»",
    "water": "клетка воды¦на клетке воды¦клетки воды",
}

NUMBERS: Final = {
    "cheese-of": "число сыра ({who:the})",
    "count": "число фигурок ({who:the})",
    "counter": "счётчик «{counter}»[ ({who:the})]",
    "die": "число на кубике",
    "if": "{then}, если {if}, иначе {else}",
    "least": "наименьшее из чисел ({of})",
    "most": "наибольшее из чисел ({of})",
    "page": "страница песочных часов",
    "pages-left": "число оставшихся страниц",
    "paid": "уплаченный сыр",
    "product": "произведение ({of})",
    "rolled": "число символов «{symbol}» в броске ({roll})",
    "round": "номер раунда",
    "stat": "значение «{stat}» ({of})",
    "sum": "сумма ({of})",
    "wheel": "число сыра на колесе",
    "wounds-of": "число ран ({who:the})",
}

EVENTS: Final = {
    "achievement-gained": "когда получено достижение", "action": "в качестве действия",
    "attack-declared": "когда объявлена атака", "attack-ended": "когда атака окончена",
    "attack-rolled": "когда брошены кубики атаки", "battle-action": "вместо боевого действия",
    "boss-card-removed": "когда босс теряет карту инициативы", "card-discarded": "когда сброшена карта находок",
    "card-drawn": "когда вытянута карта находок", "card-used": "когда применена карта находок",
    "chapter-start": "когда начинается глава", "cheese-gained": "когда мышь получает сыр",
    "cheese-spent": "когда мышь платит сыр", "cheese-stolen": "когда противник крадёт сыр",
    "counter-changed": "когда меняется счётчик", "defence-rolled": "когда брошены кубики защиты",
    "encounter-revealed": "когда открыта карта стычки", "end-marker-moved": "когда сдвигается жетон «The End»",
    "free-action": "в качестве свободного действия", "hourglass-moved": "когда сдвигаются песочные часы",
    "initiative-laid": "когда выложена инициатива", "minion-defeated": "когда побеждён противник",
    "minion-moved": "когда противник закончил движение", "minion-turn": "когда противник собирается двигаться",
    "minions-placed": "когда выставлены противники", "mouse-captured": "когда мышь попадает в плен",
    "mouse-rescued": "когда мышь возвращается из плена", "mousetrap-sprung": "когда срабатывает мышеловка",
    "move-rolled": "когда фигурка бросает кубик движения", "round-end": "в конце каждого раунда",
    "round-start": "в начале каждого раунда", "search-failed": "когда поиск ничего не даёт",
    "search-passed": "когда поиск удаётся", "space-entered": "когда фигурка приходит на клетку",
    "space-left": "когда мышь покидает клетку", "status-gained": "когда фигурка получает состояние",
    "status-lost": "когда фигурка избавляется от состояния", "surge": "когда начинается наплыв",
    "surge-ended": "когда наплыв окончен", "tile-entered": "когда мыши приходят на плитку",
    "tile-flipped": "когда плитка перевёрнута", "tile-left": "когда последняя мышь покидает плитку",
    "token-placed": "когда положен жетон", "token-removed": "когда снят жетон", "turn-end": "в конце хода",
    "turn-start": "в начале хода", "wheel-changed": "когда меняется число сыра на колесе",
    "wound-prevented": "когда все попадания атаки отбиты", "wounded": "когда фигурка ранена",
    "wounding": "когда фигурку вот-вот ранят",
}  # fmt: skip

STOPS: Final = {
    "cheese-stolen": "украденный сыр ложится на колесо", "encounter-revealed": "приходят противники стычки",
    "minion-turn": "он движется и атакует", "mouse-captured": "она теряет снаряжение; здесь она сразу возвращается",
    "search-passed": "тянется карта", "surge": "приходят противники наплыва", "wounding": "наносятся раны",
}  # fmt: skip


def smooth(text: str) -> str:
    """Take out commas before other marks, and put one where a bound is not a numeral."""
    text = re.sub(r"\b(не (?:меньше|больше)) (?=[^\W\d])", r"\1, чем ", text)
    text = text.replace("имеет: любая карта", "имеет хоть одну карту")
    for mark in ":;.,)":
        text = text.replace(f",{mark}", mark)
    return text


class Russian(Tongue):
    """Russian says a space in three ways: as a subject, `на клетке` and `клетки` after a preposition."""

    def place(self, words: str, form: str) -> str:
        """A space as a subject, as the place where something is, or in the genitive."""
        forms = words.split("¦")
        return forms[min(("on" in form) + 2 * ("from" in form), len(forms) - 1)]

    def named_space(self, name: str, form: str) -> str:
        """A named space, with its preposition as a place where something is."""
        quoted = super().named_space(name, form)
        return f"на {name}" if quoted == name and "on" in form else quoted

    def _quoted(self, name: str, form: str) -> str:
        return f"{self.place('клетка¦на клетке¦клетки', form)} «{name}»"

    def each(self, spaces: str) -> str:
        """Turn `на клетке у выхода` into `на каждой клетке у выхода`."""
        for one, every in (
            ("на клетке ", "на каждой клетке "),
            ("клетки ", "каждой клетки "),
            ("клетка ", "каждая клетка "),
        ):
            if spaces.startswith(one) and not spaces.startswith(f"{one}«"):
                return every + spaces.removeprefix(one)
        return spaces


def noun(count: int, forms: str) -> str:
    """Return the form after a number: 1 рана, 2 раны, 5 ран."""
    one, few, many = forms.split("/")
    if count % 10 == 1 and count % 100 != 11:
        return one
    return few if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else many


RUSSIAN: Final = Russian(
    phrases=PHRASES,
    roles=ROLES,
    choices=CHOICES,
    permissions=PERMISSIONS,
    templates={
        "effect": EFFECTS, "condition": CONDITIONS, "modifier": MODIFIERS, "who": WHO, "where": WHERE,
        "number": NUMBERS, "event": EVENTS, "stops": STOPS,
    },
    noun=noun,
    negations={
        "–": "– не", "стоит": "не стоит", "имеет": "не имеет", "видит": "не видит", "находится": "не находится",
        "относится": "не относится",
    },
    smooth=smooth,
)  # fmt: skip
