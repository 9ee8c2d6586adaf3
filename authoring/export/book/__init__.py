"""The storybook: chapters put into the parts the rulebook knows, in one language."""
