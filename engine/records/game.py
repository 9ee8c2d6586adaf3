"""A game in progress: a compiled chapter, a state, and those who decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from engine.records.chapter import MICE
from engine.records.context import Context
from engine.records.decision import KINDS, TURN, USE, Decision
from engine.records.errors import IllegalChoice
from engine.records.outcome import Lost, Stalled, Won
from engine.records.read_choices import choice_of
from engine.records.state import LOST, PLAYING, STALLED, WON

if TYPE_CHECKING:
    from engine.records.chapter import Chapter
    from engine.records.choices import Choice
    from engine.records.outcome import Outcome
    from engine.records.rule import Rule
    from engine.records.state import State
    from engine.records.trace import Trace

MAX_DECISIONS: Final = 20_000
MAX_ROUNDS: Final = 300
"""A game that takes longer is stalled, not lost."""
MAX_PAGES: Final = 99
"""More pages than any end marker leaves; `Game.slack` while the hourglass has not moved."""


Capture = tuple[int, int, int, int]
"""A capture: the round, the space, the mouse, and the kind of the minion that did it (-1: something else)."""


class Bot(Protocol):
    """Whoever answers decisions."""

    def choose(self, game: Game, decision: Decision) -> int:
        """One of `decision.options`."""
        ...


class Game:
    """Chapter, state and players, with what is not part of the position: trace, tallies, scripted dice."""

    __slots__ = tuple(
        (
            "chapter state bots trace script last_face running evaluating work labour use_context no_event "
            "menu_context decisions forced hits order nothings tosses defeats kills visits hurts page_log slack "
            "captures surges searches checker figures_moved in_surge setting_up ambushed carried"
        ).split()
    )

    def __init__(self, chapter: Chapter, state: State, bots: list[Bot], trace: Trace | None = None) -> None:
        self.chapter = chapter
        self.state = state
        self.bots = bots
        self.trace = trace
        self.script: list[int] | None = None
        self.last_face = 0
        self.running: list[Rule] = []
        self.evaluating: list[Rule] = []
        self.work = 0
        self.labour = 0
        self.use_context: Context | None = None
        self.no_event = Context()
        self.menu_context = Context()
        self.decisions = 0
        self.forced = 0  # steps of players without a choice
        self.hits = [0] * len(chapter.lines)
        self.order: list[int] = []  # lines that are no rules, in the order in which they were first reached
        self.nothings: dict[int, int] = {}  # per effect: how often it found nobody or nothing
        self.tosses: dict[int, bool] = {}  # per test or coin flip of the content: how the first one went
        self.defeats = [0] * MICE
        self.kills = [0] * len(chapter.minion_ids)
        self.visits = [0] * len(chapter.board.space_ids)
        self.hurts = [0] * len(chapter.board.space_ids)  # wounds that mice took on each space
        self.page_log: list[int] = []
        self.slack = MAX_PAGES
        self.captures: list[Capture] = []
        self.surges = 0
        self.searches = 0
        self.checker: Checker | None = None
        self.figures_moved = True
        self.in_surge = False
        self.setting_up = False
        self.ambushed = False
        self.carried: Carried | None = None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is played."""
        state = self.state
        if state.outcome == PLAYING:
            return None
        if state.outcome == WON:
            return Won(state.round, state.page)
        return (Lost if state.outcome == LOST else Stalled)(state.round, state.page, state.reason)

    def __repr__(self) -> str:
        state = self.state
        party = ", ".join(self.chapter.hero_ids[hero] for hero in state.party)
        end = self.outcome or f"round {state.round}, page {state.page} of {state.end_page}"
        return f"<Game of {self.chapter.ident}: {party}; {end}>"

    # -- choosing --------------------------------------------------------------------------------------------------

    def choices(self, decision: Decision) -> list[Choice]:
        """Return the options of a decision as records with names."""
        return [choice_of(self, decision, option) for option in decision.options]

    def choose(self, kind: int, who: int, options: list[int], about: int = -1) -> int:
        """Let the players choose; a single option is no choice."""
        if kind != TURN and len(options) == 1:
            self.forced += 1
            return options[0]
        self.decisions += 1
        if self.decisions >= MAX_DECISIONS and not self.state.outcome:
            self.finish(STALLED, "too many decisions")
        decision = Decision()
        decision.game = self
        decision.kind = kind
        decision.who = who
        decision.options = options
        decision.about = about
        answer = self.bots[who if who > 0 else 0].choose(self, decision)
        if answer not in options:
            raise IllegalChoice(f"{answer} is not among the options of a {KINDS[kind]} decision: {options}")
        if self.trace is not None:
            self.trace.decided(self, decision, answer)
        return answer

    def ask_use(self, who: int, rule: Rule, ctx: Context) -> bool:
        """Whether a player uses an optional rule; meanwhile the player can read the event in `use_context`."""
        self.use_context = ctx
        return self.choose(USE, who, [0, 1], rule.index) == 1

    # -- what happened ---------------------------------------------------------------------------------------------

    def hit(self, line: int) -> None:
        """A line of the chapter was reached."""
        if line >= 0:
            if not self.hits[line]:
                self.order.append(line)
            self.hits[line] += 1

    def found_nothing(self, effect: int) -> None:
        """An effect found nobody or nothing that it could do anything with."""
        self.nothings[effect] = self.nothings.get(effect, 0) + 1
        if self.trace is not None:
            written = self.chapter.effects[effect]
            rule = f" of {self.chapter.rules[written.rule].name}" if written.rule >= 0 else ""
            self.note("nothing", text=f"{written.word}{rule} ({written.where})")

    def note(self, what: str, rules: str = "", figure: int = -1, other: int = -1, space: int = -1, roll: int = -1,
             amount: int = 0, text: str = "") -> None:  # fmt: skip
        """Tell the trace, if there is one. Hot callers look at `trace` themselves first."""
        if self.trace is not None:
            self.trace.note(self, what, rules, figure, other, space, roll, amount, text)

    def finish(self, outcome: int, reason: str) -> None:
        """End the game; the first end stands (END-1)."""
        if not self.state.outcome:
            self.state.outcome = outcome
            self.state.reason = reason
            self.note("end", "END-1", text=reason, amount=outcome)

    # -- places ----------------------------------------------------------------------------------------------------

    def face_of(self, figure: int) -> int:
        """The face a figure stands on, or -1."""
        pos = self.state.pos[figure]
        return self.chapter.board.space_face[pos] if pos >= 0 else -1

    def party_face(self) -> int:
        """The face of the mouse whose turn it is, else of the first mouse on the board, else of the start."""
        state = self.state
        if 0 <= state.current < state.mice and state.pos[state.current] >= 0:
            return self.face_of(state.current)
        for mouse in range(state.mice):
            if state.pos[mouse] >= 0:
                return self.face_of(mouse)
        return self.chapter.board.space_face[self.chapter.start_spaces[0]]


class Checker(Protocol):
    """Something that looks at the state after every step."""

    def __call__(self, game: Game) -> None:
        """Raise where an invariant does not hold."""
        ...


class Carried:
    """What a campaign hands to its next chapter (CAMP-1, CAMP-2): abilities and cards per hero, achievements."""

    def __init__(self) -> None:
        self.abilities: dict[str, list[str]] = {}
        self.cards: dict[str, list[str]] = {}
        self.achievements: list[str] = []
