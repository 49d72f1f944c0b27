"""Caper's rules, put together for tables, bots and simulations."""

from hideout.games.caper import decisions, events, moves, rules, scoring, view
from hideout.games.caper.book import make_book
from hideout.games.caper.codes import MOVE_CODES
from hideout.games.caper.table import Book, CaperTable
from hideout.games.caper.values import CaperView
from hideout.games.heist import hidden
from hideout.games.heist.deal import family_conserved
from hideout.kit.game import Rules
from hideout.kit.kernel import Kernel

RULES = Rules(
    kernel=Kernel(
        book_fields=Book,
        table_fields=CaperTable,
        move_codes=MOVE_CODES,
        max_decisions=200,
        passes_hands=True,
        deal=rules.deal,
        legal=rules.legal,
        play=rules.play,
        mask=hidden.mask,
        sample=hidden.sample,
        scores=scoring.scores,
        conserved=family_conserved,
    ),
    make_book=make_book,
    move=decisions.move,
    parse_move=moves.parse_move,
    why_not=decisions.why_not,
    event=events.event,
    ledger_line=scoring.ledger_line,
    view=view.view,
    move_type=moves.CaperMove,
    event_type=events.CaperEvent,
    view_type=CaperView,
)
