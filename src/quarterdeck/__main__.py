"""`python -m quarterdeck` is the command line."""

import sys

from quarterdeck.cli import main

sys.exit(main())
