"""A table with people and bots at it: who sits where, what happened, undo, the record on disk."""
