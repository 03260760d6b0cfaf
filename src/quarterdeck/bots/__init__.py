"""Players that see only what a seat sees."""
