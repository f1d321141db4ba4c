"""What is run by hand, from the repository: writers of files that follow from the rules, long runs, measurements.

`python -m tools.soak` and so on; each says at its top what it does, CONTRIBUTING.md lists them. No wheel holds them.
"""
