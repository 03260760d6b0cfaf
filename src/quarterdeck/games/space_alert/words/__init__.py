"""Texts and pictures of Space Alert that need code."""
