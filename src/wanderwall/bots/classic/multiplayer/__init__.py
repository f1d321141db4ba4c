"""Search with three and four seats."""
