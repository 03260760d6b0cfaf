"""What is printed on sectors, ships, outfits and cards."""
