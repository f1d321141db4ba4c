"""Tests of the server; a package, so that fixtures of its scope end before other tests run."""
