"""The rest of the table of routes: what only a server answers, with its database."""

from __future__ import annotations

from wanderwall.server.api import admin, book, push, rooms, routes, screens
from wanderwall.server.api.admin import ADMIN
from wanderwall.server.api.call import CLAIMED_KEY, GUEST, LATE_GUEST, TABLE
from wanderwall.server.api.rooms import ENTRANT, MEMBER, ROOM, TEACHER
from wanderwall.server.api.routes import Route
from wanderwall.server.api.screens import SCREEN, SCREEN_KEY

ROUTES: tuple[Route, ...] = (
    *routes.ROUTES,
    Route("GET", "/api/codes/{code}", rooms.find, (LATE_GUEST,), "code", limits_itself=True),
    Route("GET", "/api/ratings", book.ratings, tag="archive"),
    # the book
    Route("GET", "/api/book", book.read, (GUEST,), "book", tag="book"),
    Route("GET", "/api/book/games", book.games, (GUEST,), tag="book"),
    Route("GET", "/api/book/file", book.export, (GUEST,), "book", tag="book"),
    Route("POST", "/api/book/phrase", book.phrase, (GUEST,), "make", tag="book"),
    Route("POST", "/api/book/pass", book.pass_on, (GUEST,), "make", tag="book"),
    Route("POST", "/api/book/look", book.look, (GUEST,), tag="book"),
    Route("POST", "/api/book/take", book.take, (GUEST,), tag="book"),
    Route("GET", "/api/book/devices", book.devices, (GUEST,), tag="book"),
    Route("POST", "/api/book/leave", book.leave, (GUEST,), tag="book"),
    Route("POST", "/api/book/remove", book.remove, (GUEST,), tag="book"),
    Route("POST", "/api/book/forget", book.forget, (GUEST,), "make", tag="book"),
    Route("GET", "/api/book/lessons", book.due_lessons, (GUEST,), tag="book"),
    Route("POST", "/api/tables/{id}/lessons", book.choose_lessons, (TABLE, GUEST), tag="book"),
    Route("GET", "/api/tables/{id}/lessons/{number}", book.show_lesson, (TABLE, GUEST), tag="book"),
    Route("POST", "/api/tables/{id}/lessons/{number}", book.answer_lesson, (TABLE, GUEST), tag="book"),
    # rooms
    Route("POST", "/api/rooms", rooms.make, (GUEST,), "make", status=201, tag="rooms"),
    Route("GET", "/api/rooms/{id}", rooms.show, (ROOM,), tag="rooms"),
    Route("POST", "/api/rooms/{id}/join", rooms.join, (ROOM, ENTRANT), "enter", limits_itself=True, tag="rooms"),
    Route("POST", "/api/rooms/{id}/plea", rooms.plead, (ROOM, ENTRANT), "enter", limits_itself=True, tag="rooms"),
    Route("POST", "/api/rooms/{id}/return", rooms.come_back, (ROOM, ENTRANT), "enter", limits_itself=True, tag="rooms"),
    Route("GET", "/api/rooms/{id}/me", rooms.me, (ROOM, MEMBER), tag="rooms"),
    Route("POST", "/api/rooms/{id}/leave", rooms.leave, (ROOM, MEMBER), tag="rooms"),
    Route("POST", "/api/rooms/{id}/give-up", rooms.give_up, (ROOM, MEMBER), tag="rooms"),
    Route("POST", "/api/rooms/{id}/back", rooms.back, (ROOM, MEMBER), tag="rooms"),
    Route("POST", "/api/rooms/{id}/start", rooms.start, (ROOM, TEACHER), tag="rooms"),
    Route("POST", "/api/rooms/{id}/pause", rooms.pause, (ROOM, TEACHER), tag="rooms"),
    Route("POST", "/api/rooms/{id}/resume", rooms.resume, (ROOM, TEACHER), tag="rooms"),
    Route("POST", "/api/rooms/{id}/end", rooms.end, (ROOM, TEACHER), tag="rooms"),
    Route("POST", "/api/rooms/{id}/again", rooms.again, (ROOM, TEACHER), "make", tag="rooms"),
    Route("POST", "/api/rooms/{id}/door", rooms.door, (ROOM, TEACHER), tag="rooms"),
    Route("POST", "/api/rooms/{id}/members/{number}", rooms.change, (ROOM, TEACHER), tag="rooms"),
    Route("POST", "/api/rooms/{id}/members/{number}/pass", rooms.give_pass, (ROOM, TEACHER), tag="rooms"),
    Route("POST", "/api/rooms/{id}/members/{number}/plea", rooms.answer_plea, (ROOM, TEACHER), tag="rooms"),
    Route("POST", "/api/rooms/{id}/settle", rooms.settle, (ROOM, TEACHER), tag="rooms"),
    Route("GET", "/api/rooms/{id}/file", rooms.download, (ROOM, TEACHER), "make", tag="rooms"),
    # TVs
    Route("POST", "/api/screens", screens.register, (GUEST,), "make", status=201, tag="screens"),
    Route("GET", "/api/screens/{code}", screens.show, (SCREEN_KEY, SCREEN), tag="screens"),
    Route("PUT", "/api/screens/{code}", screens.set_table, (SCREEN_KEY, SCREEN, CLAIMED_KEY), tag="screens"),
    # messages to devices
    Route("GET", "/api/push", push.public_key, tag="push"),
    Route("POST", "/api/push", push.subscribe, (GUEST,), "make", limits_itself=True, tag="push"),
    Route("POST", "/api/push/off", push.unsubscribe, tag="push"),
    # the admin
    Route("GET", "/api/admin", admin.overview, (ADMIN,), tag="admin"),
    Route("POST", "/api/admin/tables/{id}/close", admin.close, (ADMIN,), tag="admin"),
    Route("POST", "/api/admin/tables/{id}/forget", admin.forget, (ADMIN,), tag="admin"),
    Route("POST", "/api/admin/erase", admin.erase, (ADMIN,), tag="admin"),
)
