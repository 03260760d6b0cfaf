"""`quarterdeck serve`: the server, for people in browsers."""

import argparse
import socket
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from quarterdeck.kernel.errors import QuarterdeckError

DEFAULT_PORT = 8765
SHUTDOWN_SECONDS = 5
"""How long open connections may take to say goodbye."""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "serve", help="run the server for browsers", description="Run the server for browsers."
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default 127.0.0.1)")
    parser.add_argument("--port", type=int, help=f"port (default {DEFAULT_PORT}, or the next free one)")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        import uvicorn

        from quarterdeck.server import logs
        from quarterdeck.server.app import create_app
        from quarterdeck.server.settings import from_environment
    except ModuleNotFoundError as error:
        raise QuarterdeckError(
            f"the server is not installed ({error.name}): pip install 'quarterdeck[server]'"
        ) from None
    port = args.port if args.port is not None else free_port(args.host)
    if not is_free(args.host, port):
        raise QuarterdeckError(f"port {port} of {args.host} is in use; choose another with --port")
    print(f"Quarterdeck is open at http://{args.host}:{port}/  (Ctrl-C closes it; nothing is lost)", flush=True)
    if args.open:
        webbrowser.open(f"http://{args.host}:{port}/")
    settings = from_environment()
    logs.to_stderr(settings.log_level)
    uvicorn.run(
        create_app(settings), host=args.host, port=port, log_config=None, access_log=False,
        ws_max_size=65536, timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )  # fmt: skip
    return 0


def installed() -> bool:
    """Whether what the server needs came along, and a client to play with."""
    return (
        find_spec("uvicorn") is not None and (Path(__file__).parents[1] / "server" / "static" / "index.html").is_file()
    )


def free_port(host: str) -> int:
    """The usual port, or the next one that nobody listens on."""
    for port in range(DEFAULT_PORT, DEFAULT_PORT + 50):
        if is_free(host, port):
            return port
    raise QuarterdeckError(f"no free port from {DEFAULT_PORT} on")


def is_free(host: str, port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
        return True
