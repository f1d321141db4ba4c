"""Requests and answers: the API, the page's files, and what is refused at the door."""
