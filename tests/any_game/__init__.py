"""Tests with any game; a package, so that its server stops before other tests run."""
