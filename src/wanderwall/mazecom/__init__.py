"""MazeCom, the protocol in which students' programs have played Labyrinth for years: XML over TCP (docs/mazecom.md)."""
