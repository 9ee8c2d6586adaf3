"""Reference pages made from the program itself."""
