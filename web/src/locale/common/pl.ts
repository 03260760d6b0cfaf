/** What every page says in Polish: the client's messages, and those of the lobby about every game. */
import own from "../pl.ftl?raw";

const lobby = import.meta.glob<string>("../../games/*/lobby/pl.ftl", { query: "?raw", import: "default", eager: true });

export default [own, ...Object.values(lobby)];
