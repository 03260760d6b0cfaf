import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Builds the sprite of icons under a name that changes with it: browsers may keep it, instead of asking again and again. */
export function keptIcons(): Plugin {
  const source = readFileSync(join(import.meta.dirname, "public/icons.svg"));
  const fileName = `assets/icons-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.svg`;
  return {
    name: "kept-icons",
    apply: "build",
    enforce: "pre",
    buildStart() {
      this.emitFile({ type: "asset", fileName, source });
    },
    transform(code, id) {
      return /\.(svelte|ts)$/.test(id) ? code.replaceAll("/icons.svg#", `/${fileName}#`) : null;
    },
  };
}
