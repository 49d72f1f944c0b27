"""Art Robbery, for two to five players. Rules are numbered A1 to A17."""
