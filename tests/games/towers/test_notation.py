"""Towers on paper, and the schema of its editions."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.towers.tables import GAME, TINY, dealt, play, table
from wanderwall.game.edition import EditionProblem
from wanderwall.game.protocol import CHANCE
from wanderwall.games import read_edition
from wanderwall.games.sliding.state import TimeUp
from wanderwall.games.towers.state import Discard, Shuffle, State, Walk
from wanderwall.problem import Problem

NOTATION = GAME.notation


def magic(state: State, *, hand: str, pile: str, discards: str) -> State:
    """The same table with the red hand, the pile and the discards changed; blue holds what is left of the box."""
    rest = "u" * 8 + "d" * 8 + "j" * 8
    for card in hand + pile + discards:
        rest = rest.replace(card, "", 1)
    return replace(state, hands=(hand, rest), pile=pile, discards=discards)


def test_a_position_shows_heights_hands_runes_and_piles() -> None:
    state = replace(magic(dealt(first=1), hand="udj", pile="jdu", discards="du"), runes=(True, False))
    words = NOTATION.position_text(state).split()
    assert words[1].startswith("61")
    assert [len(row) for row in words[1].split("/")] == [10] * 5
    assert words[4].endswith(":udj*")
    assert words[5].endswith(":uuuuudddddjjjjjj")
    assert {"pile=jdu", "discard=du"} <= set(words)
    assert NOTATION.read_position(" ".join(words)) == state


def test_every_step_round_trips() -> None:
    base = play(dealt(first=1, hand_limit=1, turn_time=9), str(GAME.legal(dealt(first=1), 0)[0]))
    played = "ud" * 7 + "j" * 7
    walking = replace(base, hands=("j", "u"), pile="", discards=f"{played}d")
    shuffling = GAME.apply(walking, 0, Walk(walking.pawns[0]))
    late = GAME.apply(walking, CHANCE, TimeUp())
    discarding = GAME.apply(shuffling, CHANCE, Shuffle(f"d{played}"))
    assert [state.step for state in (walking, shuffling, late, discarding)] == ["walk", "shuffle", "shuffle", "discard"]
    for state in (walking, shuffling, late, discarding):
        assert NOTATION.read_position(NOTATION.position_text(state)) == state
    assert "drawn=d" in NOTATION.position_text(discarding)


def test_moves_round_trip() -> None:
    walking = table(hands=("udj", ""))
    for move, text in ((Walk(4, "uj"), "b2+uj"), (Walk(4), "b2")):
        assert NOTATION.move_text(walking, move) == text
        assert NOTATION.read_move(walking, 0, text) == move
    discarding = play(table(hands=("dd", ""), hand_limit=2), "stay")
    assert NOTATION.move_text(discarding, Discard("u")) == "x:u"
    assert NOTATION.move_text(discarding, Shuffle("uddj")) == "shuffle:uddj"
    assert NOTATION.read_move(discarding, CHANCE, "shuffle:uddj") == Shuffle("uddj")
    assert NOTATION.read_move(discarding, CHANCE, "time") == TimeUp()


@given(st.permutations("uudj"), st.booleans(), st.sampled_from(["+", " + ", "+ "]))
def test_cards_are_read_in_any_order_and_case(cards: list[str], upper: bool, plus: str) -> None:
    text = f"c1{plus}{''.join(cards)}"
    assert NOTATION.read_move(table(), 0, text.upper() if upper else text) == Walk(2, "uudj")


@pytest.mark.parametrize("text", ["u", "U", "x:u", "X u", "xu", " x : u "])
def test_discards_are_read_forgivingly(text: str) -> None:
    state = play(table(hands=("dd", ""), hand_limit=2), "stay")
    assert NOTATION.read_move(state, 0, text) == Discard("u")


@pytest.mark.parametrize("text", ["c1+x", "c9", "+u", "c1++u", "c1+u+d", ""])
def test_walks_that_are_none_are_told(text: str) -> None:
    with pytest.raises(Problem) as refused:
        NOTATION.read_move(table(), 0, text)
    assert refused.value.code == "notation.move"


def test_hosts_and_discards_that_are_none_are_told() -> None:
    discarding = play(table(hands=("dd", ""), hand_limit=2), "stay")
    for seat, text in ((0, "c1"), (0, "x:uu"), (0, ""), (CHANCE, "shuffle:abc"), (CHANCE, "c1")):
        with pytest.raises(Problem) as refused:
            NOTATION.read_move(discarding, seat, text)
        assert refused.value.code == "notation.move"


def test_positions_that_cannot_be_are_refused() -> None:
    state = dealt(first=1)
    text = NOTATION.position_text(state)
    for old, new, code in (
        (f"pile={state.pile}", f"pile={state.pile}u", "position.magic"),
        (f"pile={state.pile}", "pile=xyz", "position.magic"),
        ("red>push", "red>shuffle", "position.shuffle"),
        ("red>push", "red>discard", "position.drawn"),
        ("turns=0", "turns=0 drawn=u", "position.drawn"),
        ("turns=0", "turns=0 late=maybe", "position.late"),
        ("turns=0", "turns=0 late=yes", "position.late"),
        (" 61", " 62", "position.fixed_tiles"),
        (f":{state.hands[0]} ", ":q ", "notation.expected"),
        (f":{state.hands[0]} ", " ", "notation.expected"),
    ):
        assert old in text
        with pytest.raises(Problem) as refused:
            NOTATION.read_position(text.replace(old, new, 1))
        assert refused.value.code == code, (old, new)


def test_positions_that_no_game_leads_to_are_refused() -> None:
    """Each cites its clause; the same position without that one thing is read."""
    state = replace(dealt(first=1, hand_limit=2, turn_time=9), barred="N2")
    hand, other = "uj", "d"
    rest = "u" * 7 + "d" * 7 + "j" * 7
    walking = replace(state, step="walk", hands=(hand, other), pile=rest, discards="")
    shuffling = replace(walking, step="shuffle", pile="", discards=rest, late=True)
    discarding = replace(walking, step="discard", hands=("uuj", other), pile=rest[1:], drawn="u")
    over = replace(
        state, turns=1, step="over", stacks=((), state.stacks[1]), found=(*state.stacks[:1], ()),
        runes=(True, False), finished=(0,),
    )  # fmt: skip
    options = state.options
    for sound, broken, code, clause in (
        (over, replace(over, runes=(False, False)), "position.finisher", "T6"),
        (over, replace(over, pawns=(1, over.pawns[1])), "position.finisher", "K5"),
        (shuffling, replace(shuffling, options=replace(options, turn_time=None)), "position.no_clock", "K8"),
        (discarding, replace(discarding, options=replace(options, hand_limit=None)), "position.discard", "T8"),
        (discarding, replace(discarding, options=replace(options, hand_limit=3)), "position.discard", "T8"),
        (walking, replace(walking, hands=("uuj", other), pile=rest[1:]), "position.hand", "T8"),
        (walking, replace(walking, barred=None), "position.barred", "S5"),
    ):
        assert NOTATION.read_position(NOTATION.position_text(sound)) == sound
        with pytest.raises(Problem) as refused:
            NOTATION.read_position(NOTATION.position_text(broken))
        assert (refused.value.code, refused.value.clause) == (code, clause)


@pytest.mark.parametrize(
    ("old", "new", "code", "key"),
    [
        ('rune = "c1"', 'rune = "b2"', "edition.fixed_square", "rune"),
        ('rune = "c1"', 'rune = "a1"', "edition.fixed_square", "rune"),
        ('rune = "c1"', 'rune = "a3"', "edition.fixed_square", "rune"),
        ('rune = "c1"', "", "edition.missing", "rune"),
        ("up = 2", "up = -1", "edition.range", "magic.up"),
        ("up = 2\ndown = 2\njoker = 2", "up = 1\ndown = 1\njoker = 0", "edition.count", "magic"),
        ("up = 2", "up = 2\nsideways = 1", "edition.unknown", "magic.sideways"),
        ('red = "witch"', 'red = "nobody"', "edition.unnamed", "figures.red"),
        ('red = "witch"', "", "edition.missing", "figures.red"),
        ('red = "witch"', 'red = "witch"\npink = "wizard"', "edition.unknown", "figures.pink"),
        ('heights = ["15", "11"]', 'heights = ["15"]', "edition.fixed_rows", "fixed.heights"),
        ("height = 3", "", "edition.missing", "movable[2].height"),
    ],
)
def test_editions_are_checked(tmp_path: Path, old: str, new: str, code: str, key: str) -> None:
    text = TINY.read_text()
    assert old in text
    file = tmp_path / "broken.toml"
    file.write_text(text.replace(old, new, 1))
    with pytest.raises(EditionProblem) as refused:
        read_edition(file)
    assert (refused.value.code, refused.value.details["key"]) == (code, key)
