"""Names of guests, and names that people type."""

from __future__ import annotations

import itertools
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wanderwall.problem import Problem
from wanderwall.server.table.names import MAX_LENGTH, NAMES, clean_name, guest_name


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
        ("x" * MAX_LENGTH, "x" * MAX_LENGTH),
        ("a\u0323\u0301" * MAX_LENGTH, unicodedata.normalize("NFC", "a\u0323\u0301" * MAX_LENGTH)),
    ],
)
def test_names_people_have(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "\u00a0\u3000",
        "x" * (MAX_LENGTH + 1),
        "Ida\x00",
        "\x1b[31mIda",
        "Ida\u202egnp",
        "\u2066Ida\u2069",
        "\u200fIda",
        "I\u200bda",
        "\u200d",
        "\ufeffIda",
        "\u3164",
        "\u2800",
        "\u0301",
        "Z\u0335\u0336\u0337\u0338",
        "\ud800",
        "\ue000",
    ],
)
def test_names_nobody_can_have(typed: str) -> None:
    with pytest.raises(Problem) as caught:
        clean_name(typed)
    assert caught.value.code == "table.name"
    assert caught.value.details == {"most": MAX_LENGTH}


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
