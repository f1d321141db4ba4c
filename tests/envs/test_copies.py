"""Tables can be copied, pickled and sent to other processes: environments are."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import pytest

from tests.contract.cases import Case, cases, random_game
from tests.games.classic.tables import TINY
from wanderwall.games import edition

CASES = [case for case in cases() if case.seats == 2]


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_a_table_is_the_same_after_copying_and_pickling(case: Case) -> None:
    for turn in random_game(case, seed=10, most=12):
        for again in (copy.deepcopy(turn.state), copy.copy(turn.state), pickle.loads(pickle.dumps(turn.state))):
            assert again == turn.state
            assert again.edition is turn.state.edition


ASK = """
import pickle, sys
from wanderwall.games import game_of
state = pickle.load(sys.stdin.buffer)
print(state.edition.id, state.edition.names["sun"]["de"], game_of(state.edition).name)
"""


def test_somebodys_own_edition_reaches_a_process_that_has_not_read_it() -> None:
    case = Case(str(TINY), 2, {"goals": 1})
    sent = pickle.dumps(next(random_game(case, seed=1)).state)
    answer = subprocess.run([sys.executable, "-c", ASK], input=sent, capture_output=True, check=True)
    assert answer.stdout.decode().split() == ["tiny", edition(str(TINY)).name("sun", "de"), "classic"]
