"""Second implementations, written from the rules text alone; they import nothing of ours."""
