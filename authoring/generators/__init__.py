"""Generate files: reference pages, the schema of the rule language, the compiled engine."""
