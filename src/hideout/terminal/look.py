"""The colours of the terminal, from the palette every table of Hideout has.

Colour only repeats what text and shape already say: with NO_COLOR nothing is lost.
"""

from textual.theme import Theme

NIGHT = "#10131F"
TABLE = "#1A2033"
LAMP = "#FFE9B0"
PAPER = "#F5F1E4"
INK = "#141414"
PURPLE = "#6A348F"
YELLOW = "#FFCB1A"
GREEN = "#3E8168"
RED = "#B42B19"
BLUE = "#62C9EE"
ORANGE = "#F19349"
PINK = "#FB7FC7"
DARK_GREEN = "#06382C"

ON_PAPER = f"{INK} on {PAPER}"
ON_PURPLE = f"{PAPER} on {PURPLE}"
ON_YELLOW = f"{INK} on {YELLOW}"
ON_GREEN = f"#FFFFFF on {GREEN}"
ON_RED = f"{PAPER} on {RED}"
ON_BLUE = f"{INK} on {BLUE}"
ON_ORANGE = f"{INK} on {ORANGE}"
ON_PINK = f"{INK} on {PINK}"
ON_DARK_GREEN = f"{PAPER} on {DARK_GREEN}"
ON_TABLE = f"on {TABLE}"
LIT = f"bold {LAMP}"
QUIET = "#A9AEBF"

THEME = Theme(
    name="night",
    primary=LAMP,
    secondary=GREEN,
    accent=LAMP,
    foreground=PAPER,
    background=NIGHT,
    surface=NIGHT,
    panel=TABLE,
    dark=True,
)
