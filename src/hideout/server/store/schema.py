"""The database as SQLAlchemy knows it; migrations/ makes it so."""

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData()

STATE = Table(
    "state",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("generation", String(32), nullable=False),
    CheckConstraint("id = 1", name="state_has_one_row"),
)
"""One row. Its generation changes when everything is replaced by a backup."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("catalogue_hash", String(16), nullable=False),
    Column("catalogue_text", Text),
    Column("rules", Integer, nullable=False),
    Column("seed", String(20), nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("is_imported", Boolean, nullable=False),
    Column("is_over", Boolean, nullable=False, index=True),
    Column("previous", String(32), ForeignKey("tables.id"), unique=True),
)
"""A seed has 64 bits without a sign, which no integer of a database holds: it is text. The
catalogue's text is there if it is not ours. A rematch knows its previous table."""

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("bot", String(64)),
    Column("stand_in", String(64)),
    Column("is_open", Boolean, nullable=False),
    Column("token_hash", String(64)),
)

MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", String(256)),
    Column("move_id", String(64)),
    Column("made", Float, nullable=False),
    Column("is_fallback", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("table_id", "seat", "move_id", name="a_move_id_is_one_move"),
)
"""In order: the database itself refuses a second move for a ply, and a move id twice. Without a
move, the row takes back the last one that stands."""
