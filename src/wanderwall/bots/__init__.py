"""Players: each sees what its seat may know and may do, and nothing else."""
