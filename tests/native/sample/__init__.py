"""No game: one function for every construct of the subset, to be translated and compared with Python."""
