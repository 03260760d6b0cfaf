"""Deep Salvage: a race to wrecks for two to four pilots."""
