"""Bind, print the addresses, and serve: one server process, or several on one socket."""

from __future__ import annotations

import asyncio
import ipaddress
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from tempfile import TemporaryDirectory

import uvicorn
from fastapi import FastAPI
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from wanderwall.problem import Problem
from wanderwall.server import logs
from wanderwall.server.connections import LimitedHttp, LimitedWebSocket
from wanderwall.server.listening import cannot_listen
from wanderwall.server.settings import Settings, share_metrics

#: an address outside every network: routing a packet there reveals our own address, without sending anything
ELSEWHERE = ("192.0.2.1", 9)
#: of a WebSocket frame: above that the library itself closes the socket
MAX_FRAME_BYTES = 64 * 1024


def addresses(host: str, port: int) -> list[str]:
    """The URLs of the server: on this machine, and on the same network if it listens there.

    >>> addresses("127.0.0.1", 8000)
    ['http://localhost:8000/']
    """
    found = []
    address = ipaddress.ip_address(host) if _is_address(host) else None
    if address is None or not (address.is_loopback or address.is_unspecified):
        return [f"http://{f'[{host}]' if address and address.version == 6 else host}:{port}/"]
    found.append(f"http://localhost:{port}/")
    if address.is_unspecified and (own := own_address()):
        found.append(f"http://{own}:{port}/")
    return found


def advertised_urls(found: list[str], network: str | None) -> list[str]:
    """The URLs to print: for this machine, and for phones. The admin may know a better one for phones, or that there is
    none: in a container its own address is useless outside.
    """
    if network is None:
        return found
    return [found[0], network] if network else found[:1]


def _is_address(host: str) -> bool:
    with suppress(ValueError):
        return bool(ipaddress.ip_address(host))
    return False


def own_address() -> str | None:
    """This machine's address on its network, if it has one."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)
        own = str(probe.getsockname()[0])
        return None if own.startswith("127.") or own == "0.0.0.0" else own
    return None


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens on this address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, UnicodeError) as error:  # the name may be invalid
        listener.close()
        raise cannot_listen(error, host, port) from None
    listener.listen(2048)
    listener.set_inheritable(True)
    return listener


def serve(settings: Settings, host: str, port: int, workers: int, ready: Callable[[list[str]], None]) -> None:
    """Serve until stopped; `ready` is called with the URLs."""
    if workers > 1 and settings.sqlite:
        raise Problem("server.one_worker")
    if workers > 1 and not settings.redis:
        raise Problem("server.needs_redis")
    if settings.push:  # report a missing library before any server process starts
        from wanderwall.server.push import crypto, sender  # noqa: F401
    if not _is_address(host):  # if it listens on a name, it also answers to it
        settings = replace(settings, hosts=(*settings.hosts, host))
    listener = bind(host, port)
    listened = (host, listener.getsockname()[1])
    where = advertised_urls(addresses(*listened), settings.network)
    settings = replace(settings, network=where[1] if len(where) > 1 else None)
    if workers > 1:
        asyncio.run(_prepare(settings))
        ready(where)
        with TemporaryDirectory(prefix="wanderwall-") as folder:
            settings = replace(settings, metrics_folder=settings.metrics_folder or folder)
            share_metrics(settings.metrics_folder or folder)
            supervisor = Multiprocess(_config(settings, partial(make_worker, settings), workers), [listener])
            supervisor.run()
        if any(process.exitcode == STARTUP_FAILURE for process in supervisor.processes):
            raise Problem("server.worker_failed")
    else:
        again = _serve_single(settings, listener, lambda: ready(where))
        while again:
            again = _serve_single(settings, bind(*listened), lambda: None)


async def _prepare(settings: Settings) -> None:
    """Migrate the database before any server process starts, so that an error that affects all of them is reported
    once.
    """
    from wanderwall.server.storage.sql_store import SqlStore

    store = SqlStore(settings)
    try:
        await store.start()
    finally:
        await store.stop()


def make_worker(settings: Settings) -> FastAPI:
    """The app of one of several server processes, which ends when the command that started it is gone."""
    from wanderwall.server.app import make_app

    threading.Thread(target=_go_with_parent, daemon=True).start()
    return make_app(settings)


def _go_with_parent() -> None:
    if parent := multiprocessing.parent_process():
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _config(settings: Settings, app: FastAPI | Callable[[], FastAPI], workers: int = 1) -> uvicorn.Config:
    proxy = settings.proxies > 0
    return uvicorn.Config(
        app,
        factory=not isinstance(app, FastAPI),
        workers=workers,
        log_config=logs.CONFIG,
        log_level="warning",
        access_log=False,  # URLs of tables are invitations and must not be logged
        http=LimitedHttp,
        ws=LimitedWebSocket,
        ws_max_size=MAX_FRAME_BYTES,
        ws_per_message_deflate=False,  # messages are small, and compressing them costs more than it saves
        ws_max_queue=32,
        proxy_headers=proxy,
        forwarded_allow_ips="*" if proxy else "",  # it may be on another machine; limits trust only the last address
        timeout_graceful_shutdown=3,
        server_header=False,
    )


def _serve_single(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> bool:
    """Run a single server process; an error at startup is raised as a problem, not logged as a traceback. Returns
    whether it ended in order to restart.
    """
    from wanderwall.server.app import make_app

    problems: list[Problem] = []
    restarting = False

    def on_failure(problem: Problem) -> None:
        problems.append(problem)
        server.should_exit = True

    def restart() -> None:
        nonlocal restarting
        restarting = server.should_exit = True

    server = uvicorn.Server(_config(settings, make_app(settings, ready, on_failure, restart)))
    server.run([listener])
    if problems:
        raise problems[0]
    return restarting
