"""Errors of listening on an address, as problems that name the cause. Apart from `run`, because commands without the
server's libraries use it, too.
"""

from __future__ import annotations

import errno

from wanderwall.problem import Problem


def cannot_listen(error: Exception, host: str, port: int) -> Problem:
    """The problem for an error of `bind`, or of resolving the name."""
    number, named = getattr(error, "errno", None), str(port)  # as text, so that it is not formatted as an amount
    if number == errno.EADDRINUSE:
        return Problem("server.port_taken", host=host, port=named)
    if number in (errno.EACCES, errno.EPERM):
        return Problem("server.port_forbidden", host=host, port=named)
    return Problem("server.no_such_address", host=host)
