"""Programs to run by hand, from the repository: generators of files, long runs, measurements.

`python -m tools.soak.games` and so on; the docstring of each describes it, and CONTRIBUTING.md lists them. Wheels do
not contain them.
"""
