"""Bots of a terminal match: each gets its seat's history, view and choices, and a seed from the match and the move."""

from __future__ import annotations

import atexit
from functools import cache
from random import Random

from wanderwall.bots import bot
from wanderwall.bots.protocol import AnySeen, Bot, BotFailed, Budget, close
from wanderwall.cli.terminal_match import BOT, TerminalMatch
from wanderwall.game.protocol import AnyGame, Seat, State
from wanderwall.problem import Problem

#: the bot that moves for a bot that fails
SUBSTITUTE = "greedy"


@cache
def player(name: str, game: str, seat: Seat) -> Bot:
    """The bot of a seat, kept until the command ends."""
    made = bot(name, game)
    atexit.register(close, made)
    return made


def choose_move(match: TerminalMatch, seat: Seat) -> tuple[object, float]:
    """The bot's move now, and the seconds it claims to have taken."""
    return choose_move_in(match, match.state, seat, 0)


def choose_move_in(match: TerminalMatch, state: State, seat: Seat, step: int) -> tuple[object, float]:
    """The bot's move in a state that may be private, `step` steps after the last move of the match.

    People should not lose their match because a bot breaks down: a substitute moves for it then.
    """
    game = match.game
    seen = match.history(seat)._replace(view=game.view(state, seat), choices=game.choices(state, seat))
    seed = Random(f"{match.seed}/{len(match.moves)}/{seat}/{step}").getrandbits(63)
    name = match.names[seat].removeprefix(BOT)
    try:
        return ask_bot(game, state, seat, player(name, game.name, seat), seen, seed)
    except BotFailed:
        return ask_bot(game, state, seat, player(SUBSTITUTE, game.name, seat), seen, seed)


def ask_bot(game: AnyGame, state: State, seat: Seat, one: Bot, seen: AnySeen, seed: int) -> tuple[object, float]:
    """A bot's move, checked; raise BotFailed if it is illegal."""
    text, seconds = one.choose(seen, Budget(), seed)
    try:
        move = game.notation.read_move(state, seat, text)
        game.apply(state, seat, move)
    except Problem as problem:
        raise BotFailed("bot.illegal_move", text=text[:40], reason=problem.code).of(seat) from problem
    return move, seconds
