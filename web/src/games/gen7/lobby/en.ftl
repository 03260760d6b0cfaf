# Gen7 in the lobby, loaded on every page: its name, the ways to begin, its table options.
ui-game-gen7 = Gen7
ui-about-gen7 =
    Officers of a generation ship send their crew dice through its rooms, mend what breaks, do their tasks and
    decide together how the story goes on: a campaign of seven episodes for three or four.
ui-pace-gen7 = turn by turn, no clock
ui-play-alone-gen7 = Play with bots
ui-solo-game-gen7 = Campaign with bots
ui-next-game-gen7 = Start the next episode
ui-campaign-game-gen7 = Episode { $n }
ui-result-won-gen7 = { $score } merit
g7-minutes-of-episode = { $count } min per episode
g7-note-episode = Episode { $episode } of a campaign
g7-gallery = Gallery of endings
g7-round = Round { $round }
table-gen7-ship = Name of the ship
    .hint = It stands in the ship’s log.
    .placeholder = The Tern
    .clause = G7-2.1
table-gen7-officers = Names of the officers
    .hint = One for each seat, for the whole campaign.
    .placeholder = Oduya, Brandt, Kamara, Ek
    .clause = G7-2.2
table-gen7-bots_vote = Bots vote
    .hint = Whether ballots of bots count like those of people, or only break ties.
    .clause = G7-8.3
table-gen7-answer_time = Time to answer
    .hint = Seconds for an answer to a proposal and for a ballot; 0 means no limit.
    .clause = G7-R23
table-gen7-answer_time-0 = no limit
table-gen7-reading_time = Time to read
    .hint = Seconds for reading a text together; 0 means no limit.
    .clause = G7-R10
table-gen7-reading_time-0 = no limit
