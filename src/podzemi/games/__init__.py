"""One subpackage per game, the same file names in each; no game imports another.

`state` the truth · `rules` what is allowed and what it does · `actions` codes and
names · `events` what happened · `view` who may know what · `components` the box,
read from `data.toml`.
"""
