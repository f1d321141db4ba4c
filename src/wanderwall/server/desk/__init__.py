"""What can be asked about tables besides playing at one, in plain values: requests over HTTP end here, and those of a
page that is its own server.
"""
