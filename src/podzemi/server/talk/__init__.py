"""What people say at a table."""
