from tests.support.probe_mod import X


def test_x() -> None:
    assert X == 3
