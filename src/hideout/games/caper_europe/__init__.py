"""Caper: Europe, for two."""
