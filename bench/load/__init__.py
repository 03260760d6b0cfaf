"""Servers under load: processes that are measured, and the people who sit at their tables."""
