"""Every route answers as recorded in `requests.jsonl`; `python -m tools check requests --write` records again."""

from __future__ import annotations

from tools.check.requests import SHOWN, compare, read, record


def test_every_route_answers_as_recorded() -> None:
    differences = compare(read(), record())
    assert not differences, "\n\n".join([f"{len(differences)} differ", *differences[:SHOWN]])
