"""Tables without a server: the same rooms, clocks, bots and messages inside a page, where Python runs in workers of the
browser. What is here, and what it imports, needs nothing outside the standard library.
"""
