"""Names under which other libraries know the games; their version is that of the rules."""

from __future__ import annotations

from podzemi.engine import registry


def env_id(game: str) -> str:
    """`welcome_dungeon_v1`: a new number where play has changed, so that results stay comparable."""
    return f"{game}_v{registry.game(game).rules_version}"


def gymnasium_id(game: str) -> str:
    """`podzemi/WelcomeDungeon-v1`."""
    words = "".join(word.capitalize() for word in game.split("_"))
    return f"podzemi/{words}-v{registry.game(game).rules_version}"


def register() -> None:
    """Make the games known to Gymnasium; `podzemi-names`, which the extra brings, calls this."""
    from gymnasium.envs.registration import register as known
    from gymnasium.envs.registration import registry as registered

    home = "podzemi.study.gymnasium"
    for game in registry.GAMES:
        if (name := gymnasium_id(game)) not in registered:
            known(name, f"{home}:Seat", vector_entry_point=f"{home}:Seats", kwargs={"game": game})
