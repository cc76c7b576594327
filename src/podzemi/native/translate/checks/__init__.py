"""Checks that refuse what C++ would do differently."""
