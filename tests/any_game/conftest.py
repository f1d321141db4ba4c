"""The servers of the server's tests."""

from tests.server.conftest import anyio_backend, plain_server

__all__ = ["anyio_backend", "plain_server"]
