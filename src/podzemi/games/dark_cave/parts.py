"""The optional parts of The Dark Cave: its statistics, and its teams."""

from __future__ import annotations

from podzemi.engine.parts import Sides
from podzemi.games.dark_cave import codes
from podzemi.games.dark_cave import state as s
from podzemi.games.dark_cave.data.tables import CLANS
from podzemi.games.dark_cave.geometry import CORNER_COUNT, goal_piece
from podzemi.games.dark_cave.state import State


class ExitStatistics:
    """Whether the exit was turned up (DC-9.1), and whether a dwarf left by it (DC-9.4)."""

    names = ("exit_found", "exit_reached")

    def holds(self, state: State, name: str) -> bool:
        if name == "exit_reached":
            return state.first_out != s.NONE
        faces = [state.face[goal_piece(state.box, corner)] for corner in range(CORNER_COUNT)]
        corner = next(c for c, face in enumerate(faces) if state.box.face_name[face] == "G-EXIT")
        return state.turned[corner] == 1


class Clans:
    """The clans people work for (DC-0.8)."""

    notes = ("saboteurs",)

    def sides(self, state: State) -> Sides:
        saboteurs = sum(codes.role_of(clan) == s.SABOTEUR for clan in state.clan)
        return Sides([CLANS[codes.works_for(clan)] for clan in state.clan], {"saboteurs": saboteurs})
