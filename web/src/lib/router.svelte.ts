/** Which page is shown: the address without its host, kept by the browser's history. */

class Router {
  path = $state(location.pathname);

  constructor() {
    window.addEventListener("popstate", () => (this.path = location.pathname));
    document.addEventListener("click", (click) => this.follow(click));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.path = location.pathname;
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
