"""Paper Dungeons: clauses, vectors, laws, a second implementation."""
