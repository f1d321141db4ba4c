"""A room of many: a class, a club evening, a course. Who is in it, who plays whom, and how everybody stands."""
