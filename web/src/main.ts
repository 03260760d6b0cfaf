import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { me } from "./lib/shell/me.svelte";
import { settings } from "./lib/shell/settings.svelte";
import { speak } from "./lib/words/words";

// Who I am comes first: the server makes a guest of whoever asks without a cookie, and only one is wanted.
await Promise.all([speak(settings.language), me.load()]);
mount(App, { target: document.getElementById("app")! });
