"""The storybook: chapters in the parts of the rulebook, in one language."""
