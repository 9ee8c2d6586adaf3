"""A gallery of packs: a static site and an index, made from files of packs alone."""
