/** Who I am to the server: a guest whose only key is this browser's cookie, or somebody with an account. */
import * as api from "../live/api";
import { attempt } from "./complain";
import type { Me } from "../live/types";

class Myself {
  id = $state("");
  name = $state("");
  login = $state<string | null>(null);
  guest = $derived(this.login === null);

  async load(): Promise<void> {
    this.take(await attempt(api.fetchMe));
  }

  async rename(name: string): Promise<void> {
    const wanted = name.trim();
    if (wanted && wanted !== this.name) this.take(await attempt(() => api.renameMe(wanted)));
  }

  /** Makes this guest an account; throws what the server refuses, for the form. */
  async become(login: string, password: string): Promise<void> {
    this.take(await api.makeAccount(login, password));
  }

  async logIn(login: string, password: string): Promise<void> {
    this.take(await api.logIn(login, password));
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    this.take(await api.changePassword(old, fresh));
  }

  /** Ends the session; whoever is here afterwards is a new guest. */
  async logOut(): Promise<void> {
    if (await attempt(api.logOut)) await this.load();
  }

  private take(told: Me | undefined): void {
    if (told) Object.assign(this, { id: told.id, name: told.name, login: told.login });
  }
}

export const me = new Myself();
