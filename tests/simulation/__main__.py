"""`python tests/simulation` is `python -m simulation.run`, wherever the folder of the tests is."""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).parents[1])

from simulation.run import main  # noqa: E402

sys.exit(main())
