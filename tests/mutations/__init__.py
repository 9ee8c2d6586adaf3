"""Ways to break a chapter, each one small slip as authors make them."""
