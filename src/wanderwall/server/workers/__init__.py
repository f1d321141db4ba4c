"""Workers: child processes that run the jobs of bots, coach, puzzles and replays."""
