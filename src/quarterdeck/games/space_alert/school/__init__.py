"""Flight school: lessons with a coach and goals (SA-R46 to SA-R48)."""
