# Before a game
introduction = First game
introduction-about = A coach leads you through a round step by step, then you play on by yourself towards goals.
start-passenger = Who travels with you?
start-passenger-random = A surprise guest
start-passenger-random-about = One of the six passengers at random.
