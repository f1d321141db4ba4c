"""The difference between two views, sent to a socket or a bot instead of the whole view.

A difference is a list of `[path, value]`, which sets, and `[path]`, which removes. A path is the keys and indices from
the view down; the empty path is the view itself. A list that changes its length is sent whole. The fields of a view
keep their types, so `True` instead of `1` is not a change.
"""

from __future__ import annotations

from itertools import compress
from operator import is_not
from typing import Any

Change = list[Any]
Changes = list[Change]
Path = tuple[str | int, ...]

NESTED = frozenset((dict, list))
MISSING = object()


def changes(before: Any, after: Any) -> Changes:
    """Return what must be set and removed to turn one view into another.

    >>> changes({"maze": [3, 5], "lies": "N2", "spare": 9}, {"maze": [3, 6], "lies": "S2"})
    [[['maze', 1], 6], [['lies'], 'S2'], [['spare']]]
    """
    found: Changes = []
    if type(before) is dict and type(after) is dict:
        _compare_dicts(before, after, (), found)
    elif before != after:
        found.append([[], after])
    return found


def _compare_dicts(before: dict[str, Any], after: dict[str, Any], path: Path, found: Changes) -> None:
    """Compare two dicts. Most values are the same object as before, which is the fastest check, so only the others are
    compared further.
    """
    for key, new in after.items():
        old = before.get(key, MISSING)
        if old is new:
            continue
        if old is MISSING:
            found.append([[*path, key], new])
        elif old != new:
            if type(new) in NESTED:
                _differ(old, new, (*path, key), found)
            else:
                found.append([[*path, key], new])
    if not before.keys() <= after.keys():
        found.extend([[*path, key]] for key in before if key not in after)


def _compare_lists(before: list[Any], after: list[Any], path: Path, found: Changes) -> None:
    for index in compress(range(len(after)), map(is_not, before, after)):
        if (old := before[index]) != (new := after[index]):
            if type(new) in NESTED:
                _differ(old, new, (*path, index), found)
            else:
                found.append([[*path, index], new])


def _differ(before: Any, after: Any, path: Path, found: Changes) -> None:
    kind = type(after)
    if kind is dict and type(before) is dict:
        _compare_dicts(before, after, path, found)
    elif kind is list and type(before) is list and len(before) == len(after):
        _compare_lists(before, after, path, found)
    else:
        found.append([[*path], after])


def apply_changes(view: Any, changes: Changes) -> Any:
    """Return the view after the changes. The old view is not modified; both share what is the same.

    >>> before = {"maze": [3, 5], "lies": "N2", "spare": 9}
    >>> apply_changes(before, [[["maze", 1], 6], [["lies"], "S2"], [["spare"]]]), before["maze"]
    ({'maze': [3, 6], 'lies': 'S2'}, [3, 5])
    """
    #: by path, the parts that are already copied and may be modified
    own: dict[Path, Any] = {}
    for path, *value in changes:
        if not path:
            view = value[0]
            own.clear()
            continue
        inner = own.get(())
        if inner is None:
            view = inner = own[()] = view.copy()
        for depth, key in enumerate(path[:-1], 1):
            place = tuple(path[:depth])
            deeper = own.get(place)
            if deeper is None:
                deeper = own[place] = inner[key] = inner[key].copy()
            inner = deeper
        if value:
            inner[path[-1]] = value[0]
        else:
            del inner[path[-1]]
    return view
