### History, profiles, statistics, ratings.

hist-title = My matches
hist-lead = Everything you have played to the end here, with the replays.
hist-none = You have not finished a match yet.
hist-none-fits = None of your matches fit.
hist-play = Choose a game
hist-filters = Which matches
hist-game = Game
hist-all-games = all games
hist-players = Players
hist-any-number = any number
hist-outcome = Outcome
hist-any-outcome = won and lost
hist-won = won
hist-lost = not won
hist-against = Only with { $name }
hist-everybody = With everybody
hist-total =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
hist-more = Show older ones
hist-replay = Replay
hist-place = Place { $place } of { $players }
hist-alone = Points: { $score }
hist-private = private
hist-rated = Rating { $rating } ({ $change })
hist-forfeited = lost on time
hist-nobody = somebody who left
hist-statistics = Statistics
hist-scores = Scores over time
hist-ratings = Rating over time
hist-seats = Win rate by seat
hist-picks = Favourites
hist-picks-why = What is chosen most often, and how the matches with it ended.
hist-few = There are not enough matches for a chart yet.
hist-figures = As a table
hist-plot-of =
    { $count ->
        [one] { $title }: { $count } match, between { $low } and { $high }.
       *[other] { $title }: { $count } matches, between { $low } and { $high }.
    }
hist-date = Date
hist-score = Score
hist-rating = Rating
hist-score-welcome_dungeon = { $score ->
    [one] { $score } success
   *[other] { $score } successes
}
hist-score-paper_dungeons = { $score } glory
hist-score-dark_cave = { $score ->
    [0] not in the winning clan
   *[other] in the winning clan
}
hist-score-dungeon_lords = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
hist-seat = Seat
hist-matches = Matches
hist-wins = Won
hist-share = Share won
hist-what = What
hist-times = Times chosen
hist-of-players = Seat { $number } of { $players }

profile-since = Here since { $date }
profile-you = This is how others see you. Matches at private tables are shown only to those who sat there.
profile-ratings = Ratings
profile-no-ratings = No rated match yet.
profile-games = Games
profile-streak = won in a row
profile-longest = longest row of wins
profile-tally = { $matches ->
    [one] 1 match, won: { $wins } ({ $share })
   *[other] { $matches } matches, won: { $wins } ({ $share })
}
profile-favourite = Favourite: { $what } ({ $count }×)
profile-best = Best: { $score } ({ $date })
profile-recent = Latest matches
profile-versus = You and { $name }
profile-versus-none = You have not finished a match against each other yet.
profile-ahead = You ahead
profile-level = Even
profile-behind = You behind
profile-together = Our matches
profile-history = All my matches
profile-to-ratings = All ratings

rate-title = Ratings
rate-lead = Each game and each number of players has its own list. Everybody starts at 1500 ± 350; the more matches, the more certain the number. The list is ordered by what is certain: the rating minus twice its uncertainty.
rate-none =
    { $enough ->
        [one] Nobody has played a rated match here yet.
       *[other] Nobody has played { $enough } rated matches here yet.
    }
rate-mine = Your rating: { $rating } ± { $deviation }
rate-now = Your rating: { $rating } ± { $deviation } ({ $change })
rate-waiting = Calculating ratings…
rate-mine-few =
    { $left ->
        [one] { $left } more match and you are listed.
       *[other] { $left } more matches and you are listed.
    }
rate-value = { $rating } ± { $deviation }
rate-rank = Rank
rate-name = Name
rate-recounting = matches processed
rate-recounted = { $counted } matches counted; { $noted } old results added, { $left_out } left out.
