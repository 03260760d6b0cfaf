"""Plain types: values that never change and hold nothing else."""

from types import NoneType

ATOMS = (int, float, str, bool, bytes, NoneType)
