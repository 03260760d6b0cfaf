"""The first guided game of Xia (XIA-R34 to XIA-R36)."""
