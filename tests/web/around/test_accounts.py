"""Accounts: a guest keeps everything, other devices, what can be wrong."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.around.people import PRACTICE, Visit, open_table, panel, press

PASSWORD = "correct horse battery"


def make_account(page: Page, login: str) -> None:
    page.get_by_role("link", name=re.compile("guest")).click()
    form = panel(page, "Create account")
    form.get_by_label("Login").fill(login)
    form.get_by_label("Password", exact=True).fill(PASSWORD)
    form.get_by_label("The password again").fill(PASSWORD)
    form.get_by_role("button", name="Create account").click()
    expect(panel(page, "Your account")).to_contain_text(login.lower())


def log_in(page: Page, login: str, password: str) -> Locator:
    page.get_by_role("link", name=re.compile("guest")).click()
    form = panel(page, "Log in")
    form.get_by_label("Login").fill(login)
    form.get_by_label("Password", exact=True).fill(password)
    form.get_by_role("button", name="Log in").click()
    return form


def test_an_account_keeps_what_a_guest_began_and_opens_it_anywhere(visit: Visit) -> None:
    first = visit()
    open_table(first, name="Night watch", start=True, options=PRACTICE)
    make_account(first, "Ada.Pages")
    second = visit()
    log_in(second, "ada.pages", PASSWORD)
    second.get_by_role("link", name="Continue Night watch").click()
    press(second, "Ready")
    expect(second.get_by_role("button", name="Go on to the next message")).to_be_visible()


def test_what_is_wrong_is_said_at_its_field(visit: Visit) -> None:
    make_account(visit(), "bo.pages")
    page = visit()
    password = log_in(page, "bo.pages", "correct house battery").get_by_label("Password", exact=True)
    expect(password).to_have_attribute("aria-invalid", "true")
    expect(password).to_have_accessible_description("Login or password is wrong.")
    form = panel(page, "Create account")
    form.get_by_label("Login").fill("BO.pages")
    form.get_by_label("Password", exact=True).fill(PASSWORD)
    form.get_by_label("The password again").fill("something else")
    form.get_by_role("button", name="Create account").click()
    expect(form.get_by_label("The password again")).to_have_accessible_description(
        "The two passwords are not the same."
    )
    form.get_by_label("The password again").fill(PASSWORD)
    form.get_by_role("button", name="Create account").click()
    expect(form.get_by_label("Login")).to_have_accessible_description("Somebody else has this login already.")


def test_another_password_logs_other_devices_out(visit: Visit) -> None:
    first, second = visit(), visit()
    make_account(first, "cy.pages")
    log_in(second, "cy.pages", PASSWORD)
    form = panel(first, "Change the password")
    form.get_by_label("Current password").fill("not the password")
    form.get_by_label("New password").fill(PASSWORD + "!")
    form.get_by_label("The password again").fill(PASSWORD + "!")
    form.get_by_role("button", name="Change the password").click()
    expect(form.get_by_label("Current password")).to_have_accessible_description("This is not your current password.")
    form.get_by_label("Current password").fill(PASSWORD)
    form.get_by_role("button", name="Change the password").click()
    expect(first.get_by_text("Other devices are logged out.")).to_be_visible()
    second.goto(second.url)
    expect(second.get_by_role("link", name=re.compile("guest: create an account"))).to_be_visible()


def test_a_guest_is_warned_before_logging_out(visit: Visit) -> None:
    page = visit("/account")
    name = page.get_by_label("Your name").input_value()
    press(page, "Log out")
    press(page, "Stay and create an account")
    expect(page.get_by_label("Your name")).to_have_value(name)
    press(page, "Log out")
    press(page, "Log out and lose them")
    expect(page.get_by_role("link", name=re.compile("guest"))).not_to_contain_text(name)


def test_devices_are_logged_out_one_by_one(visit: Visit) -> None:
    first, second = visit(), visit()
    make_account(first, "ada.devices")
    log_in(second, "ada.devices", PASSWORD)
    expect(second.get_by_role("heading", name="Open tables")).to_be_visible()
    first.reload()
    devices = panel(first, "Where you are logged in")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    devices.get_by_role("button", name=re.compile("^Log out")).first.click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    second.goto(second.url.rstrip("/") + "/account")
    expect(panel(second, "Create account")).to_be_visible()


def test_an_account_is_deleted_with_its_password(visit: Visit) -> None:
    page = visit()
    make_account(page, "ada.leaves")
    press(page, "Delete the account")
    asked = page.get_by_role("dialog")
    asked.get_by_label("Password", exact=True).fill("a wrong password")
    asked.get_by_role("button", name="Delete for good").click()
    expect(asked.get_by_text("This is not your current password.")).to_be_visible()
    asked.get_by_label("Password", exact=True).fill(PASSWORD)
    asked.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("Your account is deleted.")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("guest"))).to_be_visible()


def test_a_weak_password_is_refused_in_words_and_a_short_one_once(visit: Visit) -> None:
    page = visit("/account")
    form = panel(page, "Create account")
    form.get_by_label("Login").fill("ada.weak")
    for label in ("Password", "The password again"):
        form.get_by_label(label, exact=True).fill("password1")
    form.get_by_role("button", name="Create account").click()
    expect(form.get_by_text("among the first that anybody tries")).to_be_visible()
    for label in ("Password", "The password again"):
        form.get_by_label(label, exact=True).fill("short")
    form.get_by_role("button", name="Create account").click()
    expect(form.get_by_text("Too short")).to_have_count(1)
