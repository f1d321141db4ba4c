"""A method for every route, which returns its call. Written by `python -m tools generate contract` from the table of
routes: `client` sends calls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wanderwall.server.api.client import Call

if TYPE_CHECKING:  # the types of all responses would make every command start later
    from datetime import date
    from typing import Literal

    from wanderwall.coach.types import GoReviewJson, MazeReviewJson
    from wanderwall.server.api.requests import (
        BookKeyRequest,
        ColourRequest,
        DoorRequest,
        DraftRequest,
        EraseRequest,
        FirstRequest,
        ForgetRequest,
        JoinRequest,
        MemberChangeRequest,
        MemberRequest,
        NewDraftRequest,
        NextRequest,
        PleaAnswer,
        PleaRequest,
        PushEndRequest,
        PushRequest,
        PuzzleRequest,
        RecordRequest,
        RematchRequest,
        RemoveRequest,
        ReseatRequest,
        ReturnRequest,
        RushRequest,
        ScreenRequest,
        SettleRequest,
        SolvedRequest,
        TurnRequest,
    )
    from wanderwall.server.api.responses import (
        BookComparison,
        BookGames,
        ClosedTable,
        DeletedGuest,
        DeviceCount,
        Devices,
        DueLessons,
        ErasedGames,
        FirstTries,
        ForgottenTables,
        FoundRoom,
        FoundTable,
        JoinedRoom,
        LessonList,
        MadeRoom,
        MadeTable,
        Me,
        MemberSeat,
        MyTables,
        NewPass,
        NewPhrase,
        NewScreen,
        NewSeatKey,
        NextPuzzle,
        Nothing,
        OneRoom,
        OneTable,
        Overview,
        Progress,
        PushKey,
        PushService,
        PuzzleShelves,
        Ratings,
        Replay,
        RoomPass,
        RoomPlea,
        RushResult,
        RushRun,
        ScreenJson,
        ShownLesson,
        TableList,
        TakenSeat,
        TryVerdict,
    )
    from wanderwall.server.book.types import BookJson, KeptPuzzles
    from wanderwall.server.rooms.types import NewRoom
    from wanderwall.server.tables.types import Catalogue, NewTable, ProvenPuzzle, PuzzleDraftJson, StoryJson


class TablesApi:
    """The routes of `api.tables`."""

    @staticmethod
    def games() -> Call[Catalogue]:
        """All games, editions, options and bots."""
        return Call("GET", "/api/games")

    @staticmethod
    def me(*, idempotency_key: str = "") -> Call[Me]:
        """Your made-up name, the URL for phones nearby, and whether other sites may embed replays."""
        return Call("GET", "/api/me", headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def make(request: NewTable, *, idempotency_key: str = "") -> Call[MadeTable]:
        """Make a table. The response holds the keys of your seats: keep them."""
        return Call("POST", "/api/tables", request, headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def lobby(*, game: str | None = None) -> Call[TableList]:
        """Listed tables that wait for people, the newest first."""
        return Call("GET", "/api/tables", query={"game": game})

    @staticmethod
    def live_tables() -> Call[TableList]:
        """Listed tables where people play now, the newest first. Everybody may watch a listed table."""
        return Call("GET", "/api/live")

    @staticmethod
    def show(id: str) -> Call[OneTable]:
        """One table."""
        return Call("GET", "/api/tables/{id}", parts={"id": id})

    @staticmethod
    def join(id: str, request: JoinRequest, *, idempotency_key: str = "") -> Call[TakenSeat]:
        """Take a free seat, or return to the one you took before and left. The response holds its key."""
        return Call(
            "POST", "/api/tables/{id}/join", request, parts={"id": id}, headers={"Idempotency-Key": idempotency_key}
        )

    @staticmethod
    def reseat(id: str, request: ReseatRequest, *, idempotency_key: str = "") -> Call[OneTable]:
        """Give a seat to a bot, or free it. Only the maker may do this, if the seat is free or its person is gone."""
        return Call(
            "POST", "/api/tables/{id}/seats", request, parts={"id": id}, headers={"Idempotency-Key": idempotency_key}
        )

    @staticmethod
    def stand(id: str, *, seat_key: tuple[int, str] | None = None) -> Call[OneTable]:
        """Give a seat back before the game begins."""
        return Call("POST", "/api/tables/{id}/stand", parts={"id": id}, headers={"x-seat-key": seat_key})

    @staticmethod
    def recolour(
        id: str, request: ColourRequest, *, seat_key: tuple[int, str] | None = None, idempotency_key: str = ""
    ) -> Call[OneTable]:
        """Change the pawn of your seat before the game, to one that no person has. The maker may also swap two
        people.
        """
        return Call(
            "POST",
            "/api/tables/{id}/colour",
            request,
            parts={"id": id},
            headers={"x-seat-key": seat_key, "Idempotency-Key": idempotency_key},
        )

    @staticmethod
    def first(
        id: str, request: FirstRequest, *, seat_key: tuple[int, str] | None = None, idempotency_key: str = ""
    ) -> Call[OneTable]:
        """Set who begins, before the game. Every seat may do this; at listed tables only the maker."""
        return Call(
            "POST",
            "/api/tables/{id}/first",
            request,
            parts={"id": id},
            headers={"x-seat-key": seat_key, "Idempotency-Key": idempotency_key},
        )

    @staticmethod
    def begin(id: str, *, seat_key: tuple[int, str] | None = None, idempotency_key: str = "") -> Call[OneTable]:
        """Begin the game. The maker and every seat may do this."""
        return Call(
            "POST",
            "/api/tables/{id}/begin",
            parts={"id": id},
            headers={"x-seat-key": seat_key, "Idempotency-Key": idempotency_key},
        )

    @staticmethod
    def reissue(id: str, *, seat_key: tuple[int, str] | None = None, idempotency_key: str = "") -> Call[NewSeatKey]:
        """Make a new key for a seat; the old one becomes invalid."""
        return Call(
            "POST",
            "/api/tables/{id}/key",
            parts={"id": id},
            headers={"x-seat-key": seat_key, "Idempotency-Key": idempotency_key},
        )

    @staticmethod
    def rematch(
        id: str, request: RematchRequest | None = None, *, seat_key: tuple[int, str] | None = None
    ) -> Call[MadeTable]:
        """Play again with the same people. Everybody moves on one seat, except at a puzzle.

        With `same_maze` the maze stays as it is and only the cards are new. `first` sets who begins. Keys stay valid.
        Every caller gets the same table, made as the first caller asked.
        """
        return Call("POST", "/api/tables/{id}/rematch", request, parts={"id": id}, headers={"x-seat-key": seat_key})

    @staticmethod
    def play_on(id: str, request: NextRequest, *, idempotency_key: str = "") -> Call[Nothing]:
        """Send the TVs that show this table to another table that you made. Nothing is sent if one of the two is
        listed.
        """
        return Call(
            "POST", "/api/tables/{id}/next", request, parts={"id": id}, headers={"Idempotency-Key": idempotency_key}
        )


class ArchiveApi:
    """The routes of `api.archive`."""

    @staticmethod
    def import_record(request: RecordRequest, *, idempotency_key: str = "") -> Call[MadeTable]:
        """Continue a game from its record, or watch it again.

        The new table has the same seats, all of them people at your device. The response holds their keys. The game is
        not rated.
        """
        return Call("POST", "/api/records", request, headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def download(id: str) -> Call[bytes]:
        """A finished game as a record."""
        return Call("GET", "/api/tables/{id}/record", parts={"id": id}, is_file=True)

    @staticmethod
    def replay(id: str) -> Call[Replay]:
        """A finished game move by move, nothing hidden."""
        return Call("GET", "/api/tables/{id}/replay", parts={"id": id})

    @staticmethod
    def story(id: str) -> Call[StoryJson]:
        """The game so far as spectators saw it: the first view, and what every entry changed."""
        return Call("GET", "/api/tables/{id}/story", parts={"id": id})

    @staticmethod
    def review(id: str, *, progress: bool = False) -> Call[MazeReviewJson | GoReviewJson | Progress]:
        """The coach's review of a finished game.

        With `progress` the request takes at most a second: until the review is ready, the response is 202 with the
        finished share.
        """
        return Call("GET", "/api/tables/{id}/review", parts={"id": id}, query={"progress": progress})

    @staticmethod
    def finished_games(
        *,
        game: str | None = None,
        mine: bool = False,
        before: int | None = None,
        limit: int = 20,
        idempotency_key: str = "",
    ) -> Call[TableList]:
        """Games that are over, the latest first: listed ones, or all of yours."""
        return Call(
            "GET",
            "/api/finished",
            query={"game": game, "mine": mine, "before": before, "limit": limit},
            headers={"Idempotency-Key": idempotency_key},
        )

    @staticmethod
    def mine(*, idempotency_key: str = "") -> Call[MyTables]:
        """Your unfinished games, the newest first, and whether it is your turn."""
        return Call("GET", "/api/mine", headers={"Idempotency-Key": idempotency_key})


class PuzzlesApi:
    """The routes of `api.puzzles`."""

    @staticmethod
    def shelves() -> Call[PuzzleShelves]:
        """The built-in puzzles, by kind and level: the number of the first, and how many there are."""
        return Call("GET", "/api/puzzles")

    @staticmethod
    def next_puzzle(*, kinds: str = "", idempotency_key: str = "") -> Call[NextPuzzle]:
        """A built-in puzzle of about your strength that you have not tried, and your puzzle rating.

        `kinds` are the kinds that may come, with commas; all if none is named. Until you have tried it, it stays the
        same.
        """
        return Call("GET", "/api/puzzles/next", query={"kinds": kinds}, headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def everybody(
        *, day: date | None = None, roll: bool = False, number: int | None = None, idempotency_key: str = ""
    ) -> Call[FirstTries]:
        """What everybody did with the first try at a daily or built-in puzzle that you have tried, from ten tries
        on.
        """
        return Call(
            "GET",
            "/api/puzzles/tries",
            query={"day": day, "roll": roll, "number": number},
            headers={"Idempotency-Key": idempotency_key},
        )

    @staticmethod
    def of_day(day: date, which: Literal["maze", "roll"], *, solution: bool = False) -> Call[ProvenPuzzle]:
        """The daily maze or roll; with `solution` also its answer, once that day is over everywhere on earth."""
        return Call(
            "GET", "/api/puzzles/days/{day}/{which}", parts={"day": day, "which": which}, query={"solution": solution}
        )

    @staticmethod
    def play(request: PuzzleRequest, *, idempotency_key: str = "") -> Call[MadeTable]:
        """Make a table for one player at a puzzle: a daily one, a built-in one, one given as a line, or a new one.

        The response holds the key of your seat. A daily or built-in puzzle that you have begun goes on at its table.
        """
        return Call("POST", "/api/puzzles", request, headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def draft(request: NewDraftRequest) -> Call[PuzzleDraftJson]:
        """A maze to edit, as its solver would see it, from a line or new; and the squares whose tiles are fixed
        (S1).
        """
        return Call("POST", "/api/puzzles/drafts", request)

    @staticmethod
    def check(request: DraftRequest) -> Call[ProvenPuzzle]:
        """Check whether an edited maze makes a puzzle, and return what the solver found; if it does not, the clause."""
        return Call("POST", "/api/puzzles/drafts/check", request)

    @staticmethod
    def of_game(id: str, *, at: int) -> Call[ProvenPuzzle]:
        """The puzzle of a finished game after `at` moves: whether the solver finds a solution, and in how many
        turns.
        """
        return Call("GET", "/api/tables/{id}/puzzle", parts={"id": id}, query={"at": at})

    @staticmethod
    def begin_rush() -> Call[RushRun]:
        """Begin a rush: its puzzles, each as its table would show it, and the `run` to send at the end.

        The clock starts now.
        """
        return Call("POST", "/api/rush")

    @staticmethod
    def finish_rush(request: RushRequest, *, idempotency_key: str = "") -> Call[RushResult]:
        """Count the puzzles that were solved in a row, by the server's own clock and rules.

        The best rush is stored in the book.
        """
        return Call("POST", "/api/rush/result", request, headers={"Idempotency-Key": idempotency_key})


class SolvedApi:
    """The routes of `api.solved`."""

    @staticmethod
    def puzzles(*, idempotency_key: str = "") -> Call[KeptPuzzles]:
        """The puzzles of your book: what was solved, each with its first result, and what is closed."""
        return Call("GET", "/api/book/puzzles", headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def note(request: SolvedRequest, *, idempotency_key: str = "") -> Call[KeptPuzzles]:
        """Add puzzles that were solved where no server was, and return all the book has.

        What was solved at this server is in the book already. A report that is impossible, or that differs from what
        the book has, is refused, and nothing changes.
        """
        return Call("POST", "/api/book/puzzles", request, headers={"Idempotency-Key": idempotency_key})


class RoomsApi:
    """The routes of `api.rooms`."""

    @staticmethod
    def find(code: str, *, idempotency_key: str = "") -> Call[FoundTable | FoundRoom]:
        """Find the table or the room with a short code, the first eight letters of its id.

        The code of a table is valid until the game begins, that of a room until the room is over. A right code is never
        refused, even after many wrong ones from the same address.
        """
        return Call("GET", "/api/codes/{code}", parts={"code": code}, headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def make(request: NewRoom, *, idempotency_key: str = "") -> Call[MadeRoom]:
        """Open a room. The response holds the teacher's key: keep it."""
        return Call("POST", "/api/rooms", request, headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def show(id: str) -> Call[OneRoom]:
        """One room."""
        return Call("GET", "/api/rooms/{id}", parts={"id": id})

    @staticmethod
    def join(id: str, request: MemberRequest, *, idempotency_key: str = "") -> Call[JoinedRoom]:
        """Join a room, under a name that is visible in this room only. The response holds your key: keep it."""
        return Call(
            "POST", "/api/rooms/{id}/join", request, parts={"id": id}, headers={"Idempotency-Key": idempotency_key}
        )

    @staticmethod
    def plead(id: str, request: PleaRequest, *, idempotency_key: str = "") -> Call[RoomPlea]:
        """Ask to come back as a member, from another device. The key in the response is the member's once the teacher
        says yes, within ten minutes.
        """
        return Call(
            "POST", "/api/rooms/{id}/plea", request, parts={"id": id}, headers={"Idempotency-Key": idempotency_key}
        )

    @staticmethod
    def come_back(id: str, request: ReturnRequest, *, idempotency_key: str = "") -> Call[JoinedRoom]:
        """Change to this device, with the pass that the teacher shows: name, points and game stay. Works once. The
        response holds your new key: keep it.
        """
        return Call(
            "POST", "/api/rooms/{id}/return", request, parts={"id": id}, headers={"Idempotency-Key": idempotency_key}
        )

    @staticmethod
    def me(id: str, *, room_key: str = "") -> Call[MemberSeat]:
        """The table where you play now, and the key of your seat there."""
        return Call("GET", "/api/rooms/{id}/me", parts={"id": id}, headers={"X-Room-Key": room_key})

    @staticmethod
    def leave(id: str, *, room_key: str = "") -> Call[OneRoom]:
        """Leave the room: no more games until you are back."""
        return Call("POST", "/api/rooms/{id}/leave", parts={"id": id}, headers={"X-Room-Key": room_key})

    @staticmethod
    def give_up(id: str, *, room_key: str = "") -> Call[OneRoom]:
        """Give up your current game; you will be paired again for the next one."""
        return Call("POST", "/api/rooms/{id}/give-up", parts={"id": id}, headers={"X-Room-Key": room_key})

    @staticmethod
    def back(id: str, *, room_key: str = "") -> Call[OneRoom]:
        """Come back after leaving."""
        return Call("POST", "/api/rooms/{id}/back", parts={"id": id}, headers={"X-Room-Key": room_key})

    @staticmethod
    def start(id: str, *, room_key: str = "") -> Call[OneRoom]:
        """Start the room: the first games are paired."""
        return Call("POST", "/api/rooms/{id}/start", parts={"id": id}, headers={"X-Room-Key": room_key})

    @staticmethod
    def pause(id: str, *, room_key: str = "") -> Call[OneRoom]:
        """Pause the room and its games: clocks stand still, and moves are refused until it goes on."""
        return Call("POST", "/api/rooms/{id}/pause", parts={"id": id}, headers={"X-Room-Key": room_key})

    @staticmethod
    def resume(id: str, *, room_key: str = "") -> Call[OneRoom]:
        """Continue after a pause."""
        return Call("POST", "/api/rooms/{id}/resume", parts={"id": id}, headers={"X-Room-Key": room_key})

    @staticmethod
    def end(id: str, *, room_key: str = "") -> Call[OneRoom]:
        """End the room; unfinished games do not count."""
        return Call("POST", "/api/rooms/{id}/end", parts={"id": id}, headers={"X-Room-Key": room_key})

    @staticmethod
    def again(id: str, *, room_key: str = "") -> Call[OneRoom]:
        """Open the next room for the same people, once this one is over. Everybody keeps the key of this room there."""
        return Call("POST", "/api/rooms/{id}/again", parts={"id": id}, headers={"X-Room-Key": room_key})

    @staticmethod
    def door(id: str, request: DoorRequest, *, room_key: str = "") -> Call[OneRoom]:
        """Open or close the room for new members."""
        return Call("POST", "/api/rooms/{id}/door", request, parts={"id": id}, headers={"X-Room-Key": room_key})

    @staticmethod
    def change(id: str, number: int, request: MemberChangeRequest, *, room_key: str = "") -> Call[OneRoom]:
        """Rename a member, change their team, or remove them: alone, or with all members on the same device.

        Nobody can join from that device afterwards; with `out` false they may come back.
        """
        return Call(
            "POST",
            "/api/rooms/{id}/members/{number}",
            request,
            parts={"id": id, "number": number},
            headers={"X-Room-Key": room_key},
        )

    @staticmethod
    def give_pass(id: str, number: int, *, room_key: str = "", idempotency_key: str = "") -> Call[RoomPass]:
        """A pass for a member who needs another device: to show as a QR code. It works once, for ten minutes."""
        return Call(
            "POST",
            "/api/rooms/{id}/members/{number}/pass",
            parts={"id": id, "number": number},
            headers={"X-Room-Key": room_key, "Idempotency-Key": idempotency_key},
        )

    @staticmethod
    def answer_plea(id: str, number: int, request: PleaAnswer, *, room_key: str = "") -> Call[OneRoom]:
        """Say whether the device that asks is a member's."""
        return Call(
            "POST",
            "/api/rooms/{id}/members/{number}/plea",
            request,
            parts={"id": id, "number": number},
            headers={"X-Room-Key": room_key},
        )

    @staticmethod
    def settle(id: str, request: SettleRequest, *, room_key: str = "") -> Call[OneRoom]:
        """Decide a running game: one side has won it, or both share it."""
        return Call("POST", "/api/rooms/{id}/settle", request, parts={"id": id}, headers={"X-Room-Key": room_key})

    @staticmethod
    def download(id: str, *, room_key: str = "") -> Call[bytes]:
        """Results and all records, as a zip file."""
        return Call("GET", "/api/rooms/{id}/file", parts={"id": id}, headers={"X-Room-Key": room_key}, is_file=True)


class BookApi:
    """The routes of `api.book`."""

    @staticmethod
    def ratings(*, game: str = "classic") -> Call[Ratings]:
        """The best players, bots included."""
        return Call("GET", "/api/ratings", query={"game": game})

    @staticmethod
    def read(*, idempotency_key: str = "") -> Call[BookJson]:
        """Your book: figures, favourites, head to head, personal bests, badges, puzzles, turns to try again.

        It covers your latest 2,000 games.
        """
        return Call("GET", "/api/book", headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def games(*, before: str | None = None, limit: int = 20, idempotency_key: str = "") -> Call[BookGames]:
        """The games of your book, the latest first; `next` is the cursor of the next page, null at the end."""
        return Call(
            "GET",
            "/api/book/games",
            query={"before": before, "limit": limit},
            headers={"Idempotency-Key": idempotency_key},
        )

    @staticmethod
    def export(*, idempotency_key: str = "") -> Call[bytes]:
        """Your book as a file: its latest 2,000 games, every puzzle, badge and turn to try again."""
        return Call("GET", "/api/book/file", headers={"Idempotency-Key": idempotency_key}, is_file=True)

    @staticmethod
    def phrase(*, idempotency_key: str = "") -> Call[NewPhrase]:
        """Make a phrase to print that brings your book back; the previous one becomes invalid. It is shown only
        once.
        """
        return Call("POST", "/api/book/phrase", headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def pass_on(*, idempotency_key: str = "") -> Call[NewPass]:
        """Make a pass that takes your book to another device: valid for ten minutes, and once."""
        return Call("POST", "/api/book/pass", headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def look(request: BookKeyRequest, *, idempotency_key: str = "") -> Call[BookComparison]:
        """Show whose book a pass or phrase would bring here, and what the book on this device holds. Nothing is
        changed.

        `book` is null if it is the same book.
        """
        return Call("POST", "/api/book/look", request, headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def take(request: BookKeyRequest, *, idempotency_key: str = "") -> Call[DeviceCount]:
        """Bring a book to this device and merge the one of this device into it. `POST /api/book/look` shows whose it
        is.
        """
        return Call("POST", "/api/book/take", request, headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def devices(*, idempotency_key: str = "") -> Call[Devices]:
        """The devices of your book: how many games were played on each, when the last one ended, and the name there."""
        return Call("GET", "/api/book/devices", headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def leave(*, idempotency_key: str = "") -> Call[Devices]:
        """Take this device out of a book that it shares with others.

        It gets its own book again: games that were played on it move there, puzzles stay.
        """
        return Call("POST", "/api/book/leave", headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def remove(request: RemoveRequest, *, idempotency_key: str = "") -> Call[Devices]:
        """Remove a device from your book, as if it had left. Phrases and passes made before become invalid."""
        return Call("POST", "/api/book/remove", request, headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def forget(*, idempotency_key: str = "") -> Call[DeletedGuest]:
        """Delete your name at all tables, your ratings and your book, on all your devices.

        The response counts what was deleted.
        """
        return Call("POST", "/api/book/forget", headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def due_lessons(*, idempotency_key: str = "") -> Call[DueLessons]:
        """Turns from all your games to try again now, the oldest mistakes first."""
        return Call("GET", "/api/book/lessons", headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def choose_lessons(id: str, *, idempotency_key: str = "") -> Call[LessonList | Progress]:
        """Add the three turns of your finished game that gave up most to your book.

        Until the coach has reviewed the game, the response is 202 with the finished share.
        """
        return Call("POST", "/api/tables/{id}/lessons", parts={"id": id}, headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def show_lesson(id: str, number: int, *, push: str | None = None, idempotency_key: str = "") -> Call[ShownLesson]:
        """The board as it was when that turn began, or after a push of yours, with what your seat knew and nothing
        else.
        """
        return Call(
            "GET",
            "/api/tables/{id}/lessons/{number}",
            parts={"id": id, "number": number},
            query={"push": push},
            headers={"Idempotency-Key": idempotency_key},
        )

    @staticmethod
    def answer_lesson(id: str, number: int, request: TurnRequest, *, idempotency_key: str = "") -> Call[TryVerdict]:
        """Check whether a turn is as good as the coach's.

        After two that are not, or one that is, the coach explains why. A turn that is not due is practice: it is
        explained at once, and changes nothing.
        """
        return Call(
            "POST",
            "/api/tables/{id}/lessons/{number}",
            request,
            parts={"id": id, "number": number},
            headers={"Idempotency-Key": idempotency_key},
        )


class ScreensApi:
    """The routes of `api.screens`."""

    @staticmethod
    def register(*, idempotency_key: str = "") -> Call[NewScreen]:
        """Register a TV. The response holds the letters that it shows, and its key: keep it."""
        return Call("POST", "/api/screens", headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def show(code: str, *, screen_key: str = "") -> Call[ScreenJson]:
        """Which table a TV shows. After a day without a request of the TV its letters are void."""
        return Call("GET", "/api/screens/{code}", parts={"code": code}, headers={"X-Screen-Key": screen_key})

    @staticmethod
    def set_table(
        code: str, request: ScreenRequest, *, screen_key: str = "", seat_key: tuple[int, str] | None = None
    ) -> Call[ScreenJson]:
        """Show a table on a TV. Every seat of the table may do this, and the TV itself."""
        return Call(
            "PUT",
            "/api/screens/{code}",
            request,
            parts={"code": code},
            headers={"X-Screen-Key": screen_key, "x-seat-key": seat_key},
        )


class PushApi:
    """The routes of `api.push`."""

    @staticmethod
    def public_key() -> Call[PushKey]:
        """The server's public key, with which browsers subscribe; null if notifications are off."""
        return Call("GET", "/api/push")

    @staticmethod
    def subscribe(request: PushRequest, *, idempotency_key: str = "") -> Call[PushService]:
        """Notify this device when it is your turn and you are not at the table; the response names the push service.

        A device that subscribes again replaces its subscription. Each guest has at most five, the latest ones.
        """
        return Call("POST", "/api/push", request, headers={"Idempotency-Key": idempotency_key})

    @staticmethod
    def unsubscribe(request: PushEndRequest) -> Call[Nothing]:
        """Stop notifying this device."""
        return Call("POST", "/api/push/off", request)


class AdminApi:
    """The routes of `api.admin`."""

    @staticmethod
    def overview(*, admin_key: str = "") -> Call[Overview]:
        """How large everything is, and the busiest tables since yesterday."""
        return Call("GET", "/api/admin", headers={"authorization": f"Bearer {admin_key}"})

    @staticmethod
    def close(id: str, *, admin_key: str = "") -> Call[ClosedTable]:
        """Close a table: all clients are disconnected, and nobody can play on."""
        return Call(
            "POST", "/api/admin/tables/{id}/close", parts={"id": id}, headers={"authorization": f"Bearer {admin_key}"}
        )

    @staticmethod
    def forget(id: str, request: ForgetRequest, *, admin_key: str = "") -> Call[ForgottenTables]:
        """Forget the person on a seat, at all tables: names, ratings, their book, which games were theirs. Games
        stay.
        """
        return Call(
            "POST",
            "/api/admin/tables/{id}/forget",
            request,
            parts={"id": id},
            headers={"authorization": f"Bearer {admin_key}"},
        )

    @staticmethod
    def erase(request: EraseRequest, *, admin_key: str = "") -> Call[ErasedGames]:
        """Delete finished games after this many days, starting now; or keep them all."""
        return Call("POST", "/api/admin/erase", request, headers={"authorization": f"Bearer {admin_key}"})
