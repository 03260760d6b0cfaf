"""The texts of Xia: names that need code, and descriptions of tables."""
