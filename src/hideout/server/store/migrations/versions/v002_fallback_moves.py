"""Moves that are random, because the bot made none"""

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"


def upgrade() -> None:
    is_fallback = sa.Column("is_fallback", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("moves", is_fallback)
