"""Throwaway PostgreSQL, Redis and wanderwall servers: real processes, for the tests and the load tool."""
