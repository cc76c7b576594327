"""Where nothing could be compiled the tests of native tables are left out, as in tests/native."""

from __future__ import annotations

from podzemi import native

collect_ignore = [] if native.available() else ["test_native.py"]
