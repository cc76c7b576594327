### What the page says when something breaks.

broken-title = Something did not work
broken-page = This page could not be loaded. The server may have been updated, or the connection is gone. Your matches are safe.
broken-words = The texts could not be loaded. The connection may be gone.
broken-board = The board stopped working. Your match is safe: below you can go on without the board, or reload the page.
broken-reload = Load the page again
broken-copy = Copy a report
broken-copied = The report is copied
broken-drawing = The board stopped working. You can go on without it, or load the page again.
broken-part = A part of this page could not be loaded.
broken-picture = This picture could not be drawn. The words below it say the same.
