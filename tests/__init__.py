"""All tests; a package, so that no installed package of this name comes first."""
