"""The first episode with a coach (G7-R51)."""
