"""Writers of the C++: expressions, statements, components and the header."""
