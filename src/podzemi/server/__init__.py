"""The table server. `serve(Settings(...))` runs it; `make_app` is the same as an ASGI app.

`app` routes and errors · `guard` lets in · `api` and `live` decode and answer · `room` queues,
saves, applies, sends · `store` keeps · `bots` think elsewhere. Games and bots come from the registry.
"""

from podzemi.server.app import make_app, serve
from podzemi.server.settings import Settings

__all__ = ["Settings", "make_app", "serve"]
