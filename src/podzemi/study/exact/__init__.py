"""Small games and their exact solution."""
