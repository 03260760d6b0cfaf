"""Tests of Gen7."""
