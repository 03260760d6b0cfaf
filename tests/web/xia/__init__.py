"""The board of Xia in a browser."""
