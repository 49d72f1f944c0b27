"""Each version of the tables, made from the one before."""

NEWEST = "002"
"""A database of this version needs no migration."""
