"""Logs: rows written while the rules run, or nothing at all."""

from hideout.kit.log import new_log, no_log, note, rows


def test_a_new_log_has_no_rows() -> None:
    assert rows(new_log()) == []


def test_rows_come_back_in_order_with_zeros_for_what_was_not_given() -> None:
    log = new_log()
    note(log, 3, 1, 2)
    note(log, 0)
    note(log, 7, -1, 2, 3, 4, 5)
    assert rows(log) == [
        (3, 1, 2, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0),
        (7, -1, 2, 3, 4, 5, 0, 0),
    ]


def test_a_log_that_is_not_kept_stays_empty() -> None:
    log = no_log()
    note(log, 3, 1, 2)
    assert not log.rows.any()
