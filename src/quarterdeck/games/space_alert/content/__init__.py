"""What is printed on cards and boards of Space Alert: the words it is written in, and the base pack."""
