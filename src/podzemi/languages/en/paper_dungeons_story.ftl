### Paper Dungeons: grades, personal bests, and the stories of the campaign.

## Grades of a lone player's score, from the lowest

pd-grade-spark = A spark
pd-grade-candle = A candle
pd-grade-lantern = A lantern
pd-grade-torch = A torch
pd-grade-bonfire = A bonfire
pd-grade-beacon = A beacon
pd-grade-daylight = Daylight
pd-graded = { $percentile ->
    [0] { $grade } in the dark: fewer than 1 in 100 of our bot’s matches here score less.
   *[other] { $grade } in the dark: better than { $percentile } in 100 of our bot’s matches here.
}

## Personal bests

pds-bests = My best scores
pds-bests-lead = Alone in the dungeon: the best result in every dungeon and every story, and how it compares with our bot.
pds-bests-none = No score yet. Eight rounds alone take about a quarter of an hour.
pds-bests-first = Play alone now
pds-bests-dungeons = Single dungeons
pds-bests-stories = Campaigns
pds-best-glory = { $glory } glory
pds-best-tries = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
pds-best-look = Look at the sheet
pds-best-again = Play again
pds-best-try = Play
pds-best-untried = not played yet
pds-best-without-missions = without missions
pds-best-random-bosses = random bosses
pds-level = Light { $level } of { $levels }

## Campaigns

pds-stories = Campaigns
pds-stories-lead = Four stories of three chapters, or all twelve in a row. The glory of the chapters is added up; nothing else is carried over.
pds-grand = The grand campaign
pds-chapter = Chapter { $chapter }
pds-chapters = { $count ->
    [one] { $count } chapter
   *[other] { $count } chapters
}
pds-begin-alone = Set out alone
pds-begin-bots = With three bots
pds-begin-friends = With friends
pds-running = Where your campaigns stand
pds-running-at = Chapter { $chapter } of { $chapters }: { $dungeon }
pds-running-gathering = Waiting for the party
pds-go-on = Go on
pds-reread = The story so far
pds-omens = What waits below
pds-onwards = Onwards
pds-close = Back to the table
pds-before = Chapter { $chapter } of { $chapters }
pds-after = After chapter { $chapter }
pds-glory-so-far = Your glory so far: { $glory }
pds-the-end = The end
pds-last-beaten = { $boss }: beaten. Nobody will have to go down there again for a while.
pds-last-left = { $boss }: still down there, and now knows your steps.

## Omens: one sentence for each boss

pds-omen-minotaur = Horns have scraped the walls, well above the height of a head.
pds-omen-giant_spider = The threads across the passage are as thick as rope, and still sticky.
pds-omen-gorgon = The statues stand too close together, and all of them look surprised.
pds-omen-golem = Crumbs of clay lie on the stairs, and every tread has a dent as deep as a bucket.
pds-omen-chimera = Three voices growl in the dark, and they do not agree.
pds-omen-vampire = A mirror hangs with its face to the wall; the cup beneath it is full.
pds-omen-hydra = The water stirs in several places at once.
pds-omen-mummy = A strip of linen lies on the floor, and its other end is moving.
pds-omen-watcher = The dark itself seems to blink.
pds-omen-lich = A cold voice reads out names, and pauses where yours would come.
pds-omen-dragon = The rock is warm, and it breathes.
pds-omen-tentacled_horror = Something is feeling its way up the well, on all sides at once.

## The Bandit Hunters

pds-prologue-bandit_hunters = Three caravans in one month have left the city and never arrived. The merchants’ guild has stopped praying and started paying. It offers a purse, a map with more holes than roads, and one piece of advice: nobody robs the Great Road alone.
pds-opening-A = Beside the Great Road a watchtower has fallen into its own cellar. The wheel ruts end here, and so do the hoof prints. Behind the brambles a stair leads down, swept clean, with fresh wax on every third step. Somebody lives in these ruins and does not care for visitors. Somebody else, deeper down, has had far too few.
pds-closing-A = Among the loot lies a delivery note, neatly signed: to the Blue Carp, second cellar, after dark.
pds-opening-B = Upstairs the Blue Carp serves thin beer to honest people. Downstairs the barrels are hollow, the walls slide, and the stolen goods of half a kingdom change hands by lantern light. The smugglers keep guards that take no wages and ask no names. Tonight the landlord has sent his family away.
pds-closing-B = The last ledger names no names. It only has a drawing of a gate: the one above which the city council sits.
pds-opening-C = Under the city gate lies what the city wants to forget: old drains, older graves, a prison without a door. The captain of the bandits has come home. From here he hears every cart that rolls overhead and counts it as his own. The guards will keep the portcullis down until the party returns, or until morning.
pds-closing-C = Overhead the first cart of the day rolls into the city, and nobody stops it.
pds-epilogue-bandit_hunters = The Great Road is only a road again. In the taverns the tale grows with every mug: ten bandits become a hundred, a scribbled map becomes the treasure of kings. The guild pays the purse in full. It is a good deal lighter than the story, and both will be spent by spring.

## The Mummy of Hamnapta

pds-prologue-mummy_of_hamnapta = For nine days a storm has walked across the desert, turning over the dunes of Hamnapta like the pages of a book. Now the nomads bury their fires at night. They say that a king under the sand has begun to count his servants, and that the number does not come out right.
pds-opening-D = The sand has given back a door that was meant to stay shut. It has no lock and no handle, only the print of a hand in the stone, and every hand fits. Inside, the air is cool and smells of honey and dust. The nomads will wait with the camels until the third evening. They have tied a thread to the doorpost and pay it out without a word.
pds-closing-D = Behind the last hall a second door stands ajar. The dust before it shows bare footprints, and all of them lead out.
pds-opening-E = A thousand sealed jars stand in the dark, row upon row, each with a painted face. In them rest the hearts of a court that swore to serve beyond death. One jar has been broken from within; its face lies on the floor and smiles. Whoever speaks aloud in this hall hears the answer a moment too early.
pds-closing-E = One after another the painted eyes close. A single jar stays awake and hums, and the humming shows the way to the vault.
pds-opening-F = The king of Hamnapta was buried with everything he feared to lose: his gold, his guards, his enemies, his name. The vault lies so deep that the rock is warm. One sentence is carved into the lid of the sarcophagus, and every hero reads something else in it. The torch burns upright. There is no wind, and yet it whispers.
pds-closing-F = Far above, the sand begins to trickle again, grain by grain, as if somebody had turned an hourglass.
pds-epilogue-mummy_of_hamnapta = By morning the dunes have closed over Hamnapta, and not even the thread shows where the door was. At night the nomads light their fires again. On the way home the gold weighs a little less every day, and after dark nobody looks into the saddlebags.

## The Warlocks' Tower

pds-prologue-warlocks_tower = The warlocks’ tower has stood empty for a hundred years. So the villagers say, and as for the smoke from its chimneys: ghosts get cold too. Last week its windows lit up from the bottom to the top, one after another, as if somebody were climbing the stairs and did not want to be alone.
pds-opening-G = The lower halls are open to all; that alone should have been a warning. The gate bows on its hinges. The suits of armour have been polished, though there is no rag and no servant. Somebody has chalked arrows on the floor, and all of them point the same way: in. Those that pointed out have been wiped off with care.
pds-closing-G = At the top of the stairs hangs a bell without a clapper. It rings, and behind the wall pages begin to rustle.
pds-opening-H = Here the books read the visitors. They lean from their shelves, breathe on the light and whisper page numbers. Some volumes are chained, and with good reason; some chains hang empty. The warlocks wrote down everything that they did not dare to do. Then they died, and the writing had to go on without them.
pds-closing-H = In the catalogue a fresh line is drying: “Lent: one party of heroes. Due back: never.”
pds-opening-I = At the top of the tower a prisoner holds all the keys. Nobody has ever locked him in; he only keeps the others out. For a hundred years he has played chess against the wind and not lost a single piece. The last steps are worn to the shape of one pair of feet. Up there a chair is drawn back, politely.
pds-closing-I = The keys fall, one after another, down the whole height of the tower. It takes a long time until the last one lands.
pds-epilogue-warlocks_tower = In the village they look up at a dark tower and sleep well. The heroes have brought home a book that nobody remembers taking. It is blank but for the first page, where the story of this very night stands in a careful hand, and below it: to be continued.

## Across the Kingdom

pds-prologue-across_the_kingdom = The queen has sent for heroes, and since heroes are rare she takes what comes. From three corners of the kingdom she hears the same complaint: something below the ground is knocking. She hands over a seal, three letters and a bag of oats for the horses. For the heroes there will be supper when it is over.
pds-opening-J = The wheel still turns, although the river left this valley long ago. The mill grinds by night, and in the morning flour lies before the doors, grey and damp, and nobody bakes with it. The miller’s daughter has counted the steps down to the cellar: every evening there is one more. On the last one stands water that does not mirror the ceiling.
pds-closing-J = The wheel stops. In the silence the whole valley hears, for the first time in years, how far away the river is.
pds-opening-K = Every village on the slope pays tribute to whatever breathes inside the mountain: a goat at new moon, a cart of coal at full. This year the mountain has asked for a name. It stood written in the ash before the chapel, and the next morning on somebody’s door. The path leads up, then in, and then, against all reason, down.
pds-closing-K = Ash falls on the roofs like snow, soft and almost cold. Before the chapel it lies smooth, without a single letter.
pds-opening-L = The miners dug for silver and broke into somebody’s roof. Below the shaft there are pillared halls, tables laid for a hundred guests, and chairs that were pushed back only a moment ago. The old king had his mine dug so deep that death did not find him. He holds court down there and has called up everything that ever served him.
pds-closing-L = The pillars stop humming. Along the table the candles go out from both ends, and the one in the middle is left burning, for the guests.
pds-epilogue-across_the_kingdom = The knocking has stopped. The queen keeps her word: there is supper, with candles, and it lasts until morning. Three letters lie before her, each with a muddy seal. “And what was it?” she asks at last. The heroes look at each other, and then they draw her a map.

## All twelve chapters

pds-prologue-all = Four tales, twelve chapters, one party. It begins with a robbed caravan on the Great Road and ends at a queen’s table; between them lie a desert, a tower and half a kingdom. Nobody is going to believe all of it. So take a pencil along, and draw a map of everything.
pds-epilogue-all = Twelve maps lie on the table, all by the same hand, which has grown steadier from sheet to sheet. The corners are singed, the margins full of sums. Somewhere down there is surely a thirteenth door. But the pencil is worn to a stub, and for tonight that will do.
