"""JSON as bytes: by orjson if it is installed, which a server requires, otherwise by the standard library."""

from __future__ import annotations

try:
    from orjson import Fragment, dumps, loads
except ModuleNotFoundError:
    import json
    from typing import Any

    loads = json.loads  # type: ignore[assignment]

    class Fragment:  # type: ignore[no-redef]
        """JSON that is inserted into other JSON unchanged."""

        def __init__(self, contents: bytes) -> None:
            self.contents = contents

    def _whole(value: Any) -> Any:
        if isinstance(value, Fragment):
            return json.loads(value.contents)
        raise TypeError(type(value))

    def dumps(value: Any) -> bytes:  # type: ignore[misc]
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=_whole).encode()


__all__ = ["Fragment", "dumps", "loads"]
