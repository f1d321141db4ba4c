"""Names of guests, and names that people type."""

from __future__ import annotations

import itertools
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wanderwall.problem import Problem
from wanderwall.server.tables.names import MAX_LENGTH, NAMES, clean_name, guest_name, like


def test_there_are_many_names_that_everybody_can_read() -> None:
    assert len(set(NAMES)) == len(NAMES) >= 200
    assert all(name.isascii() and name.isalpha() and name.istitle() and 3 <= len(name) <= 8 for name in NAMES)


@given(st.lists(st.integers(0, 2**64), min_size=1, max_size=4))
def test_guests_at_one_table_have_names_unlike_each_other(numbers: list[int]) -> None:
    names: list[str] = []
    for number in numbers:
        names.append(guest_name(number, names))
    assert len({name[0] for name in names}) == len(names)
    assert names == [guest_name(number, names[:place]) for place, number in enumerate(numbers)]


def test_every_name_is_somebodys_and_a_full_alphabet_is_no_problem() -> None:
    assert {guest_name(number) for number in range(len(NAMES))} == set(NAMES)
    assert guest_name(5, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == NAMES[5]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ida", "Ida"),
        ("  Opa \t Jo\n", "Opa Jo"),
        ("Zoe\u0308", "Zoë"),
        ("José-María 2", "José-María 2"),
        ("Ἀθηνᾶ", "Ἀθηνᾶ"),
        ("李雷", "李雷"),
        ("🦉", "🦉"),
        ("Mia ❤\ufe0f", "Mia ❤\ufe0f"),
        ("Ida 1\ufe0f\u20e3", "Ida 1\u20e3"),
        ("हिन्दी", "हिन्दी"),
        ("‼\ufe0f", "‼\ufe0f"),
        ("x" * MAX_LENGTH, "x" * MAX_LENGTH),
        ("a\u0323\u0301" * MAX_LENGTH, unicodedata.normalize("NFC", "a\u0323\u0301" * MAX_LENGTH)),
    ],
)
def test_names_people_have(typed: str, name: str) -> None:
    assert clean_name(typed) == name


#: names with invisible characters, each with their position
UNSEEN = (
    "Ida\x00",
    "\x1b[31mIda",
    "Ida\u202egnp",
    "\u2066Ida\u2069",
    "\u200fIda",
    "\u061cIda",
    "I\u200bda",
    "I\u200cda",
    "I\u2060da",
    "I\xadda",
    "\u200d",
    "\ufeffIda",
    "Ida\U000e0041",
    "\u3164",
    "Ida\u3164",
    "Ida\uffa0",
    "\u115f\u1160",
    "\u2800",
    "Ida\u034f",
    "Ida\u17b4",
    "Ida\u180b",
    "Ida\ufe0f",
    "Ida\ufe00",
    "Ida \ufe0f",
    "\ufe0f",
    "\U000e0100",
    "❤\ufe0f\ufe0f",
    "Ida\ufffc",
    "\u0301",
    "Ida \u0301",
    "\u0301\u0302",
    "\ud800",
    "\ue000",
)


@pytest.mark.parametrize("typed", ["", "   ", "\u00a0\u3000", "x" * (MAX_LENGTH + 1), "Z\u0335\u0336\u0337\u0338"])
def test_names_nobody_can_have(typed: str) -> None:
    with pytest.raises(Problem) as caught:
        clean_name(typed)
    assert (caught.value.code, caught.value.details) == ("table.name", {"most": MAX_LENGTH})


@pytest.mark.parametrize("typed", UNSEEN, ids=ascii)
def test_names_that_cannot_be_seen_whole(typed: str) -> None:
    with pytest.raises(Problem) as caught:
        clean_name(typed)
    assert caught.value.code == "table.name_unseen"


#: pairs of names that look the same to a reader
ALIKE = (
    ("Ida", "IDA"),
    ("Ida", "lda"),
    ("Ida", "1da"),
    ("Ida", "Idа"),  # Cyrillic
    ("ida", "ІDА"),
    ("Ida", "Ιdα"),  # Greek
    ("Ida", "Ｉｄａ"),
    ("Ida", "𝐈𝐝𝐚"),
    ("Ida", "ⓘⓓⓐ"),
    ("Mia ❤", "Mia ❤\ufe0f"),
    ("ida", "i\u0307da"),
    ("Tom", "Том"),
    ("Anna", "Αnna"),
    ("Carmen", "Carrnen"),
    ("Willi", "VVilli"),
    ("Otto", "0tto"),
    ("Straße", "STRASSE"),
    ("Zoë", "Zoe\u0308"),
    ("O'Neill", "O’Neill"),
    ("Anna-Lena", "Anna‐Lena"),
)
#: pairs of names that are different
APART = (
    ("Ida", "Ada"), ("Zoe", "Zoë"), ("Ian", "Lan"), ("Elia", "Eila"), ("Anna Lena", "Annalena"), ("Ben", "Ben 2"),
    ("Jo", "Joe"), ("José", "Jose"), ("Mia", "Mila"), ("李雷", "李明"), ("Иван", "Ивана"), ("🦉", "🦊"),
)  # fmt: skip


@pytest.mark.parametrize("pair", ALIKE, ids=ascii)
def test_names_that_one_could_take_for_each_other(pair: tuple[str, str]) -> None:
    first, second = pair
    assert like(first, ["Another", second]) == second
    assert like(second, ["Another", first]) == first


@pytest.mark.parametrize("pair", APART, ids=ascii)
def test_names_that_can_be_told_apart(pair: tuple[str, str]) -> None:
    assert like(pair[0], [pair[1]]) is like(pair[1], [pair[0]]) is None


def test_no_made_up_name_looks_like_another() -> None:
    assert all(like(name, set(NAMES) - {name}) is None for name in NAMES)


@given(st.text(max_size=40))
def test_a_clean_name_stays_as_it_is_and_can_be_seen(text: str) -> None:
    try:
        name = clean_name(text)
    except Problem:
        return
    assert clean_name(name) == name == name.strip()
    assert unicodedata.is_normalized("NFC", name)
    assert not any(unicodedata.category(letter)[0] == "C" for letter in name)
    assert not any(first == second == " " for first, second in itertools.pairwise(name))
