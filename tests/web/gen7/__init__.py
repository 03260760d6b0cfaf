"""Gen7 in browsers."""
