"""The whole server in one process, on a clock that runs only when nothing happens: a seed decides everything.

`loop` is the clock · `store` and `network` are what fails · `process` is a server · `people` use it · `world`
puts them together and checks what must hold · `plants` are bugs to be found · `run` is the command.
"""
