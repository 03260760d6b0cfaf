/** Hands a case out as a file. */

import type { Case } from "./case";
import { toYaml } from "./yaml";

export function save(written: Case): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([toYaml(written)], { type: "application/yaml" }));
  link.download = `space-alert-${new Date().toISOString().slice(0, 10)}.yaml`;
  link.click();
  URL.revokeObjectURL(link.href);
}
