"""What the other seats probably look for, and what a seat's own turns reveal."""
