### What bots say now and then: each has a style. Nothing here tells what anybody holds.

level-voices = Bots talk
level-voices-why = Now and then a bot says something. It never gives anything away.

say-bold-hello-1 = Torches up. Off we go.
say-bold-hello-2 = I hope you brought courage.
say-bold-won = That is how it is done.
say-bold-lost = What a way to go down!
say-bold-wd-1 = More monsters. I like it.
say-bold-wd-2 = Armour is for the timid.
say-bold-pd-1 = Straight to the boss, I say.
say-bold-pd-2 = Dice favour the daring.
say-bold-dc-1 = Whoever digs first, digs best.
say-bold-dc-2 = The dark does not bite.
say-bold-dl-1 = Evil pays.
say-bold-dl-2 = Let the heroes come.

say-careful-hello-1 = Good luck. Mind the steps.
say-careful-hello-2 = Slowly, and nobody gets hurt.
say-careful-won = Patience pays.
say-careful-lost = I should have counted twice.
say-careful-wd-1 = I count the cards I know.
say-careful-wd-2 = Better to pass than to limp out.
say-careful-pd-1 = Potions first, glory later.
say-careful-pd-2 = Let me plan that twice.
say-careful-dc-1 = I like a path with a way back.
say-careful-dc-2 = One step, then another look.
say-careful-dl-1 = Taxes come sooner than you think.
say-careful-dl-2 = Feed the imps before you dream.

say-suspicious-hello-1 = I am keeping an eye on you.
say-suspicious-hello-2 = Somebody here smiles too much.
say-suspicious-won = I knew what you were up to.
say-suspicious-lost = You had that planned all along.
say-suspicious-wd-1 = Why did you pass so quickly?
say-suspicious-wd-2 = I wonder what lies in there.
say-suspicious-pd-1 = Nobody needs that many gems.
say-suspicious-pd-2 = You are after my boss, aren’t you?
say-suspicious-dc-1 = Who closed that tunnel?
say-suspicious-dc-2 = Too friendly to be loyal.
say-suspicious-dl-1 = I know what you ordered.
say-suspicious-dl-2 = The paladin has a list, I am sure.
