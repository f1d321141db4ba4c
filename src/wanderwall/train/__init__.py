"""Train the value net by self-play: `python -m wanderwall.train train`, with the extra `train`; fast on a GPU."""
