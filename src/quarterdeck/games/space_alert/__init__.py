"""Space Alert: a crew plans twelve turns while the computer announces threats, then sees what really happens."""
