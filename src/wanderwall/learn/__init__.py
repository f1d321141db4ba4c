"""Learning to play classic by self-play: `python -m wanderwall.learn train`. Needs the extra `train`, and a card to be quick."""
