"""Each version of the tables, made from the one before."""

NEWEST = "001"
"""A database of this version needs no migration."""
