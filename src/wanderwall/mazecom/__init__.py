"""MazeCom, the XML-over-TCP protocol in which students' programs have played Labyrinth for years (docs/mazecom.md)."""
