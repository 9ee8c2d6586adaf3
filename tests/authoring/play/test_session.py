"""A session at the terminal: who plays whom, choices taken back, what is saved and goes on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from authoring.play.person import Person
from authoring.play.session import PlaySession, QuitError, check_saved_game, saved_bots
from authoring.play.view import PlainView
from authoring.playtest.replay_file import Replay, from_json, to_json
from engine.bots import BOTS
from engine.playtest.usage_error import UsageError
from tests.authoring.play.table import compiled, names


class Typist:
    """Types given words, then lets the bot choose; keeps what is printed."""

    def __init__(self, *words: str, then: str = "k", most: int = 5000) -> None:
        self.words, self.then, self.most = list(words), then, most
        self.printed: list[str] = []

    def ask(self, prompt: str) -> str:
        self.most -= 1
        return self.words.pop(0) if self.words else self.then if self.most > 0 else "q"


def session(
    *bots: str, typist: Typist | None = None, start: Replay | None = None, ident: str = "flight"
) -> PlaySession:
    typist = typist or Typist()
    view = PlainView(names("en", ident), typist.printed.append, typist.ask)
    return PlaySession(compiled(ident), names("en", ident), view, list(bots), "saved as {}".format, start)


def test_the_person_plays_every_mouse_without_a_bot() -> None:
    made = session("filch=greedy", "nez=random")
    assert [type(player) for player in made.players] == [Person, BOTS["greedy"], Person, BOTS["random"]]


def test_all_is_every_other_mouse() -> None:
    made = session("all=random", "filch=greedy")
    assert [type(player) for player in made.players] == [
        BOTS[name] for name in ("random", "greedy", "random", "random")
    ]


@pytest.mark.parametrize("word", ["nobody=greedy", "collin", "collin=", "collin=clever"])
def test_other_words_are_refused(word: str) -> None:
    with pytest.raises(UsageError):
        session(word)


def test_a_game_from_the_objective_to_its_end() -> None:
    typist = Typist()
    made = session(typist=typist)
    made.play()
    assert typist.printed[1] == "Flight to Barksburg"
    assert any(line.startswith("Chapter objective: Get every mouse out") for line in typist.printed)
    assert any(line in ("You have won!", "You have lost.") for line in typist.printed[-6:])
    saved = made.saved_game()
    assert (saved.chapter, saved.seed, saved.bot) == ("flight", 4, "person")
    assert saved.steps == tuple(made.narrator.log)
    assert saved.outcome in ("won", "lost")


def test_a_choice_is_taken_back_until_dice_are_rolled() -> None:
    """After the abilities and the first minions, mice move and take it back; a search cannot be taken back."""
    typist = Typist("k", "k", "k", "k", "k", "k", "a1", "u", "a2", "u", "a3", "s", "u", then="q")
    made = session(typist=typist)
    with pytest.raises(QuitError):
        made.play()
    moves = [line.split()[-1] for line in typist.printed if "moves to" in line]
    assert {"a1", "a2", "a3"} <= set(moves)
    log = [step.text for step in made.narrator.log]
    assert not any("/a1" in text or "/a2" in text for text in log if text.startswith("move to"))
    assert sum(text == "move to guard-room/a3" for text in log) == 1
    assert "this cannot be taken back: dice were rolled or cards drawn since" in typist.printed


def test_undo_plays_the_same_game_as_if_nothing_had_happened() -> None:
    plain, undone = Typist("k", "k", "k", "k", "k", "k"), Typist("k", "k", "k", "k", "k", "k", "a1", "u")
    one, other = session(typist=plain), session(typist=undone)
    one.play()
    other.play()
    assert one.saved_game().steps == other.saved_game().steps


def test_there_is_nothing_to_undo_at_first() -> None:
    typist = Typist("u", then="q")
    with pytest.raises(QuitError):
        session(typist=typist).play()
    assert "there is no choice to take back" in typist.printed


def test_hints_help_and_pages_do_not_change_the_game() -> None:
    typist = Typist("h", "?", "i", "m", "j", "o", "w", "w my-game.json", "99", "rubbish", then="q")
    made = session(typist=typist)
    with pytest.raises(QuitError):
        made.play()
    assert any(line.startswith("the bot would play: ") for line in typist.printed)
    assert "saved as my-game.json" in typist.printed
    assert "“99” is no option here; ? shows the keys" in typist.printed
    assert made.narrator.choices == []


@pytest.mark.parametrize("ident", ["flight", "five-to-midnight", "under-pressure"])
def test_a_saved_game_goes_on_where_it_was_left(ident: str) -> None:
    half = session(typist=Typist(most=40), ident=ident)
    with pytest.raises(QuitError):
        half.play()
    saved = from_json(to_json(half.saved_game()))
    again = session(start=saved, ident=ident)
    again.play()
    assert len(saved.steps) > 40
    assert all(now.same(then) for now, then in zip(again.saved_game().steps, saved.steps, strict=False))
    assert again.saved_game().outcome in ("won", "lost")


def test_choices_are_taken_back_after_going_on_too() -> None:
    half = session(typist=Typist("k", "k", "k", "k", "k", "k", "a1", then="q"))
    with pytest.raises(QuitError):
        half.play()
    typist = Typist("u", then="q")
    again = session(typist=typist, start=from_json(to_json(half.saved_game())))
    with pytest.raises(QuitError):
        again.play()
    assert len(again.narrator.choices) == len(half.narrator.choices) - 1


def test_a_saved_game_of_another_chapter_is_refused() -> None:
    saved = session().saved_game()
    check_saved_game(saved, compiled())
    with pytest.raises(UsageError, match="has changed since the game was saved"):
        check_saved_game(replace(saved, content="0" * 64), compiled())
    with pytest.raises(UsageError, match='one of chapter "flight", not of "five-to-midnight"'):
        check_saved_game(saved, compiled("five-to-midnight"))


def test_a_saved_choice_that_is_not_offered_is_refused() -> None:
    half = session(typist=Typist(most=10))
    with pytest.raises(QuitError):
        half.play()
    saved = half.saved_game()
    wrong = replace(saved, steps=tuple(replace(step, text="fly") for step in saved.steps))
    with pytest.raises(UsageError, match='choice 1, "collin: choose an ability → fly", is not offered'):
        session(start=wrong).play()


def test_a_saved_game_names_no_code() -> None:
    saved = session("filch=greedy").saved_game()
    assert saved_bots(saved) == ["filch=greedy"]
    with pytest.raises(UsageError, match="hand it over with --bot-for"):
        saved_bots(replace(saved, players=("filch=mybots:Hoarder",)))
