"""The games as native code, translated from their rules."""
