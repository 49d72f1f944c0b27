"""What every game is made of: the contract, the compiled kernel, randomness, catalogues, codecs."""
