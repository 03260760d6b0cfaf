/** What a login and a password must be, and how good a password is; the server has the last word. */

export const SHORTEST_PASSWORD = 8;
const LOGIN = /^[\p{L}\p{N}_.@+-]{2,40}$/u;

export type Strength = "short" | "weak" | "fair" | "strong";

/** Length counts most; a password of few different signs is as weak as a short one. */
export function strength(password: string): Strength {
  if (password.length < SHORTEST_PASSWORD) return "short";
  const different = new Set(password).size;
  if (different < 5) return "weak";
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const worth = password.length + 2 * (kinds - 1);
  return worth >= 18 && different >= 8 ? "strong" : worth >= 12 ? "fair" : "weak";
}

/** The fields of the account's forms; each error is the id of a message. */
export type Errors = Partial<Record<"login" | "old" | "password" | "again" | "form", string>>;

export function checkLogin(login: string): Errors {
  return LOGIN.test(login.trim()) ? {} : { login: "ui-login-wrong" };
}

export function checkNew(password: string, again: string): Errors {
  if (password.length < SHORTEST_PASSWORD) return { password: "ui-password-short" };
  return password === again ? {} : { again: "ui-password-differs" };
}

const FIELD_OF: Record<string, keyof Errors> = {
  "login-taken": "login",
  "wrong-login": "password",
  "wrong-old-password": "old",
  "weak-password": "password",
};

/** Where a refusal of the server is shown. */
export const fieldOf = (refusal: string): keyof Errors => FIELD_OF[refusal] ?? "form";
