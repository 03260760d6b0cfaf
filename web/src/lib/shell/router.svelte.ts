/** Which page is shown: the address without its host, kept by the browser's history. */
import { currentPath } from "../../games/registry";

/** The address now; one that a page had earlier is replaced by its present one. */
function here(): string {
  const path = currentPath(location.pathname);
  if (path !== location.pathname) history.replaceState(history.state, "", path);
  return path;
}

const depth = (): number => (history.state as { depth?: number } | null)?.depth ?? 0;

class Router {
  path = $state(here());
  /** How many pages of this visit the browser can go back. */
  depth = $state(depth());

  constructor() {
    window.addEventListener("popstate", () => this.arrive());
    document.addEventListener("click", (click) => this.follow(click));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(history.state, "", path);
    else history.pushState({ depth: depth() + 1 }, "", path);
    this.arrive();
  }

  private arrive(): void {
    this.path = here();
    this.depth = depth();
  }

  /** The words of a path: `/t/abc` is ["t", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  /** Ordinary clicks on ordinary links change the page without loading it again. */
  private follow(click: MouseEvent): void {
    const link = (click.target as Element).closest?.("a");
    const special = click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.defaultPrevented;
    if (!link || special || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    click.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
