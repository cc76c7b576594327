# The page that needs no server: everything happens in the browser.

alone-files = Fetching the games: { $share } of { $size } MB
alone-engine = Waking the bots …
alone-table = Setting the table …
alone-why = The whole game comes into this browser. After that it needs no network.
alone-failed = The games did not start in this browser.
alone-again = Try again
alone-here = Everything is here, in this browser
alone-here-why = You play against bots, learn, solve puzzles and look back at matches without a server or a network. Accounts, friends, ratings and tables with people elsewhere need a server; several people can share this device.
alone-unkept = This browser keeps nothing for this page, perhaps because its window is private. When you close it, your matches are gone.
alone-save = Save everything to a file
alone-bring = Bring a saved file
alone-save-why = Your matches, puzzles and lessons are kept in this browser alone. A file takes them to another one.
alone-bring-title = Replace what is here?
alone-bring-why = All matches, puzzles and lessons in this browser give way to those in the file.
alone-bring-keep = Keep what is here
alone-bring-do = Replace
alone-no-save = This file is no saved game of Podzemí, or it is damaged. Nothing has changed.
alone-play = Play offline
alone-play-why = { $size } MB come into this browser once. Then you play against bots without a network, even without this server.
