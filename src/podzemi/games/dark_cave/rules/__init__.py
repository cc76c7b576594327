"""The rules of The Dark Cave: what is allowed, and what it does. Compiled, like everything in here.

`cave` knows cards, spaces and links, `legal` what is allowed, `play` what it does, `deal`
how a state is drawn from what a seat knows.
"""
