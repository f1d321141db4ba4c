"""`python -m wanderwall` is the `wanderwall` command."""

import sys

from wanderwall.cli import main

sys.exit(main())
