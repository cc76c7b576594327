# The combat academy of Dungeon Lords: puzzles, hints, scores, and what would have been best.

dl-puzzle-lead = A party of heroes stands before your dungeon. Lose as little as possible in four rounds of combat.
dl-puzzle-practice-1 = A stone and a Troll
dl-puzzle-practice-1-lead = Two warriors in front, a priest behind: when to spend your food, and when healing comes too late.
dl-puzzle-practice-2 = Who strikes first
dl-puzzle-practice-2-lead = Thieves see through traps. The order of your attacks decides who can be reached at all.
dl-puzzle-practice-3 = The same ground twice
dl-puzzle-practice-3-lead = A Vampire who need not rest, and a round without conquest: hold the tile, then strike where it hurts.
dl-puzzle-practice-4 = Two healers
dl-puzzle-practice-4-lead = Nobody heals unless somebody attacked, and fatigue is dealt out point by point.
dl-puzzle-practice-5 = A room, two monsters and a trap
dl-puzzle-practice-5-lead = The first fight once more, but the second tile is a room: there two monsters may fight side by side.

dl-puzzle-value-lost = { $count ->
        [0] no tile lost
        [one] { $count } tile lost
       *[other] { $count } tiles lost
    }
dl-puzzle-value-captured = { $count ->
        [0] nobody captured
       *[other] { $count } captured
    }
dl-puzzle-value-spent = { $count ->
        [0] nothing spent
       *[other] { $count } spent
    }
dl-puzzle-value-lost-help = Fewest lost tiles first; everything else only breaks ties.
dl-puzzle-value-captured-help = Then as many prisoners as possible.
dl-puzzle-value-spent-help = Then as little gold, food, imps and traps as possible; each counts one. Creatures rise again and cost nothing.

dl-puzzle-stars-0 = A tile could have been saved.
dl-puzzle-stars-1 = The tiles are safe, but somebody got away.
dl-puzzle-stars-2 = Only a cheaper solution would be better.
dl-puzzle-stars-3 = It cannot be done better.

dl-puzzle-hint-plan = { $traps ->
        [0] { $creatures ->
            [0] Send nothing into this battle.
            [one] No trap now; one creature is enough.
           *[other] No trap now; send { $creatures } creatures.
        }
        [one] { $creatures ->
            [0] A trap alone does it.
            [one] One trap and one creature.
           *[other] One trap and { $creatures } creatures.
        }
       *[other] { $creatures ->
            [0] { $traps } traps, and no creature.
            [one] { $traps } traps and one creature.
           *[other] { $traps } traps and { $creatures } creatures.
        }
    }
dl-puzzle-hint-attack = Now it is the turn of: { $creature }.
dl-puzzle-hint-choice = What you choose now matters. Count the hit points that are left.

dl-hindsight-title = What would have been best
dl-hindsight-part = { $seat }, year { $year }
dl-hindsight-happened = What happened: { $score }
dl-hindsight-known = The best play with what was known: { $score }
dl-hindsight-open = With all cards face up from the start: { $score }
dl-hindsight-perfect = Nobody could have done better.
dl-hindsight-estimate = This combat is too large to be searched to its end; better play may exist.
dl-hindsight-paladin = The paladin came or went; the comparison does not take that into account.
