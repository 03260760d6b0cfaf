"""What views show besides the state."""
