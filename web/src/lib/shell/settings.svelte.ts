/** What a reader has chosen for this browser: language, theme, sound, motion, and what happens unasked. */
import { LANGUAGES, speak } from "../words/words";
import type { Language } from "../live/types";

export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "reduced";

const KEY = "quarterdeck.settings";
const light = window.matchMedia("(prefers-color-scheme: light)");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

interface Stored {
  language?: Language;
  theme?: Theme;
  motion?: Motion;
  volume?: number;
  voice?: number;
  effects?: number;
  ambience?: number;
  muted?: boolean;
  autoForced?: boolean;
  autoEndTurn?: boolean;
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  /** 0 to 1. */
  volume = $state(0.7);
  /** How loud voices and effects are within the volume, 0 to 1. */
  voice = $state(1);
  effects = $state(1);
  /** What hums in the background; 0 is off. */
  ambience = $state(0.5);
  muted = $state(false);
  /** Choices without an alternative happen by themselves. */
  autoForced = $state(false);
  /** A turn in which nothing is left to do ends by itself. */
  autoEndTurn = $state(false);
  private systemLight = $state(light.matches);
  private systemStill = $state(still.matches);

  /** The audible volume: 0 while muted. */
  loudness = $derived(this.muted ? 0 : this.volume);
  dark = $derived(this.theme === "system" ? !this.systemLight : this.theme === "dark");
  /** Animations jump instead of moving. */
  reducedMotion = $derived(this.motion === "reduced" || this.systemStill);

  constructor() {
    Object.assign(this, { language: preferred(), ...stored() });
    light.addEventListener("change", () => this.applySystem());
    still.addEventListener("change", () => this.applySystem());
    this.show();
  }

  async setLanguage(language: Language): Promise<void> {
    await speak(language);
    this.language = language;
    this.keep();
  }

  set(change: Omit<Stored, "language">): void {
    Object.assign(this, change);
    this.keep();
    this.show();
  }

  private applySystem(): void {
    this.systemLight = light.matches;
    this.systemStill = still.matches;
    this.show();
  }

  private show(): void {
    const page = document.documentElement;
    page.dataset.theme = this.dark ? "dark" : "light";
    page.dataset.motion = this.reducedMotion ? "reduced" : "full";
  }

  private keep(): void {
    const { language, theme, motion, volume, voice, effects, ambience, muted, autoForced, autoEndTurn } = this;
    const kept = { language, theme, motion, volume, voice, effects, ambience, muted, autoForced, autoEndTurn };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage everything works; settings are lost on leaving.
    }
  }
}

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {};
  }
}

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => LANGUAGES.includes(tag as Language)) as Language | undefined) ?? "en";
}

export const settings = new Settings();
