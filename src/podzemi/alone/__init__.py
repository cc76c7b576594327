"""The server in one browser: the same application without a network, threads or processes.

`store` keeps everything in one file that this thread alone writes · `thinkers` asks another worker where the
server asks other processes, and `thought` answers there · `table_server` opens the application on both and
speaks to the page. The page's side of it is `web/src/alone`; docs/offline.md tells the rest.
"""
