import { describe, expect, it } from "vitest";
import { checkLogin, checkNew, fieldOf, strength } from "../src/lib/shell/account/passwords";

describe("passwords", () => {
  it.each([
    ["1234567", "short"],
    ["aaaaaaaaaaaaaaaa", "weak"],
    ["password", "weak"],
    ["Passw0rd!x", "fair"],
    ["correct horse battery", "strong"],
    ["четыре слова подряд", "strong"],
  ])("%s is %s", (password, found) => expect(strength(password)).toBe(found));

  it("must be long enough and typed twice", () => {
    expect(checkNew("short", "short")).toEqual({ password: "ui-password-short" });
    expect(checkNew("long enough", "long enouhg")).toEqual({ again: "ui-password-differs" });
    expect(checkNew("long enough", "long enough")).toEqual({});
  });
});

describe("logins", () => {
  it.each(["ada", "a.b-c_d@e+f", "Ада", " ada "])("%s may be one", (login) => expect(checkLogin(login)).toEqual({}));
  it.each(["", "a", "two words", "x".repeat(41)])("%s may not", (login) =>
    expect(checkLogin(login)).toEqual({ login: "ui-login-wrong" }),
  );

  it("show a refusal where it belongs", () => {
    expect(["login-taken", "wrong-login", "wrong-old-password", "too-fast"].map(fieldOf)).toEqual([
      "login",
      "password",
      "old",
      "form",
    ]);
  });
});
