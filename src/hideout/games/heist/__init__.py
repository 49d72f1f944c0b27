"""What the two Capers share: the draft, crews, scarce coins, effects as data, sets."""
