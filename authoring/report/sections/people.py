"""People at their tables beside bots: what each won, how long it took, and how far they are apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from authoring.people.table_game import TableGame
from authoring.playtest.result import PlaytestResult
from authoring.report.numbers import percent, percents
from authoring.report.rounding import difference_data, share_data
from engine.playtest.statistics.intervals import Share, by_second, difference, quantile, share

FEW = 30
"""Fewer games at tables than this make an interval so wide that a sentence says so."""


def section(result: PlaytestResult) -> dict[str, Any] | None:
    """Return the games of people and of bots, and sentences about their distance; None if no game is listed."""
    if result.people is None:
        return None
    games = result.people.games
    wins = share(sum(game.won for game in games), len(games))
    compared = games and result.win_rate.games
    data: dict[str, Any] = {
        "people": _people(games, wins),
        "bots": _bots(result),
        "difference": difference_data(difference(wins, result.win_rate)) if compared else None,
        "losses": _losses(games),
    }
    return {**data, "sentences": list(_sentences(result, data)), "problems": list(result.people.problems)}


def _people(games: tuple[TableGame, ...], wins: Share) -> dict[str, Any]:
    return {
        "wins": share_data(wins),
        "rounds": _median(Counter(game.rounds for game in games)),
        "minutes": _median(Counter(game.minutes for game in games if game.minutes)),
    }


def _bots(result: PlaytestResult) -> dict[str, Any]:
    half_minutes = _median(result.tally.half_minutes)
    return {
        "wins": share_data(result.win_rate),
        "rounds": _median(by_second(result.tally.rounds)),
        "minutes": None if half_minutes is None else half_minutes / 2,
    }


def _median(counts: Mapping[int, int]) -> float | None:
    return quantile(counts, 0.5) if counts else None


def _losses(games: tuple[TableGame, ...]) -> list[dict[str, Any]]:
    reasons = Counter(game.why for game in games if not game.won)
    return [{"why": why, "games": count} for why, count in sorted(reasons.items(), key=lambda one: (-one[1], one[0]))]


def _sentences(result: PlaytestResult, data: dict[str, Any]) -> Iterator[str]:
    wins, bots, bot = data["people"]["wins"], data["bots"]["wins"], result.plan.bot
    if data["difference"] is None:
        yield "There is no game of people that can be compared with bots."
        return
    seen = f"People won {wins['count']} of {_games(wins['games'])} ({percent(wins['rate'])}, 95 %: {percents(wins)})"
    yield f"{seen}, {bot} won {percent(bots['rate'])}: {_distance(data['difference'], bot)}."
    if wins["games"] < FEW:
        width = round(100 * (wins["high"] - wins["low"]))
        few = f"{_games(wins['games'])} {'is' if wins['games'] == 1 else 'are'} few"
        yield f"{few}, so the interval of people is {width} points wide."
    yield _lengths(data["people"], data["bots"], bot)
    yield from _sizes(result)


def _distance(apart: dict[str, Any], bot: str) -> str:
    """Say in points how far apart the shares are, or that these games cannot tell."""
    low, value, high = (round(100 * apart[key]) for key in ("low", "value", "high"))
    interval = f"95 %: {low:+d} to {high:+d}"
    if apart["low"] <= 0 <= apart["high"]:
        return f"these games cannot tell people and {bot} apart (difference {value:+d} points, {interval})"
    return f"people win {abs(value)} points {'more' if value > 0 else 'less'} ({value:+d} points, {interval})"


def _lengths(people: dict[str, Any], bots: dict[str, Any], bot: str) -> str:
    took = f"{people['rounds']:g} rounds"
    took += f" and {people['minutes']:g} minutes" if people["minutes"] is not None else ", and nobody noted minutes"
    estimated = f"{bots['rounds']:g} rounds and an estimated {bots['minutes']:g} minutes"
    return f"Games of people took {took} (medians), those of {bot} {estimated}."


def _sizes(result: PlaytestResult) -> Iterator[str]:
    """Say so if people and bots never played with as many mice: the numbers of mice change a chapter."""
    people = {len(game.party) for game in result.people.games} if result.people else set()
    bots = {len(party) for party in result.plan.parties}
    if not people & bots:
        sizes = f"{_numbers(people)} mice, {result.plan.bot} with {_numbers(bots)}"
        yield f"People played with {sizes}: compare games with as many mice (--mice)."


def _numbers(sizes: set[int]) -> str:
    return " or ".join(str(size) for size in sorted(sizes))


def _games(number: int) -> str:
    return "1 game" if number == 1 else f"{number} games"
