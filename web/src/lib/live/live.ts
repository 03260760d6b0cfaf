export { Live } from "./live.svelte";
export { Refused, type Connection } from "./socket";
