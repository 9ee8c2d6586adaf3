"""From words on the command line to a playtest: chapters opened, parties chosen, workers hired, traces written."""
