"""Generators of files that follow from the rules: tests compare them."""
