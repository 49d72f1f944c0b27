"""The games in the forms that research libraries know."""
