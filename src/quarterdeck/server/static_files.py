"""The files of the browser client: each is packed once, kept in memory and sent as often as it is asked for."""

import asyncio
import gzip
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct
from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

YEAR = 365 * 24 * 3600


class ImmutableStatic(StaticFiles):
    """Files whose name, or the version asked for behind it, changes when they do: browsers may keep them."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = f"public, max-age={YEAR}, immutable"
        return response


class Packed(Struct, frozen=True):
    """A file as it is sent to a browser that unpacks it."""

    content: bytes
    headers: Mapping[str, str]


class PackedStatic(ImmutableStatic):
    """Files of text, which browsers get packed."""

    def __init__(self, directory: Path, *, check_dir: bool = True) -> None:
        super().__init__(directory=directory, check_dir=check_dir)
        self._packed: dict[str, Packed] = {}
        """The files that somebody has asked for, by their paths."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        wanted = Headers(scope=scope)
        if scope["method"] != "GET" or "gzip" not in wanted.get("accept-encoding", ""):
            return await super().get_response(path, scope)
        found = self._packed.get(path)
        if found is None:
            plain = await super().get_response(path, scope)
            if not isinstance(plain, FileResponse):  # the browser has it already
                return plain
            found = self._packed[path] = await asyncio.to_thread(_pack, plain)
        response = Response(found.content, headers=found.headers)
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, wanted) else response


def _pack(plain: FileResponse) -> Packed:
    content = gzip.compress(Path(plain.path).read_bytes(), mtime=0)
    other = {"content-length": str(len(content)), "content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Packed(content, {**plain.headers, **other})
