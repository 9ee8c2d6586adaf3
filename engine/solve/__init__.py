"""Lucky play: a searching player that also chooses its own luck, to show that something can happen in a chapter.

What it finds is a course of play (`engine.solve.course`) that anybody can watch: the seed of the game, the turns before
which the dice were taken anew, and every choice. It is bounded in turns played, never in seconds.
"""
