"""Art Robbery's rules, put together for tables, bots and simulations."""

from hideout.games.art_robbery import decisions, events, moves, rules, scoring, view
from hideout.games.art_robbery.table import ArtTable, Book, make_book
from hideout.games.art_robbery.values import ArtView
from hideout.kit.game import Rules
from hideout.kit.kernel import Kernel

RULES = Rules(
    kernel=Kernel(
        book_fields=Book,
        table_fields=ArtTable,
        move_codes=rules.MOVE_CODES,
        max_decisions=10_000,
        passes_hands=False,
        deal=rules.deal,
        legal=rules.legal,
        play=rules.play,
        mask=view.mask,
        sample=view.sample,
        scores=scoring.scores,
        conserved=rules.conserved,
    ),
    make_book=make_book,
    move=decisions.move,
    parse_move=moves.parse_move,
    why_not=decisions.why_not,
    event=events.event,
    ledger_line=scoring.ledger_line,
    view=view.view,
    move_type=moves.ArtMove,
    event_type=events.ArtEvent,
    view_type=ArtView,
)
