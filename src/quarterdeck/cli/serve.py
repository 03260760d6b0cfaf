"""`quarterdeck serve`: the server, for people in browsers."""

import argparse
import gc
import os
import socket
import threading
import time
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quarterdeck.cli.at_store import WHICH, server_installed, with_store
from quarterdeck.cli.server_lock import only_server
from quarterdeck.kernel.errors import QuarterdeckError

if TYPE_CHECKING:
    from quarterdeck.server.settings import Settings
    from quarterdeck.server.store import Store

DEFAULT_PORT = 8765
EVERYWHERE = "0.0.0.0"
SHUTDOWN_SECONDS = 5
"""Seconds that open connections have to close."""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "serve", help="run the server for browsers", description="Run the server for browsers.", epilog=WHICH
    )
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        help="the address to listen on (default: 127.0.0.1, this machine only; 0.0.0.0: all addresses)",
    )
    parser.add_argument(
        "--port",
        type=_port,
        help=f"the port to listen on (default, as with 0: {DEFAULT_PORT}, or else the next free one)",
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser of this machine")
    parser.add_argument(
        "--pack", type=Path, action="append", default=[], metavar="FOLDER",
        help="offer a content pack at new tables (may be given several times)",
    )  # fmt: skip
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    with server_installed():
        from quarterdeck.server import logs, pack_store
        from quarterdeck.server.connection_limits import raise_file_limit
        from quarterdeck.server.settings import from_environment
    check_host(args.host)
    port = args.port or free_port(args.host)
    if not is_free(args.host, port):
        raise QuarterdeckError(f"port {port} of {args.host} is in use; choose another with --port")
    for folder in args.pack:
        pack_store.offer(folder)
    settings, address = from_environment(), f"http://{_reached(args.host)}:{port}/"
    with only_server(settings.database_url, address):
        with_store(_open, opened=False)  # an unusable store is reported before the address is printed
        logs.to_stderr(settings.log_level)
        raise_file_limit()
        invite(args.host, port)
        if args.open:
            threading.Thread(target=open_browser, args=(_reached(args.host), port), daemon=True).start()
        _run_uvicorn(settings, args.host, port)
    return 0


def _run_uvicorn(settings: "Settings", host: str, port: int) -> None:
    """Serve until a signal ends it."""
    import uvicorn

    from quarterdeck.server.app import create_app
    from quarterdeck.server.connection_limits import AddressCounts, limited
    from quarterdeck.server.push_protocol import PushProtocol
    from quarterdeck.server.shutdown import EndedBySignal

    gc.disable()  # until `collect_garbage_seldom`
    EndedBySignal(uvicorn.Config(
        create_app(settings, collect_garbage_seldom), host=host, port=port, log_config=None, access_log=False,
        ws_max_size=65536, ws_per_message_deflate=False,  # compressing a view costs more than making it
        timeout_graceful_shutdown=SHUTDOWN_SECONDS, ws=PushProtocol,
        http=limited(AddressCounts(settings.connections_per_address), trusted_proxies()),
    )).run()  # fmt: skip


def trusted_proxies() -> frozenset[str]:
    """The proxies whose forwarded addresses are trusted, as uvicorn reads them."""
    return frozenset(one.strip() for one in os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").split(","))


def collect_garbage_seldom() -> None:
    """A full collection stops every game for a moment: do it seldom, and never look at games and words, which stay.

    Before this, while they are read, nothing is collected: one collection of all that would take longer than anything
    else on the event loop. Most new objects stay. So each is examined once: -1 makes every
    collection include the second generation, so that it examines no more than what is new since the last one.
    """
    gc.freeze()
    gc.set_threshold(1_500, -1, 16_000)
    gc.enable()


async def _open(store: "Store", _settings: "Settings") -> None:
    await store.open()


def invite(host: str, port: int) -> None:
    """Print the server's address, also the one for other machines if it listens to them."""
    print(f"Quarterdeck is open at http://{_reached(host)}:{port}/  (Ctrl-C closes it; nothing is lost)", flush=True)
    if host == EVERYWHERE and (own := own_address()) is not None:
        print(f"Others on this network reach it at http://{own}:{port}/", flush=True)


def open_browser(host: str, port: int) -> None:
    """Once the server answers: a browser that comes earlier shows an error, and one in the terminal would keep it."""
    while not answers(host, port):
        time.sleep(0.05)
    webbrowser.open(f"http://{host}:{port}/")


def answers(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), timeout=1).close()
    except OSError:
        return False
    return True


def _reached(host: str) -> str:
    return "127.0.0.1" if host == EVERYWHERE else host


def own_address() -> str | None:
    """The address of this machine in its network, if it is in any."""
    with socket.socket(type=socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation: nothing is sent
        except OSError:
            return None
        return str(probe.getsockname()[0])


def installed() -> bool:
    """Whether the server's dependencies and a built client are there."""
    return (
        find_spec("uvicorn") is not None and (Path(__file__).parents[1] / "server" / "static" / "index.html").is_file()
    )


def free_port(host: str) -> int:
    """The usual port, or the next one that nobody listens on."""
    for port in range(DEFAULT_PORT, DEFAULT_PORT + 50):
        if is_free(host, port):
            return port
    raise QuarterdeckError(f"no free port from {DEFAULT_PORT} on")


def _port(text: str) -> int:
    if not text.isdigit() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"a port is a number from 1 to 65535, or 0 for a free one, not {text!r}")
    return int(text)


def check_host(host: str) -> None:
    """Refuse an address that is not one of this machine."""
    with socket.socket() as probe:
        try:
            probe.bind((host, 0))
        except OSError as error:
            raise QuarterdeckError(f"this machine cannot listen on {host}: {error.strerror}") from None


def is_free(host: str, port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
        return True
