"""Programs that play for as long as they are told: one process each, so that each has its own interpreter and libraries."""
