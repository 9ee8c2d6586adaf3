"""Programs that play for as long as they are told, one process each: every one has its own interpreter."""
