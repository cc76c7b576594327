"""Where nothing could be compiled there is nothing to try; `test_presence.py` sees to it that this is so."""

from __future__ import annotations

from podzemi import native

NEEDED_BY = ["test_state.py", "test_playouts.py", "test_batch.py", "test_docs.py"]
collect_ignore = [] if native.available() else NEEDED_BY
