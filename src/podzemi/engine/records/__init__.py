"""Match records, and what can be checked or analysed once a match is over."""
