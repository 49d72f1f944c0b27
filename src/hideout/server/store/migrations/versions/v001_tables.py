"""Tables, their seats and their moves"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "001"
down_revision = None


def upgrade() -> None:
    state = op.create_table(
        "state",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("generation", sa.String(32), nullable=False),
        sa.CheckConstraint("id = 1", name="state_has_one_row"),
    )
    op.bulk_insert(state, [{"id": 1, "generation": secrets.token_hex(16)}])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("catalogue_hash", sa.String(16), nullable=False),
        sa.Column("catalogue_text", sa.Text),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(20), nullable=False),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("is_imported", sa.Boolean, nullable=False),
        sa.Column("is_over", sa.Boolean, nullable=False),
        sa.Column("previous", sa.String(32), sa.ForeignKey("tables.id"), unique=True),
    )
    op.create_index("ix_tables_is_over", "tables", ["is_over"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("stand_in", sa.String(64)),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("token_hash", sa.String(64)),
    )
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.String(256)),
        sa.Column("move_id", sa.String(64)),
        sa.Column("made", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "move_id", name="a_move_id_is_one_move"),
    )
