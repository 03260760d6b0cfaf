"""Commands of Space Alert: `quarterdeck space-alert resolve` and `mission`."""
