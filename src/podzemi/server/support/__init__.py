"""Tools of the server that know nothing of tables: names, limits, ratings, time, supervised work."""
