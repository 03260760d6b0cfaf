"""The server: accounts, lobby, tables, live connections, and the store that remembers them."""
