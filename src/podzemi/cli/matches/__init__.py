"""Commands of many matches between bots, and pictures of their figures."""
