/** What every page says in English: the client's messages, and those of the lobby about every game. */
import own from "../en.ftl?raw";

const lobby = import.meta.glob<string>("../../games/*/lobby/en.ftl", { query: "?raw", import: "default", eager: true });

export default [own, ...Object.values(lobby)];
