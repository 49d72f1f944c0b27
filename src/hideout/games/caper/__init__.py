"""Caper (2018): for two, for three with a Snitch, for four in teams. Rules are C1 to C32."""
