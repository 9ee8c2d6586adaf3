"""What carries a chapter, and what to change: its parts taken out in turn, its numbers turned until they fit a wish."""
