"""Which Python a benchmark runs on."""

import platform
import sysconfig


def build() -> str:
    """Which Python this is: one built without optimizations takes about a fifth more time."""
    arguments = sysconfig.get_config_var("CONFIG_ARGS")
    if arguments is None:
        how = "how it was built is not known"
    else:
        how = "built with optimizations" if "--enable-optimizations" in arguments else "built without optimizations"
    return f"{platform.python_implementation()} {platform.python_version()}, {how}"
