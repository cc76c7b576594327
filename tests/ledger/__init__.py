"""The ledger: which clause is held by which test."""
