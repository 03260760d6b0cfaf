"""What every game shares: state, agenda, decisions, reasons, events, visibility, chance, time and history."""
