"""Compare what the server answers with a recording.

A scripted scenario runs against a real server, whose deals, ids and date are the same in every run. A change of the
recording is a change for clients, so `--write` is for changes that are meant.
"""

from __future__ import annotations

import argparse
import difflib
import json

from tools.check.fixed_server import fixed_server
from tools.check.request_recorder import NEW, OLD, Json, Recorder
from tools.check.scenario_rooms import (
    administer,
    ask_for_push,
    hold_room,
    keep_books,
    read_archive,
    show_on_tv,
    show_pages,
    solve_puzzles,
)
from tools.check.scenario_tables import (
    about_server,
    import_records,
    play_rated,
    play_tables,
    refuse,
    refuse_new_names,
)
from tools.report import ROOT, add_write

FILE = ROOT / "tests" / "server" / "requests.jsonl"
#: how many differences are shown: the first usually explains the others
SHOWN = 3


def play_all(recorder: Recorder) -> None:
    """Play the whole scenario, in order: later parts use what earlier ones made."""
    about_server(recorder)
    finished = play_tables(recorder)
    play_rated(recorder)
    import_records(recorder)
    read_archive(recorder, finished)
    solve_puzzles(recorder)
    keep_books(recorder)
    room = hold_room(recorder, OLD)
    show_on_tv(recorder)
    ask_for_push(recorder)
    show_pages(recorder, finished)
    refuse(recorder, finished, room)
    administer(recorder, finished, OLD)
    room = hold_room(recorder, NEW)
    refuse_new_names(recorder, finished, room)
    administer(recorder, finished, NEW)


def record() -> list[Json]:
    """Play the scenario and return its pairs of request and response."""
    with fixed_server() as server:
        recorder = Recorder(server.url)
        try:
            play_all(recorder)
        finally:
            recorder.close()
    return recorder.pairs


def write(pairs: list[Json]) -> None:
    """Store the pairs, one a line."""
    lines = [json.dumps(pair, sort_keys=True, ensure_ascii=False, separators=(",", ":")) for pair in pairs]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def read() -> list[Json]:
    return [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


def is_unbuilt(pair: Json) -> bool:
    """Whether this is a page that was not built here, which is no difference."""
    response, path = pair["response"], pair["request"]["path"]
    return isinstance(response, dict) and response["status"] == 503 and not path.startswith("/api/")


def compare(recorded: list[Json], now: list[Json]) -> list[str]:
    """The differences, each as a text of request, recorded response and response now."""
    found = [describe(old, new) for old, new in zip(recorded, now, strict=False) if old != new and not is_unbuilt(new)]
    if len(recorded) != len(now):
        found.append(f"{len(recorded)} pairs are recorded, now there are {len(now)}")
    return found


def describe(old: Json, new: Json) -> str:
    """One difference, readable: the request, and the lines of the response that changed."""
    parts = [f"request: {json.dumps(old['request'], sort_keys=True, ensure_ascii=False)}"]
    if new["request"] != old["request"]:
        parts.append(f"request now: {json.dumps(new['request'], sort_keys=True, ensure_ascii=False)}")
    recorded, now = (
        json.dumps(pair["response"], sort_keys=True, ensure_ascii=False, indent=1).splitlines() for pair in (old, new)
    )
    parts += difflib.unified_diff(recorded, now, "recorded", "now", lineterm="", n=1)
    return "\n".join(parts)


def arguments(parser: argparse.ArgumentParser) -> None:
    add_write(parser, "tests/server/requests.jsonl")


def main(asked: argparse.Namespace) -> int:
    pairs = record()
    if asked.write:
        write(pairs)
        print(f"{len(pairs)} pairs, {FILE.stat().st_size // 1000} kB")
        return 0
    differences = compare(read(), pairs)
    for text in differences[:SHOWN]:
        print(text, end="\n\n")
    print(f"{len(pairs)} pairs, {len(differences)} differ")
    return 1 if differences else 0
