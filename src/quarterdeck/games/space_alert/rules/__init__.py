"""The rules of Space Alert, one module per chapter."""
