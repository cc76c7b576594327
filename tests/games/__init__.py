"""Tests of the games, one package each."""
