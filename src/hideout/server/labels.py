"""The texts of the page itself, by the key it asks for them with: an area for each part of it.

Sentences about games, cards and moves are not here: the rules' own words make those.
"""

from hideout.words import Words, mark

LOBBY = {
    "hideout": mark("Hideout"),
    "close": mark("Close"),
    "cancel": mark("Cancel"),
    "name": mark("Name"),
    "to-lobby": mark("To the lobby"),
    "connecting": mark("Connecting …"),
    "line-lost": mark("The connection is lost. Trying again …"),
    "server-gone": mark("The server does not answer."),
    "try-again": mark("Try again"),
    # Quick start
    "tagline": mark("Three heist games at one table: against bots, with friends, by link."),
    "tonight": mark("Tonight"),
    "your-name": mark("Your name"),
    "default-name": mark("Ada"),
    "quick-start": mark("Play now"),
    "opponent": mark("Opponent"),
    "preparing": mark("Preparing the table …"),
    # A new table
    "new-table": mark("A new table"),
    "game": mark("Game"),
    "seats": mark("Seats"),
    "seat-number": mark("Seat {n}"),
    "seat-role": mark("Seat {n}: {role}"),
    "team-number": mark("Team {n}"),
    "who-sits": mark("Who sits here"),
    "me": mark("Me"),
    "here": mark("Somebody at this device"),
    "friend": mark("A friend, by link"),
    "bots": mark("Bots"),
    "other-bots": mark("Bots to compare with"),
    "friend-help": mark("You get a link to send once the table is open."),
    "here-help": mark("The device is handed over; hands stay hidden meanwhile."),
    "only-bots": mark("Only bots sit here: you will watch them."),
    "more": mark("More"),
    "own-cards": mark("Cards of your own"),
    "own-cards-help": mark("A catalogue file. Without one, the game's own cards are used."),
    "own-cards-used": mark("In use: {file}"),
    "choose-file": mark("Choose a file"),
    "remove": mark("Remove"),
    "listed": mark("Show the table in the list"),
    "listed-help": mark("Then anybody on this server can watch, and take a free seat."),
    "open-table": mark("Open the table"),
    # Tables
    "continue": mark("Go on playing"),
    "continue-none": mark("Your tables will wait for you here."),
    "forget": mark("Remove from the list"),
    "watch": mark("Watch"),
    "tables-to-watch": mark("Tables to watch"),
    "watch-none": mark("No table is in the list at the moment."),
    "free-seats": mark("Free seats: {n}"),
    "finished": mark("Finished"),
    "all-seats-taken": mark("All seats are taken."),
    # Records
    "load-record": mark("Load a record"),
    "record-help": mark("Paste a record or choose its file; the table opens where it ends."),
    "record": mark("Record"),
    "read-record": mark("Read it"),
    "moves-made": mark("Moves made: {n}"),
    # Invitations
    "invite": mark("Invite"),
    "invite-help": mark("Whoever opens this link can take a free seat. No account is needed."),
    "invite-local": mark(
        "This link works on this machine only. For others, start: hideout serve --host 0.0.0.0"
    ),
    "link": mark("Link"),
    "copy-link": mark("Copy the link"),
    "copied": mark("Copied."),
    "copy-yourself": mark("Copy it from the field."),
    "to-table": mark("To the table"),
    "take-seat": mark("Take a seat"),
    "sit-down": mark("Sit down"),
    "only-watch": mark("Only watch"),
    # Preferences
    "preferences": mark("Preferences"),
    "language": mark("Language"),
    "theme": mark("Theme"),
    "theme-system": mark("As the device"),
    "theme-dark": mark("Dark"),
    "theme-light": mark("Light"),
    "text-size": mark("Text"),
    "text-normal": mark("Normal"),
    "text-large": mark("Large"),
    "text-larger": mark("Larger"),
    "pace": mark("Pace"),
    "pace-slow": mark("Slow"),
    "pace-normal": mark("Normal"),
    "pace-fast": mark("Fast"),
    "pref-pace-help": mark("How long each step of the others stays on the screen."),
    "pref-motion": mark("Motion"),
    "pref-motion-help": mark("Cards and lamps glide to where they go."),
    "pref-confirm": mark("Confirm moves"),
    "pref-confirm-help": mark("A move is shown first, and made when you confirm it."),
    "pref-memory": mark("Memory aid"),
    "pref-memory-help": mark("Shows where cards are that you have seen."),
    "pref-score": mark("Open score"),
    "pref-score-help": mark("Shows the points while the game goes on."),
    "pref-patterns": mark("Patterns"),
    "pref-patterns-help": mark("Every colour has a pattern, too."),
    "pref-card-text": mark("Text on cards"),
    "pref-card-text-help": mark("Cards show their sentence in place of the picture."),
    "pref-sound": mark("Sound"),
    "pref-sound-help": mark("A quiet sound when it is your turn."),
}
"""Also what is the same everywhere: preferences, the connection, buttons."""

TABLE: dict[str, str] = {}
"""Around every board."""

HEIST: dict[str, str] = {}
"""The boards of the two Capers."""

ART_ROBBERY: dict[str, str] = {}
"""The board of Art Robbery."""

AREAS = (LOBBY, TABLE, HEIST, ART_ROBBERY)
LABELS = {key: text for area in AREAS for key, text in area.items()}


def labels_in(language: str) -> dict[str, str]:
    """What stands between braces in a label is for the page to fill in."""
    words = Words(language)
    return {key: words.name(text) for key, text in LABELS.items()}
