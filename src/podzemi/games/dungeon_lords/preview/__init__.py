"""Previews for the screen: everything that follows from a view, its types, odds and forecasts."""
