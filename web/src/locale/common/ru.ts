/** What every page says in Russian: the client's messages, and those of the lobby about every game. */
import own from "../ru.ftl?raw";

const lobby = import.meta.glob<string>("../../games/*/lobby/ru.ftl", { query: "?raw", import: "default", eager: true });

export default [own, ...Object.values(lobby)];
