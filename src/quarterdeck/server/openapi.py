"""The OpenAPI document, made from the endpoints themselves."""

import re
from typing import Any

import msgspec

from quarterdeck import __version__
from quarterdeck.kernel.words import LANGUAGES
from quarterdeck.server import responses
from quarterdeck.server.endpoints import Endpoint

REF = "#/components/schemas/{name}"


def document(endpoints: list[Endpoint]) -> dict[str, Any]:
    """All endpoints with the types that go in and come out."""
    types = [responses.Failure, *(kind for one in endpoints for kind in (one.answer, one.body) if kind is not None)]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    described = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for one in endpoints:
        path = paths.setdefault(one.path.replace(":int}", "}"), {})
        path[one.method.lower()] = _operation(one, described)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Quarterdeck", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(one: Endpoint, described: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": one.handler.__name__,
        "summary": one.handler.__doc__,
        "parameters": [_parameter(*found) for found in re.findall(r"{(\w+)(:int)?}", one.path)],
        "responses": {
            "200": {"description": "done", "content": _content(one.answer, described)},
            "4XX": {"description": "refused, by name", "content": _content(responses.Failure, described)},
        },
    }
    if one.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(one.body, described)}
    return operation


def _parameter(name: str, number: str) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "integer", "minimum": 0} if number else {"type": "string", "pattern": "^[^/]+$"}
    if name == "language":
        schema = {"enum": list(LANGUAGES)}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _content(kind: Any, described: dict[str, Any]) -> dict[str, Any]:
    form = "text/plain" if kind is str else "application/json"
    return {form: {"schema": described[str(kind)]}}
