/** Who I am to the server: a guest until the name is changed, and still a guest then. */
import { ApiError, fetchMe, renameMe } from "./api";
import { complain } from "./complain";

class Myself {
  id = $state("");
  name = $state("");

  async load(): Promise<void> {
    try {
      Object.assign(this, pick(await fetchMe()));
    } catch (error) {
      complain(error as ApiError);
    }
  }

  async rename(name: string): Promise<void> {
    if (!name.trim() || name.trim() === this.name) return;
    try {
      Object.assign(this, pick(await renameMe(name.trim())));
    } catch (error) {
      complain(error as ApiError);
    }
  }
}

const pick = ({ id, name }: { id: string; name: string }) => ({ id, name });

export const me = new Myself();
