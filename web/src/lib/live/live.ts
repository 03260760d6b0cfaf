export { Live, Refused } from "./live.svelte";
export type { Connection } from "./live.svelte";
