"""Views and actions as numbers, for programs that learn, and the specification of these numbers."""
