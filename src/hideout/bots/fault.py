"""What can go wrong with a bot that is not our own."""

from hideout.errors import HideoutError


class BotFault(HideoutError):
    """A bot did not make a decision; the message says what it did instead."""


class BotGone(BotFault):
    """It will not make any further one either."""
