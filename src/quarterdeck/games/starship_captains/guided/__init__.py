"""The first guided game (SC-R33 to SC-R35)."""
