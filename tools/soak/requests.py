"""Send many random requests to every route of a real server, as its OpenAPI describes them and otherwise.

Part of `make soak`. No response may be an error of the server, or one that the OpenAPI does not declare.
"""

from __future__ import annotations

import argparse

from schemathesis import GenerationMode

from tests.server.harness.processes import throwaway_folder
from tests.server.harness.server import ADMIN_KEY, Server
from tests.server.test_hijack import ask_everything


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--requests", type=int, default=200, help="of each kind to every route")


def main(asked: argparse.Namespace) -> None:
    with throwaway_folder("requests") as folder:
        server = Server(folder, environment={"WANDERWALL_ADMIN_KEY": ADMIN_KEY}).start()
        try:
            for mode in GenerationMode:
                ask_everything(server, mode, asked.requests)
                print(f"{asked.requests} {mode.value} requests to every route: every response is declared", flush=True)
        finally:
            server.stop()
