"""The headings of a playtest report."""

from __future__ import annotations

Row = tuple[str, str, str, str]

REPORT: dict[str, Row] = {
    "report-findings": ("In short", "En bref", "Em resumo", "Коротко"),
    "report-targets": ("Targets", "Objectifs", "Metas", "Цели"),
    "report-losses": (
        "How games are lost", "Comment les parties sont perdues", "Como as partidas são perdidas",
        "Как проигрываются партии",
    ),
    "report-length": ("Length and pressure", "Durée et pression", "Duração e pressão", "Длительность и давление"),
    "report-people": (
        "People at their tables", "Des gens à leur table", "Pessoas à mesa", "Люди за столом",
    ),
    "report-effect": ("Exposure and effect", "Présence et effet", "Presença e efeito", "Участие и влияние"),
    "report-places": ("Where the mice were", "Où étaient les souris", "Onde estiveram os ratos", "Где были мыши"),
    "report-coverage": ("What was reached", "Ce qui a été atteint", "O que foi alcançado", "До чего дошли"),
    "report-source": (
        "The chapter with its hits", "Le chapitre et ses passages", "O capítulo e suas passagens",
        "Глава с отметками",
    ),
    "report-replays": ("Worth watching", "À revoir", "Vale a pena rever", "Стоит посмотреть"),
    "report-end-pages": (
        "Won, by end page", "Victoires selon la page de fin", "Vitórias por página final",
        "Победы по странице конца",
    ),
    "report-rounds": ("Games, by rounds", "Parties selon les manches", "Partidas por rodadas", "Партии по раундам"),
}  # fmt: skip
