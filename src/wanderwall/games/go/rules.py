"""The rules of Labyrinth Go! (G3 to G11): the legal moves and their effects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from wanderwall.game.options import as_json
from wanderwall.game.protocol import CHANCE, Choices, Dice, IllegalMove, Notation, Outcome, Period, Reach, Seat
from wanderwall.games.go.check import check_layout, covers, in_hand, lay_tile, right, score_board, spots
from wanderwall.games.go.notation import GoNotation, lay_text
from wanderwall.games.go.setup import roll_dice, setup
from wanderwall.games.go.state import (
    Assist,
    GoEdition,
    Grab,
    Lay,
    Layout,
    Lift,
    Move,
    Options,
    Player,
    Ready,
    Roll,
    Round,
    Skip,
    State,
    Stop,
    TimeUp,
)
from wanderwall.games.go.views import GoChoices, GoOutcomeView, GoSeat, GoView, LayView, RoundView


class Go:
    """The Game protocol for Labyrinth Go!.

    >>> from wanderwall.games import edition
    >>> go = Go()
    >>> state = go.setup(edition("go"), 2, {})
    >>> go.to_act(state) == {CHANCE}
    True
    """

    name = "go"
    options = Options
    together = True
    notation: Notation[State, Move] = GoNotation()

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def setup(self, edition: GoEdition, seats: int | Sequence[str], options: Mapping[str, object]) -> State:
        return setup(edition, seats, options)

    def chance(self, state: State, dice: Dice) -> Move:
        return roll_dice(state, dice)

    def period(self, state: State) -> Period | None:
        """The whole game if solo (G10), else the round while tiles are laid (G6)."""
        if state.solo:
            return None if state.options.untimed else Period("game", state.edition.solo_seconds)
        seconds = state.options.round_clock
        return None if seconds is None or state.step != "play" else Period(f"round {state.number}", seconds)

    def clock(self, seats: int) -> str | None:
        """A round may have a limit; solo, the edition sets the time (G6, G10)."""
        return None if seats == 1 else "round_clock"

    def can_undo(self, state: State) -> bool:
        """No undo: tiles can be lifted again (G5), and everything else was seen by all."""
        return False

    def time_up(self, state: State, dice: Dice) -> Move:
        return TimeUp()

    def to_act(self, state: State) -> frozenset[Seat]:
        match state.step:
            case "roll":
                return frozenset({CHANCE})
            case "ready":
                return frozenset(seat for seat, player in enumerate(state.players) if not player.ready)
            case "play":
                return frozenset(seat for seat, player in enumerate(state.players) if player.grabbed is None)
            case "over":
                return frozenset()

    def legal(self, state: State, seat: Seat) -> list[Move]:
        if seat not in self.to_act(state) or state.step == "roll":
            return []
        if state.step == "ready":
            return [Ready()]
        player = state.players[seat]
        moves: list[Move] = []
        for tile in in_hand(state.edition, player.layout, player.joker):
            moves += spots(state.edition, player.layout, tile)
        moves += [Lift(lay.tile) for lay in player.layout]
        if not _refuses_wrong(state, seat) or right(check_layout(state.edition, state.roll, player.layout)):
            moves.append(Grab())
        if not player.stop:
            moves.append(Stop())
        if state.solo:
            moves.append(Skip())
        return moves

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        if state.step == "over":
            raise IllegalMove("go.over", "G9")
        if isinstance(move, Roll | TimeUp | Assist):
            if seat != CHANCE:
                raise IllegalMove("go.not_a_move", "G3")
            if isinstance(move, Assist):
                return _assist(state, move)
            return _roll(state, move) if isinstance(move, Roll) else _time_up(state)
        if not 0 <= seat < len(state.players):
            raise IllegalMove("go.not_your_turn", "G1")
        match move:
            case Ready():
                return _ready(state, seat)
            case Lay():
                player = _playing(state, seat)
                return _board(state, seat, lay_tile(state.edition, player.layout, move, player.joker))
            case Lift(tile):
                layout = _playing(state, seat).layout
                kept = tuple(lay for lay in layout if lay.tile != tile)
                if kept == layout:
                    raise IllegalMove("go.lift.not_laid", "G5", tile=str(tile))
                return _board(state, seat, kept)
            case Grab():
                return _grab(state, seat)
            case Stop():
                return _stop(state, seat)
            case Skip():
                _playing(state, seat)
                if not state.solo:
                    raise IllegalMove("go.skip.solo_only", "G10")
                return _next(state, state.players)
        raise IllegalMove("go.not_a_move", "G3")

    def change_hands(self, start: State, state: State, seat: Seat, bot: bool) -> Move | None:
        """Bots play without the helper; a person who comes back has it again (G11)."""
        helped = start.options.helper[seat] and not bot
        return None if state.options.helper[seat] == helped else Assist(state.colours[seat], helped)

    def outcome(self, state: State) -> Outcome | None:
        if state.step != "over":
            return None
        scores = tuple(player.track for player in state.players)
        if state.solo:
            return Outcome((0,), scores, "solo")
        assert state.last is not None
        arrived = [seat for seat, score in enumerate(scores) if score >= state.edition.finish]
        results = state.last.results
        return Outcome((max(arrived, key=lambda seat: results[seat].points),), scores, "finish")  # G9

    def view(self, state: State, seat: Seat | None) -> GoView:
        edition, solo = state.edition, state.solo
        outcome = self.outcome(state)
        view: GoView = {
            "game": "go",
            "edition": edition.id,
            "options": as_json(state.options),
            "you": seat,
            "step": state.step,
            "round": state.number,
            "roll": list(state.roll),
            "score_tiles": list(state.score_tiles),
            "finish": None if solo else edition.finish,
            "clock": (None if state.options.untimed else edition.solo_seconds) if solo else state.options.round_clock,
            "seats": [_public(player, solo) for player in state.players],
            "solved": state.players[0].track if solo else None,
            "last": _round_view(edition, state.last, solo) if state.last else None,
            "outcome": _outcome_view(edition, outcome, solo) if outcome else None,
        }
        if seat is not None and seat >= 0:
            player = state.players[seat]
            view["layout"] = layout_view(edition, player.layout)
            view["hand"] = in_hand(edition, player.layout, player.joker)
            if player.grabbed is not None:  # the round is over for this seat (G6): it may watch the others build
                view["boards"] = [layout_view(edition, each.layout) for each in state.players]
        return view

    def choices(self, state: State, seat: Seat) -> GoChoices | Choices:
        legal = self.legal(state, seat)
        if not legal:
            return {}
        if state.step == "ready":
            return {"moves": [self.notation.move_text(state, move) for move in legal]}
        player = state.players[seat]
        placements: dict[str, list[str]] = {tile: [] for tile in in_hand(state.edition, player.layout, player.joker)}
        lift, others = [], []
        for move in legal:
            text = self.notation.move_text(state, move)
            match move:
                case Lay():
                    placements[move.tile].append(text)
                case Lift():
                    lift.append(text)
                case _:
                    others.append(text)
        return {
            "moves": others,
            "tiles": list(placements),
            "placements": placements,
            "lift": lift,
            "grab": "grab" in others,
            "score_tile": None if state.solo else state.score_tiles[0],
        }

    def legal_moves(self, view: Any, choices: Any) -> list[str]:
        laid = [text for texts in choices.get("placements", {}).values() for text in texts]
        return [*laid, *choices.get("lift", []), *choices.get("moves", [])]

    def reach(self, state: State, seat: Seat) -> Reach:
        """Empty: nobody walks."""
        return []


def _refuses_wrong(state: State, seat: Seat) -> bool:
    """Whether a wrong grab is refused instead of punished (G10, G11)."""
    return state.solo or state.options.helper[seat]


def _assist(state: State, move: Assist) -> State:
    if move.colour not in state.colours:
        raise IllegalMove("go.not_a_move", "G11")
    each = zip(state.colours, state.options.helper, strict=True)
    helper = tuple(move.on if colour == move.colour else helped for colour, helped in each)
    return replace(state, options=replace(state.options, helper=helper))


def _roll(state: State, roll: Roll) -> State:
    if state.step != "roll":
        raise IllegalMove("go.not_now", "G3", step=state.step)
    check_roll(state.edition, roll.faces)
    # solo, the clock also covers looking at the roll, so there is nobody to wait for (G10)
    return replace(state, step="play" if state.solo else "ready", roll=roll.faces)


def check_roll(edition: GoEdition, faces: object) -> None:
    """Refuse faces that the dice cannot show (G3)."""
    if not isinstance(faces, tuple) or len(faces) != len(edition.dice):
        raise IllegalMove("go.roll.dice", "G3", dice=len(edition.dice))
    for face, die in zip(faces, edition.dice, strict=True):
        if face not in die:
            raise IllegalMove("go.roll.face", "G3", text=str(face), expected=", ".join(die))


def _ready(state: State, seat: Seat) -> State:
    if state.step != "ready":
        raise IllegalMove("go.not_now", "G3", step=state.step)
    if state.players[seat].ready:
        raise IllegalMove("go.ready.already", "G3")
    state = _with(state, seat, replace(state.players[seat], ready=True))
    if not all(player.ready for player in state.players):
        return state
    return replace(state, step="play", players=tuple(replace(player, ready=False) for player in state.players))


def _playing(state: State, seat: Seat) -> Player:
    """The player, who must still be playing in a round."""
    if state.step != "play":
        raise IllegalMove("go.not_now", "G3", step=state.step)
    player = state.players[seat]
    if player.grabbed is not None:
        raise IllegalMove("go.grabbed", "G6", tile=player.grabbed)
    return player


def _with(state: State, seat: Seat, player: Player) -> State:
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def _board(state: State, seat: Seat, layout: Layout) -> State:
    return _with(state, seat, replace(state.players[seat], layout=layout, stop=False))


def _grab(state: State, seat: Seat) -> State:
    player = _playing(state, seat)
    if _refuses_wrong(state, seat):
        wrong = [verdict for verdict in check_layout(state.edition, state.roll, player.layout) if not verdict.joined]
        if wrong:
            clause, why = "G10" if state.solo else "G11", "cut_off" if wrong[0].shown else "not_shown"
            raise IllegalMove("go.grab.wrong", clause, picture=wrong[0].picture, why=why, wrong=len(wrong))
    if state.solo:
        return _check(state)
    return _check_if_stopped(_with(state, seat, replace(player, grabbed=state.score_tiles[0], stop=False)))


def _stop(state: State, seat: Seat) -> State:
    player = _playing(state, seat)
    if state.solo:
        return _over(state)
    if player.stop:
        raise IllegalMove("go.stop.already", "G6")
    return _check_if_stopped(_with(state, seat, replace(player, stop=True)))


def _time_up(state: State) -> State:
    if state.options.untimed if state.solo else state.options.round_clock is None:
        raise IllegalMove("go.no_clock", "G10" if state.solo else "G6")
    if state.solo:
        return _over(state)
    if state.step != "play":
        raise IllegalMove("go.not_now", "G6", step=state.step)
    return _check(state)


def _check_if_stopped(state: State) -> State:
    """Continue, unless one player is left, or all who still play want to stop (G6)."""
    playing = [player for player in state.players if player.grabbed is None]
    return _check(state) if len(playing) == 1 or all(player.stop for player in playing) else state


def _check(state: State) -> State:
    """Check all boards and score them (G7); seats that still play take the remaining tiles from the lowest up (G6)."""
    left = reversed(state.score_tiles)
    results, players = [], []
    for player, helped in zip(state.players, state.options.helper, strict=True):
        score_tile = None if state.solo else player.grabbed or next(left)
        spared = helped and state.options.mild
        result = score_board(state.edition, state.roll, player.layout, score_tile, player.track, spared)
        results.append(result)
        players.append(replace(player, track=result.after, joker=score_tile == state.edition.joker_tile))  # G8
    state = replace(state, last=Round(state.number, state.roll, tuple(results)))
    if not state.solo and any(player.track >= state.edition.finish for player in players):
        return _over(replace(state, players=tuple(players)))
    return _next(state, players)


def _next(state: State, players: Iterable[Player]) -> State:
    """Clear the boards for the next roll, unless the game has only one (G11)."""
    if state.options.one_roll:
        return _over(replace(state, players=tuple(players)))
    return replace(state, step="roll", number=state.number + 1, roll=(), players=_clear_boards(players))


def _over(state: State) -> State:
    return replace(state, step="over", roll=(), players=_clear_boards(state.players))


def _clear_boards(players: Iterable[Player]) -> tuple[Player, ...]:
    return tuple(Player(player.colour, player.track, joker=player.joker) for player in players)


def _public(player: Player, solo: bool) -> GoSeat:
    """What everybody sees of a player: how many tiles are laid, not where."""
    return {
        "colour": player.colour,
        "track": None if solo else player.track,
        "laid": len(player.layout),
        "grabbed": player.grabbed,
        "ready": player.ready,
        "stop": player.stop,
        "joker": player.joker,
    }


def layout_view(edition: GoEdition, layout: Layout) -> list[LayView]:
    """Laid tiles: the squares from a on and the openings on each, as they are drawn."""
    return [
        {
            "tile": lay.tile,
            "face": lay.face,
            "turn": lay.turn,
            "squares": list(covers(edition, lay)),
            "openings": list(covers(edition, lay).values()),
            "text": lay_text(edition, lay),
        }
        for lay in layout
    ]


def _outcome_view(edition: GoEdition, outcome: Outcome, solo: bool) -> GoOutcomeView:
    return {
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "reason": outcome.reason,
        "rating": edition.rating(outcome.scores[0]) if solo else None,
    }


def _round_view(edition: GoEdition, finished: Round, solo: bool) -> RoundView:
    return {
        "round": finished.number,
        "roll": list(finished.roll),
        "seats": [
            {
                "layout": layout_view(edition, result.layout),
                "score_tile": result.score_tile,
                "verdicts": [
                    {"picture": verdict.picture, "shown": verdict.shown, "joined": verdict.joined}
                    for verdict in result.verdicts
                ],
                "right": right(result.verdicts),
                "points": result.points,
                "before": None if solo else result.before,
                "after": None if solo else result.after,
            }
            for result in finished.results
        ],
    }
