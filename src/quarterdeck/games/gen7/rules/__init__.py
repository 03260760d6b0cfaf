"""The rules of Gen7, one module per chapter."""
