"""`python -m podzemi` is the `podzemi` command."""

from podzemi.cli import main

if __name__ == "__main__":
    main()
