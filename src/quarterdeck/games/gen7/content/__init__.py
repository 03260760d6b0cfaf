"""What is printed: the words cards are written in, the base pack, and every text the players read."""
