# Votes, in whatever game has them.
reason-same-vote = That is your vote already.
