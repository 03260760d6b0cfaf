"""Accounts: guests without any question asked, who may become people with a login and a password."""

import asyncio
import hashlib
import secrets
import time
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy.engine import RowMapping

from quarterdeck.server import responses
from quarterdeck.server.errors import NotFound, Refused
from quarterdeck.server.passwords import check_password
from quarterdeck.server.store import Store, Taken

LONGEST_LOGIN = 40
CALL_SIGNS = (
    "Altair", "Bellatrix", "Capella", "Deneb", "Electra", "Fomalhaut", "Hadar", "Izar", "Mira", "Rigel", "Vega",
)  # fmt: skip


def hashed(token: str) -> str:
    """How a token is kept: whoever steals the store cannot log in with it."""
    return hashlib.sha256(token.encode()).hexdigest()


def call_sign() -> str:
    """A name for somebody who has none."""
    return f"{secrets.choice(CALL_SIGNS)} {secrets.randbelow(90) + 10}"


def _id(session: RowMapping) -> str:
    """What a session is called in lists: it does not tell the token, nor how that is kept."""
    return hashed(session["token_hash"])[:16]


NOTED_EVERY = 3600.0
"""Seconds after which it is written down again that a session is used."""


class Accounts:
    """Who people are. A session that nobody uses for some days ends."""

    def __init__(self, store: Store, session_days: float = 60.0) -> None:
        self.store, self._longest = store, session_days * 24 * 3600
        self._hasher = PasswordHasher()

    async def person(self, token: str) -> RowMapping | None:
        """Whoever a token belongs to, if their session has not ended."""
        found, now = await self.store.person_of(hashed(token)) if token else None, time.time()
        if found is None or found["used"] < now - self._longest:
            return None
        if found["used"] < now - NOTED_EVERY:
            await self.store.use_session(hashed(token), now)
        return found

    async def forget_old_sessions(self, now: float) -> None:
        """End sessions that nobody uses, and remove the guests whose last one that was."""
        if await self.store.forget_sessions_before(now - self._longest):
            await self.store.forget_lost_guests()

    async def new_guest(self) -> tuple[str, str]:
        """A guest; returns the person and the token of the first session."""
        person, token = secrets.token_hex(16), secrets.token_urlsafe(32)
        await self.store.add_person(person, call_sign(), hashed(token))
        return person, token

    async def register(self, person: RowMapping, login: str, password: str) -> str:
        """A guest becomes an account and keeps everything but the token, which others may know. Returns the new one."""
        if person["login"] is not None:
            raise Refused("has-account", "this is an account already", 409)
        if len(folded(login)) > LONGEST_LOGIN:
            raise Refused("bad-message", "this login is too long")
        check_password(password, login)
        kept = await asyncio.to_thread(self._hasher.hash, password)
        try:
            await self.store.set_person(person["id"], login=folded(login), password=kept)
        except Taken:
            raise Refused("login-taken", "somebody else has this login", 409) from None
        return await self._only_session(person["id"])

    async def _only_session(self, person: str) -> str:
        """A new session instead of all others; returns its token."""
        token = secrets.token_urlsafe(32)
        await self.store.replace_sessions(person, hashed(token))
        return token

    async def log_in(self, guest: RowMapping | None, login: str, password: str) -> str:
        """A new session of an account; what a guest played in this browser joins it. Returns the token."""
        account = await self.store.person_called(folded(login))
        await self._verify(account, password)
        assert account is not None
        if guest is not None and guest["login"] is None:
            await self.store.join(guest["id"], account["id"])
        token = secrets.token_urlsafe(32)
        await self.store.add_session(account["id"], hashed(token))
        return token

    async def log_out(self, token: str) -> None:
        await self.store.forget_session(hashed(token))

    async def change_password(self, person: RowMapping, old: str, new: str) -> str:
        """A new password; whoever is logged in with the old one is out. Returns the token of a new session."""
        await self._verify(person, old)
        check_password(new, person["login"] or "")
        kept = await asyncio.to_thread(self._hasher.hash, new)
        await self.store.set_person(person["id"], password=kept)
        return await self._only_session(person["id"])

    async def sessions(self, person: str, token: str) -> list[responses.Session]:
        """Where somebody is logged in, the latest first."""
        rows = await self.store.sessions_of(person)
        own = hashed(token)
        return [responses.Session(_id(row), row["created"], row["used"], row["token_hash"] == own) for row in rows]

    async def end_session(self, person: str, session: str) -> None:
        """Log out one device, by the id that `sessions` gives it."""
        for row in await self.store.sessions_of(person):
            if _id(row) == session:
                await self.store.forget_session(row["token_hash"])
                return
        raise NotFound("such session")

    async def disguise(self, person: RowMapping, password: str) -> None:
        """Give somebody who wants to be forgotten a made-up name in all games; an account needs its password for it."""
        if person["login"] is not None:
            await self._verify(person, password)
        await self.store.disguise(person["id"], call_sign())

    async def forget(self, person: str) -> None:
        """Delete an account, or a guest: who it was is nowhere any more; others keep the games they played together."""
        await self.store.forget_person(person)

    async def end_other_sessions(self, person: str, token: str) -> None:
        await self.store.forget_other_sessions(person, hashed(token))

    def _matches(self, kept: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(kept or self._nobody, password) and kept is not None
        except VerifyMismatchError:
            return False

    @cached_property
    def _nobody(self) -> str:
        """What the password of somebody who does not exist is compared with, so that it takes as long."""
        return self._hasher.hash(secrets.token_hex(8))

    async def _verify(self, account: RowMapping | None, password: str) -> None:
        kept = None if account is None else account["password"]
        if not await asyncio.to_thread(self._matches, kept, password):
            raise Refused("wrong-login", "login or password is wrong", 403)


def folded(login: str) -> str:
    """Logins that differ in case only are one."""
    return login.strip().casefold()
