"""What can be asked, whatever carries it."""
