"""Studying games: simulation, statistics."""
