"""The offline page: the same tables, clocks, bots and messages inside the browser, with Python in browser workers. This
package and what it imports need only the standard library.
"""
