"""What bots and coach answer for a match: `m.ask`, `m.hint`."""

from __future__ import annotations

import pytest

import wanderwall


@pytest.mark.parametrize("game", wanderwall.list_games())
def test_every_bot_and_the_coach_answer_with_a_legal_move(game: str) -> None:
    match = wanderwall.start(game, seed=5)
    seat = min(match.to_act)
    if game == "go":
        match.move("ready", 0)
        match.move("ready", 1)
    for bot in wanderwall.list_bots(game):
        assert match.ask(bot, seat=seat, nodes=200) in match.legal(seat)
    assert match.hint(seat)
    assert match.svg(seat).startswith("<svg")
    assert str(match)
