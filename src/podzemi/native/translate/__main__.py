"""python -m podzemi.native.translate GAME > header"""

from __future__ import annotations

import sys

from podzemi.native.translate import translate
from podzemi.native.translate.source import Untranslatable

try:
    sys.stdout.write(translate(sys.argv[1]))
except Untranslatable as refused:
    sys.exit(str(refused))
