"""Playtests: open a chapter, compile it, play many games in workers, and return everything a report needs."""
