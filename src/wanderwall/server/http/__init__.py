"""Requests and responses: the API, the files of the page, and the checks before them."""
