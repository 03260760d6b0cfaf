import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { chunkOf } from "./chunks.ts";
import { keptIcons } from "./icons.ts";

const SERVER = "http://127.0.0.1:8765";

/** Asked for with every sound: it changes when one of them does, so browsers may keep them. */
function soundsVersion(): string {
  const hash = createHash("sha256");
  const found = readdirSync(join(import.meta.dirname, "public/sounds"), { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 8);
}

export default defineConfig({
  plugins: [keptIcons(), svelte()],
  define: { "import.meta.env.SOUNDS": JSON.stringify(soundsVersion()) },
  build: {
    outDir: "../src/quarterdeck/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The page's security policy allows no data: scripts or styles, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf, debugName: "pages" }] } } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    // A window for every file costs more than all tests in it; whatever a test changes it puts back.
    isolate: false,
  },
});
