"""Commands of Gen7: `quarterdeck gen7 NAME`."""
