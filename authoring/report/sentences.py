"""Every sentence of the verdict and the findings, by language.

The rest of a report is in English. So are these, until all of it can be had in another language: half a report in
Russian helps nobody.
"""

from __future__ import annotations

from typing import Final

from authoring.wording.languages import SOURCE

SENTENCES: Final[dict[str, dict[str, str]]] = {
    SOURCE: {
        # the verdict, and what it adds
        "too-hard": "Too hard: {seen}, wanted {wanted}{more}.",
        "too-easy": "Too easy: {seen}, wanted {wanted}{more}.",
        "as-wanted": "As wanted: {seen}, wanted {wanted}{more}.",
        "perhaps-too-hard": "Perhaps too hard: {seen}, wanted {wanted}{more}; more games would tell.",
        "perhaps-too-easy": "Perhaps too easy: {seen}, wanted {wanted}{more}; more games would tell.",
        "probably-as-wanted": "Probably as wanted: {seen}, wanted {wanted}{more}; more games would tell.",
        "no-wish": "{seen}{more}; what {bot} should win is not known.",
        "crashed": "Broken: {crashed} of {asked} games crashed; of the others, {seen}.",
        "endless": "Broken: {part} of games never ended; {seen}.",
        "no-game": "No game came to an end.",
        "seen": "{rate} won ({low} to {high})",
        "wanted": "{low} to {high}",
        "clock-decides": "the clock decides",
        "captures-decide": "captures decide",
        "room-decides": "{face} decides",
        "card-decides": "the card {card} decides",
        "flip-decides": "one roll decides",
        "ending-decides": 'the ending "{reason}" decides',
        "page-more": "one page more: {points} points",
        "page-more-nothing": "one page more would not help",
        "page-less": "one page less: {points} points",
        # findings
        "crashes": "{games} crashed and count in no number: seed {seeds}.",
        "stalls": "{part} of games never ended: the mice neither won nor lost.",
        "missed-target": "Target is missed: {name} {seen}, wanted {wanted}.",
        "clock": "Time runs out in {lost} of games; {pages} more would win {gain} points.",
        "loose-clock": "There is time to spare: one page less would cost {drop} points.",
        "stopping-room": "{face} stops {mice}: {lost} of the games that come there are lost there.",
        "stopping-room-captured": "{face} stops {mice}: {lost} of the games that come there are lost there, "
        "{captured} of them because all mice are captured.",
        "vital-card": "Hardly anybody wins without {card}: {lacking} of the games that get as far never find it; "
        "{with_it} are won with it, {without} without.",
        "coin-flip": "One roll of {rule} settles the game: {lucky} are won after one result, {unlucky} after the "
        "other.",
        "waiting": "Mice wait in {face}: {share} of all turns are spent there doing nothing.",
        "waiting-space": "Mice wait in {face}, most often on {space}: {share} of all turns are spent there doing "
        "nothing.",
        "side-room": "{face} helps nobody: {turns} of all turns are spent there, and with the room shut "
        "{without} are won instead of {with_it}.",
        "captures-room": "{name} takes {share} of all captures, and {fair} of the turns.",
        "captures-hero": "{name} is the victim of {share} of all captures.",
        "captures-minion": "{name} makes {share} of all captures, and is {fair} of the defeated minions.",
        "parties": "Who goes matters: {best} win {high}, {worst} only {low}.",
        "no-choice-same": "The choice of {rule} is none: all its options do the same.",
        "no-choice-always": "The choice of {rule} is none: in {asked} choices {bot} took option {option}, and hardly "
        "ever option {other}{reason}.",
        "no-choice-never": "Option {other} of {rule} is no choice: {bot} took it in none of {asked} choices{reason}.",
        "no-choice-alike": "The choice of {rule} makes no difference: {one} are won with one option, {two} with "
        "another.",
        "refused": "Nobody takes {name}: {bot} was offered it {times} times, in {games} of games, and always refused.",
        "never-can": "Nobody can ever reach {names}, says lint.",
        "never": "Nobody ever reached {names} (each in fewer than {bound} of games).",
        "nothing": "Nothing stands out.",
        "page": "one page",
        "pages": "{count} pages",
        "mouse": "one mouse",
        "mice": "{count} mice",
        "party": "the party",
        "setup": "the setup",
    },
}


def sentence(key: str, language: str = SOURCE, **values: object) -> str:
    """Return a sentence, or a part of one, with its names and numbers."""
    return SENTENCES[language][key].format(**values)
