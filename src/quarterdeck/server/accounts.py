"""Accounts: guests without any question asked, who may become people with a login and a password."""

import asyncio
import hashlib
import secrets
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy.engine import RowMapping

from quarterdeck.server.errors import Refused
from quarterdeck.server.store import Store, Taken

LONGEST_LOGIN = 40
CALL_SIGNS = (
    "Altair", "Bellatrix", "Capella", "Deneb", "Electra", "Fomalhaut", "Hadar", "Izar", "Mira", "Rigel", "Vega",
)  # fmt: skip


def hashed(token: str) -> str:
    """How a token is kept: a stolen store opens no door."""
    return hashlib.sha256(token.encode()).hexdigest()


class Accounts:
    """Who people are."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._hasher = PasswordHasher()

    async def person(self, token: str) -> RowMapping | None:
        return await self.store.person_of(hashed(token)) if token else None

    async def new_guest(self) -> tuple[str, str]:
        """A guest; returns the person and the token of the first session."""
        person, token = secrets.token_hex(16), secrets.token_urlsafe(32)
        name = f"{secrets.choice(CALL_SIGNS)} {secrets.randbelow(90) + 10}"
        await self.store.add_person(person, name, hashed(token))
        return person, token

    async def become(self, person: RowMapping, login: str, password: str) -> None:
        """A guest becomes an account and keeps everything."""
        if person["login"] is not None:
            raise Refused("has-account", "this is an account already", 409)
        if len(folded(login)) > LONGEST_LOGIN:
            raise Refused("bad-message", "this login is too long")
        kept = await asyncio.to_thread(self._hasher.hash, password)
        try:
            await self.store.set_person(person["id"], login=folded(login), password=kept)
        except Taken:
            raise Refused("login-taken", "somebody else has this login", 409) from None

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

    async def change_password(self, person: RowMapping, old: str, new: str, token: str) -> None:
        """A new password; whoever else is logged in with the old one is out."""
        await self._verify(person, old)
        kept = await asyncio.to_thread(self._hasher.hash, new)
        await self.store.set_person(person["id"], password=kept)
        await self.store.forget_other_sessions(person["id"], hashed(token))

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
