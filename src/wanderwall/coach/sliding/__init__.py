"""What the coaches of the sliding mazes share: all of it."""
