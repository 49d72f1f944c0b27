"""Who knows which cards of which hand in Caper, at each moment of each mode."""

import hideout
from hideout.kit.table import Table
from tests.support.caper import hand, look, position
from tests.support.heist import play


def viewers(table: Table) -> list[int | None]:
    return [*range(1, table.seats + 1), None]


def known(table: Table, owner: int) -> dict[int | None, str]:
    """A hand as everybody sees it."""
    return {viewer: hand(table, owner, viewer) for viewer in viewers(table)}


def only(owner: int, cards: str, table: Table, *also: int) -> dict[int | None, str]:
    """What `known` tells when the owner and these others know these cards."""
    unknown = " ".join("?" for _ in cards.split())
    return {viewer: cards if viewer in (owner, *also) else unknown for viewer in viewers(table)}


# Two players


def test_two_before_the_exchange_a_hand_is_its_owners() -> None:
    table = hideout.deal("caper", seed=9)
    for owner in (1, 2):
        assert known(table, owner) == only(owner, hand(table, owner), table)
    play(table, f"play {hand(table, 1).split()[0]} at 1")
    for owner in (1, 2):
        assert known(table, owner) == only(owner, hand(table, owner), table)


def test_two_after_the_exchange_both_know_both_hands() -> None:
    table = hideout.deal("caper", seed=9)
    play(table, f"play {hand(table, 1).split()[0]} at 1")
    play(table, f"play {hand(table, 2).split()[0]} at 1")
    for _ in range(3):
        for owner in (1, 2):
            assert known(table, owner) == only(owner, hand(table, owner), table, 3 - owner)
        play(table, f"play {hand(table, table.seat or 0).split()[0]} at 2")


def test_two_a_new_round_has_new_hands() -> None:
    table = hideout.deal("caper", seed=9)
    while look(table).round == 1:
        table.play(table.moves()[0])
    for owner in (1, 2):
        assert known(table, owner) == only(owner, hand(table, owner), table)


# The Snitch


def handed_out() -> Table:
    table = position(
        mode="snitch",
        turn=3,
        pile=4,
        white=("saint",),
        green=("mime",),
        hands={1: "skeleton-key", 2: "simple-disguise", 3: "helping-hand plans-caches"},
    )
    assert known(table, 3) == only(3, "helping-hand plans-caches", table)
    play(table, "give helping-hand to white")
    return table


def test_snitch_the_first_cards_are_known_to_their_owners_only() -> None:
    table = hideout.deal("caper", mode="snitch", seed=9)
    for owner in (1, 2, 3):
        assert known(table, owner) == only(owner, hand(table, owner), table)


def test_snitch_knows_what_it_handed_out_but_not_the_first_card() -> None:
    table = handed_out()
    assert known(table, 1) == {
        1: "helping-hand skeleton-key",
        2: "? ?",
        3: "? helping-hand",
        None: "? ?",
    }
    assert known(table, 2) == {
        1: "? ?",
        2: "plans-caches simple-disguise",
        3: "? plans-caches",
        None: "? ?",
    }


def test_snitch_knows_what_is_left_of_a_hand() -> None:
    table = handed_out()
    play(table, "play simple-disguise at 1 on 1", "discard helping-hand")
    assert known(table, 2) == only(2, "plans-caches", table, 3)
    assert known(table, 1) == only(1, "skeleton-key", table)


def test_snitch_does_not_learn_that_two_cards_are_the_same() -> None:
    table = position(
        mode="snitch",
        turn=3,
        pile=4,
        white=("saint",),
        green=("mime",),
        hands={1: "skeleton-key", 2: "skeleton-key", 3: "skeleton-key plans-caches"},
    )
    play(table, "give plans-caches to white", "play skeleton-key at 1 on 1")
    assert known(table, 2) == only(2, "skeleton-key", table)


def test_snitch_gives_face_down() -> None:
    one, other = (
        position(
            mode="snitch",
            turn=3,
            pile=4,
            hands={1: "skeleton-key", 2: "simple-disguise", 3: "helping-hand plans-caches"},
        )
        for _ in range(2)
    )
    play(one, "give helping-hand to white")
    play(other, "give plans-caches to white")
    assert one.view(None) == other.view(None)
    assert one.view(1) != other.view(1)


# Teams


def lookouts(white: str, green: str) -> Table:
    return position(
        mode="teams", turn=3, white=("saint",), green=("mime",), hands={3: white, 4: green}
    )


def test_teams_a_lookouts_cards_are_its_own() -> None:
    table = hideout.deal("caper", mode="teams", seed=9)
    for owner in (3, 4):
        assert known(table, owner) == only(owner, hand(table, owner), table)


def test_teams_a_lookout_knows_what_it_passed() -> None:
    table = lookouts(
        "skeleton-key helping-hand smoke-screen", "plans-caches briefcase blazeblaster"
    )
    play(table, "pass skeleton-key", "pass helping-hand", "pass plans-caches", "pass briefcase")
    assert known(table, 2) == only(2, "helping-hand skeleton-key", table, 3)
    assert known(table, 1) == only(1, "briefcase plans-caches", table, 4)
    assert known(table, 3) == only(3, "smoke-screen", table)
    assert known(table, 4) == only(4, "blazeblaster", table)


def passed_back() -> Table:
    """Green's Mastermind has passed a Helping Hand to green's Lookout."""
    table = lookouts(
        "skeleton-key helping-hand smoke-screen simple-disguise",
        "plans-caches briefcase blazeblaster plasma-cutter",
    )
    play(table, "pass skeleton-key", "pass helping-hand", "pass plans-caches", "pass briefcase")
    play(table, "play skeleton-key at 1 on 1")
    return table


def test_teams_a_card_passed_back_is_known_to_who_passed_it() -> None:
    table = passed_back()
    seen = known(table, 4)
    assert seen[4] == "blazeblaster helping-hand plasma-cutter"
    assert seen[2] == "? ? helping-hand"  # the Mastermind, of whom it has it
    assert seen[3] == "? ? helping-hand"  # the Lookout who passed it before
    assert seen[1] == seen[None] == "? ? ?"


def second_pass() -> Table:
    table = passed_back()
    play(table, "play plans-caches at 1 on 1", "pass smoke-screen", "pass simple-disguise")
    assert table.seat == 4
    return table


def test_teams_nobody_learns_whether_a_known_card_was_passed() -> None:
    table = second_pass()
    play(table, "pass helping-hand", "pass blazeblaster")
    assert known(table, 1) == only(1, "blazeblaster helping-hand", table, 4)
    assert known(table, 4) == only(4, "plasma-cutter", table)


def test_teams_nobody_learns_between_two_passes_whether_a_known_card_was_passed() -> None:
    one, other = second_pass(), second_pass()
    play(one, "pass helping-hand")
    play(other, "pass blazeblaster")
    for viewer in (2, 3, None):
        assert one.view(viewer) == other.view(viewer)
        assert one.sight(viewer).masked.tobytes() == other.sight(viewer).masked.tobytes()


def test_teams_when_all_is_passed_a_known_card_stays_known() -> None:
    table = position(
        mode="teams",
        turn=2,
        white=("saint",),
        green=("mime",),
        hands={
            2: "skeleton-key smoke-screen",
            1: "plans-caches simple-disguise",
            3: "helping-hand",
            4: "blazeblaster",
        },
    )
    play(table, "play skeleton-key at 1 on 1", "play plans-caches at 1 on 1")
    play(table, "pass helping-hand", "pass simple-disguise")
    play(table, "pass smoke-screen", "pass blazeblaster")
    assert known(table, 2)[1] == "? simple-disguise"  # white's Mastermind had it
    assert known(table, 1)[2] == "? smoke-screen"
    assert known(table, 1)[4] == "blazeblaster smoke-screen"
    assert known(table, 1)[3] == known(table, 1)[None] == "? ?"
