"""Handlers of pages, pictures, API documentation and health."""
