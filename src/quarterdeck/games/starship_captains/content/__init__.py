"""What is printed on cards, maps and boards of Starship Captains: the words it is written in, and the base pack."""
