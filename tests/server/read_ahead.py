"""Importing this reads ahead as a server does: forks of the process that did so have all words and tables at hand."""

import gc

from quarterdeck.server.content import read_words

read_words()
gc.collect()
gc.freeze()
