"""Requests about tables, apart from playing, in plain values: used by the HTTP API and by the offline page."""
