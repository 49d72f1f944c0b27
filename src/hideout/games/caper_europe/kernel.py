"""Caper: Europe's rules, put together for tables, bots and simulations."""

from hideout.games.caper_europe import decisions, events, moves, rules, scoring, view
from hideout.games.caper_europe.book import make_book
from hideout.games.caper_europe.codes import MOVE_CODES
from hideout.games.caper_europe.table import Book, EuropeTable
from hideout.games.caper_europe.values import EuropeView
from hideout.games.heist import hidden
from hideout.kit.game import Rules
from hideout.kit.kernel import Kernel

RULES = Rules(
    kernel=Kernel(
        book_fields=Book,
        table_fields=EuropeTable,
        move_codes=MOVE_CODES,
        max_decisions=200,
        passes_hands=True,
        deal=rules.deal,
        legal=rules.legal,
        play=rules.play,
        mask=hidden.mask,
        sample=hidden.sample,
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
    move_type=moves.EuropeMove,
    event_type=events.EuropeEvent,
    view_type=EuropeView,
)
