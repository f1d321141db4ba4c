"""The server: clients log in, a game is played, they are disconnected, and the next one may begin."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from ipaddress import ip_address, ip_network
from random import Random
from xml.etree.ElementTree import Element

from wanderwall.arena.pairing import FORFEIT, TURN_LIMIT, GameResult
from wanderwall.bots import bot
from wanderwall.bots.protocol import Bot, BotFailed, Budget, close
from wanderwall.game.protocol import Seat
from wanderwall.games import edition
from wanderwall.games.classic.state import State
from wanderwall.match import Match
from wanderwall.match.record import write
from wanderwall.mazecom import board, messages
from wanderwall.mazecom.connection import Client, ClientLeft, Patience, fault_of
from wanderwall.mazecom.messages import Stats
from wanderwall.mazecom.wire import BadXml

#: ids beyond those of players: spectators from here on, and the manager of the server
SPECTATORS, MANAGER = 5, 99
#: connections at the same time, in total and per address: enough for several programs of one machine, while no address
#: can take all
MOST_CLIENTS, MOST_OF_ADDRESS = 64, 16
#: the prefix length of IPv6 that a home or a school gets; all addresses in it are theirs
HOME_BITS = 64
#: what happens when a player has left: its pawn stays while random pushes are made for it, or the game ends
STAY, END = "stay", "end"
#: the bot for empty seats when a manager starts the game
SUBSTITUTE = "greedy"


@dataclass(frozen=True, slots=True)
class MazeComSettings:
    """What is played, and how."""

    players: int
    bots: tuple[str, ...] = ()
    games: int = 1
    seed: int = 0
    leavers: str = STAY
    #: whether a client on this machine may manage it
    managed: bool = False
    options: Mapping[str, object] = field(default_factory=dict)
    budget: Budget = field(default_factory=Budget)
    patience: Patience = field(default_factory=Patience)


@dataclass
class SeatedPlayer:
    """A player at the table: a client, or a built-in bot."""

    id: int
    name: str
    client: Client | None = None
    bot: Bot | None = None
    left: ClientLeft | None = None
    moves: int = 0
    seconds: float = 0.0
    fails: int = 0
    longest_fail: int = 0


class MazeComServer:
    """One server; `report` receives what happens, as sentences in English."""

    def __init__(self, plan: MazeComSettings, report: Callable[[str], None] = lambda _: None) -> None:
        self.plan, self.report = plan, report
        self.players = plan.players
        #: all connected clients in the order they came, and their addresses
        self.clients: dict[Client, str] = {}
        self.waiting: dict[int, Client] = {}
        self.open = False
        self.news = asyncio.Event()
        self.start_now = False
        self.game: asyncio.Task[GameResult] | None = None
        #: the last seat of each name: everybody moves on by one seat from game to game
        self.sat: dict[str, int] = {}
        self.spectators = SPECTATORS
        self.bots = {name: bot(name, "classic") for name in plan.bots}

    # ── logging in ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def serve_client(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve a new connection."""
        self._drop_closed()
        client = Client(reader, writer, self.plan.patience)
        self.clients[client] = _address(client)
        if not self._make_room():
            del self.clients[client]
            writer.close()
            return
        try:
            role = await client.log_in()
            await self._admit(client, role)
            if client.role == messages.MANAGER:
                await self._run_manager(client)
        except ClientLeft as left:
            writer.close()
            if self.clients.pop(client, None) is None:  # a client that had to make room is not reported
                return
            what = "was not let in" if client.id < 0 else "has left"
            self.report(f"{client.name} {what}: {left.error}.")
        except asyncio.CancelledError:  # the server ends
            writer.close()

    def _make_room(self) -> bool:
        """Whether there is room for the newest client. If there are too many, in total or from its address, one client
        of the address with the most is dropped: the longest silent one, otherwise a spectator, but never a player.
        """
        held = Counter(self.clients.values())
        newest = next(reversed(self.clients))
        if len(self.clients) <= MOST_CLIENTS and held[self.clients[newest]] <= MOST_OF_ADDRESS:
            return True
        full = self.clients[newest] if held[self.clients[newest]] > MOST_OF_ADDRESS else held.most_common(1)[0][0]
        there = [client for client, address in self.clients.items() if address == full and client is not newest]
        idle = [client for client in there if client.id < 0] or [client for client in there if client.id >= SPECTATORS]
        if not idle:
            return False
        idle[0].writer.close()
        del self.clients[idle[0]]
        return True

    async def _admit(self, client: Client, role: str) -> None:
        self._drop_closed()
        if role == messages.SPECTATOR:
            client.welcome(self.spectators)
            self.spectators += 1
        elif role == messages.MANAGER:
            if not self.plan.managed or not _is_here(client):
                raise await client.send_away(messages.ERROR)
            client.welcome(MANAGER)
        else:
            free = self._free_ids()
            if not self.open or not free:
                raise await client.send_away(messages.ERROR)
            names = {other.name for other in self.waiting.values()} | set(self.bots)
            client.name = next(n for n in (client.name, *(f"{client.name} {k}" for k in range(2, 9))) if n not in names)
            wanted = self.sat.get(client.name, 0) % self.players + 1
            id = wanted if wanted in free else free[0]
            self.sat[client.name] = id
            self.waiting[id] = client
            client.welcome(id)
        self.report(f"{client.name} plays as number {client.id}.")
        self.news.set()

    def _free_ids(self) -> list[int]:
        """The free ids for clients: the built-in bots need as many as there are of them."""
        free = [id for id in range(1, self.players + 1) if id not in self.waiting]
        return free if len(free) > len(self.bots) else []

    def _drop_closed(self) -> None:
        for client in [client for client in self.clients if client.is_gone]:
            client.writer.close()
            del self.clients[client]
        self.waiting = {id: client for id, client in self.waiting.items() if client in self.clients}

    async def _run_manager(self, client: Client) -> None:
        """Execute the commands of a manager until it leaves."""
        while True:
            with suppress(BadXml):
                message = await client.hear(None)
                if message.kind == "DISCONNECT":
                    raise ClientLeft(messages.NOERROR)
                if message.kind == "CONTROLSERVER":
                    self._control(message.body)

    def _control(self, body: Element) -> None:
        count = body.find("playerCount")
        if count is not None and not self.waiting and (count.text or "").strip() in ("1", "2", "3", "4"):
            self.players = max(int(count.text or ""), len(self.bots) + 1)
        command = messages.text(body, "command")
        if command == "START":
            self.start_now = True
            self.news.set()
        elif command == "STOP" and self.game is not None:
            self.game.cancel()

    # ── the games ────────────────────────────────────────────────────────────────────────────────────────────────────

    def let_in(self, number: int) -> None:
        """Let the clients that log in from now on play in the game of this number, if there is one."""
        self.waiting, self.open, self.start_now = {}, number < self.plan.games, False

    async def run(self, keep: Callable[[GameResult], None]) -> None:
        """Play all games of the plan; `keep` receives each that was not stopped."""
        try:
            self.let_in(0)
            for number in range(self.plan.games):
                seated = await self._gather()
                self.game = asyncio.create_task(XmlGame(self, number, seated).play())
                try:
                    await asyncio.wait({self.game})
                    if self.game.cancelled():
                        self.let_in(number + 1)
                    else:
                        keep(self.game.result())
                finally:
                    self.game.cancel()
                    self.game = None
                    for player in seated:
                        if player.client is not None and player.left is None:
                            await player.client.send_away(messages.NOERROR)
                            self.clients.pop(player.client, None)
        finally:
            for client in list(self.clients):
                await client.send_away(messages.NOERROR)
            for one in self.bots.values():
                close(one)

    async def _gather(self) -> list[SeatedPlayer]:
        """Wait for all players of the next game; return them by id."""
        while True:
            self._drop_closed()
            if len(self.waiting) >= self.players - len(self.bots) or (self.start_now and self.waiting):
                break
            self.news.clear()
            await self.news.wait()
        self.open = False
        seated = {id: SeatedPlayer(id, client.name, client) for id, client in self.waiting.items()}
        empty = [id for id in range(1, self.players + 1) if id not in seated]
        names = [*self.bots, *[SUBSTITUTE] * (len(empty) - len(self.bots))]
        for id, name in zip(empty, names, strict=True):
            seated[id] = SeatedPlayer(id, name, bot=self.bots.get(name) or bot(name, "classic"))
        return [seated[id] for id in sorted(seated)]

    def everybody(self) -> list[Client]:
        return [client for client in self.clients if client.id >= 0 and not client.is_gone]


class XmlGame:
    """One game."""

    def __init__(self, server: MazeComServer, number: int, seated: Sequence[SeatedPlayer]) -> None:
        self.server, self.plan, self.number = server, server.plan, number
        ids = [player.id for player in seated]
        colours = board.colours_of(ids)
        by_colour = {board.COLOURS[player.id]: player for player in seated}
        self.players = [by_colour[colour] for colour in colours]
        # a deal is played as often as there are seats, as in the arena
        self.deal = f"{self.plan.seed}/{number // len(ids)}"
        options = {"turn_limit": TURN_LIMIT, "first": 1, **self.plan.options}
        self.match = Match.deal(edition(board.EDITION), colours, options, seed=self.deal)
        self.dice = Random(f"{self.plan.seed}/{number}")
        self.culprit: Seat | None = None

    async def play(self) -> GameResult:
        match = self.match
        while match.to_act and not self._over_early():
            (seat,) = match.to_act
            before = match.state
            await self._turn(seat)
            self._announce(before, seat)
        return self._end()

    def _over_early(self) -> bool:
        """Whether the game ends early because a player left: by the plan, or because no client is left."""
        if self.culprit is None:
            return False
        clients = [player for player in self.players if player.client is not None]
        return self.plan.leavers == END or all(player.left is not None for player in clients)

    async def _turn(self, seat: Seat) -> None:
        player, began = self.players[seat], time.perf_counter()
        if player.left is not None:
            self._stay(seat)
            return
        try:
            if player.client is not None:
                await player.client.turn(self.match, seat)
            else:
                assert player.bot is not None
                await asyncio.to_thread(self._ask, player.bot, seat)
            player.moves += 1
        except ClientLeft as left:
            self._lost(seat, left)
        except BotFailed:
            self._lost(seat, ClientLeft())
        player.seconds += time.perf_counter() - began

    def _ask(self, one: Bot, seat: Seat) -> None:
        for _ in ("push", "walk"):
            try:
                answer = one.choose(self.match.history(seat), self.plan.budget, self.dice.getrandbits(63))
                self.match.move(answer.move, seat)
            except Exception as error:  # a third-party bot may raise and do anything
                raise BotFailed("bot.crashed") from error

    def _lost(self, seat: Seat, left: ClientLeft) -> None:
        player = self.players[seat]
        player.left = left
        self.culprit = seat if self.culprit is None else self.culprit
        self.server.report(f"{player.name} has left: {left.error}.")
        self._stay(seat)

    def _stay(self, seat: Seat) -> None:
        """Play the turn of an absent player: any push, and no walk."""
        match = self.match
        if match.state.step == "push":
            match.move(self.dice.choice(match.legal()), seat)
        match.move("stay", seat)

    def _announce(self, before: State, seat: Seat) -> None:
        """Send the turn to everybody, and the full status to the manager of the server."""
        after, player = self.match.state, self.players[seat]
        reached = len(after.found[seat]) > len(before.found[seat]) or seat in after.finished
        player.fails = 0 if reached else player.fails + 1
        player.longest_fail = max(player.longest_fail, player.fails)
        move, now = board.as_move(before, after), board.as_board(after)
        for client in self.server.everybody():
            if client.dialect.rich:
                client.send(messages.move_info(client.dialect, client.id, player.id, now, move, reached))
            if client.role == messages.MANAGER:
                known = {each.id: (each.name, board.to_find(after, n)) for n, each in enumerate(self.players)}
                client.send(messages.game_status(client.dialect, client.id, player.id, now, move, reached, known))

    def _end(self) -> GameResult:
        self.server.let_in(self.number + 1)  # a quick client comes back before all have heard that it is over
        state, outcome = self.match.state, self.match.outcome
        present = tuple(seat for seat, player in enumerate(self.players) if player.left is None)
        winners, reason = present, FORFEIT  # unless the game itself has a winner
        if outcome and any(seat in present for seat in outcome.winners):
            winners, reason = tuple(seat for seat in outcome.winners if seat in present), outcome.reason
        if winners:
            winner = self.players[winners[0]]
            stats = [
                Stats(len(state.found[seat]), player.moves, player.longest_fail)
                for seat, player in enumerate(self.players)
            ]
            for client in self.server.everybody():
                final = board.as_board(state)
                client.send(messages.win(client.dialect, client.id, final, stats, winner.id, winner.name))
            self.server.report(f"Game {self.number + 1}: {winner.name} has won.")
        left = None if self.culprit is None else self.players[self.culprit].left
        return GameResult(
            self.number,
            tuple(player.name for player in self.players),
            winners,
            reason,
            tuple(player.moves for player in self.players),
            tuple(round(player.seconds, 6) for player in self.players),
            "" if left is None else fault_of(left),
            self.culprit,
            self._record(),
        )

    def _record(self) -> str:
        names = {
            colour.capitalize(): f"bot:{player.name}" if player.bot else player.name
            for colour, player in zip(self.match.colours, self.players, strict=True)
        }
        headers = {**names, "Event": "MazeCom", "Number": str(self.number), "Deal": self.deal}
        if self.culprit is not None:
            headers["Forfeit"] = self.match.colours[self.culprit]
        return write(replace(self.match.record(), headers=headers))


def _is_here(client: Client) -> bool:
    address = client.writer.get_extra_info("peername")
    return address is not None and ip_address(address[0]).is_loopback


def _address(client: Client) -> str:
    """The address of a client, or its network if that belongs to one place."""
    name = client.writer.get_extra_info("peername")
    address = ip_address(name[0]) if name else None
    if address is None or address.version == 4:
        return str(address)
    return str(ip_network((int(address), HOME_BITS), strict=False))
