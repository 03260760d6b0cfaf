"""Fields of every view of Xia that follow from the table by the rules, so that boards need not work them out."""
