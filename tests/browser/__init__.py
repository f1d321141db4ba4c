"""The page in a real browser: played by clicking, by touch and by keys, against a real server."""
