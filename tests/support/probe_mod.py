X: int = 3
