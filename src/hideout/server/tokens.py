"""The secrets that seats are held by. Only their hashes are kept."""

import hashlib
import hmac
import secrets

TOKEN_BYTES = 32
ID_BYTES = 12


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """Not to be guessed either: who knows it may watch."""
    return secrets.token_hex(ID_BYTES)


def hash_of(token: str) -> str:
    # A token is long and random: there is nothing to guess, and so no need for a slow hash.
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def is_token(token_hash: str, known: str | None) -> bool:
    return known is not None and hmac.compare_digest(token_hash, known)
