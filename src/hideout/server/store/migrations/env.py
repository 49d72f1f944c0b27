"""How Alembic reaches the database: over the connection it is handed."""

from alembic import context

from hideout.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
