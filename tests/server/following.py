"""A follower: makes whole views again of the differences that a live connection is sent, as browsers do."""

from typing import Any


class Follower:
    """What one connection knows of its seats."""

    def __init__(self) -> None:
        self._known: dict[int | None, Any] = {}
        self._updates = 0

    def take(self, message: Any) -> Any:
        """The message, with all that its views left out; one that was missed is an error."""
        if message["type"] == "state":
            self._updates = 0
        elif message["type"] == "update":
            self._updates += 1
            assert message["number"] == self._updates, "an update was missed"
            message = {**message, "views": [self._whole(face) for face in message["views"]]}
        else:
            return message
        self._known = {face["seat"]: face for face in message["views"]}
        return message

    def _whole(self, face: Any) -> Any:
        if face["whole"]:
            return face
        before = self._known[face["seat"]]
        gone = face.pop("gone", ())
        kept = {name: field for name, field in before["view"].items() if name not in gone}
        view = {**kept, **face["view"]}
        for name, entries in face["rows"].items():
            view[name] = [entries.get(str(place), entry) for place, entry in enumerate(view[name])]
        told = {**before["texts"], **face.get("texts", {})}
        texts = {name: text for name, text in told.items() if text is not None}
        return {**before, **face, "whole": True, "rows": {}, "view": view, "texts": texts}
