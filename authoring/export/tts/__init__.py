"""A chapter as a save of Tabletop Simulator: tiles as in the plan, decks, figures, tokens, track, dice, book."""
