"""Several versions of a chapter over the same seeds: what each does to the win rate and the length of a game."""
