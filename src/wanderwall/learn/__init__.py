"""Learning classic by self-play: `python -m wanderwall.learn train`, with the extra `train`; quick on a card."""
