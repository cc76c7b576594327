"""Bots. A bot is given a view and named actions, never a state.

A bot is found by name through `podzemi.engine.registry.bot`; what is particular to
a game lives in its policy (`games/<game>/policy`) and in `strategies/<game>.py`.
"""
