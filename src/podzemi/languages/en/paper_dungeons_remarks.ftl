# What the teacher says in a first match of Paper Dungeons.

pdt-cards = Your power helps you throughout the match, your goal counts at the end. Choose two that pull the same way.
pdt-dice = Three of the six dice are yours in every round. All use the same dice: nobody takes one away from you.
pdt-step = In a room the fight comes first, then the trap, then the treasure. A hero who is strong enough spares you the wounds.
pdt-half = A free half of an item. Only a finished item works, so finish what you have begun.
pdt-boss = After this round the first boss attacks. Only those who have been in its room face it; the others flee and lose glory.
pdt-skull = A skull cannot be used. It wounds everybody the moment it is rolled.
pdt-clover = The clover is good for any hero and any item. Keep it for what no other die can do.
pdt-outside = You are still outside. Gems that others take in this round are gone for you in the next.
pdt-wounds = Wounds on the track cost glory at the end, more with every step. Nothing heals them; potions only absorb new ones.
pdt-potions = You have no potions. Brewing gives two, and each of them absorbs two wounds.
pdt-lowest = At the end your lowest hero counts. Do not leave one of the four behind.
pdt-last = The last round. The last boss comes, and then everything is counted: ask of each die how much glory it brings.
