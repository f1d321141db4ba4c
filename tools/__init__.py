"""Programs to run by hand, from the repository: generators of files, long runs, measurements.

`python -m tools` lists them. Wheels do not contain them.
"""
