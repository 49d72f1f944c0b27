// The reader's preferences. Whoever changes one changes it everywhere at once.
import { recall, remember } from "./kept";

export const LANGUAGES = ["en", "de", "es", "it"] as const;
export const THEMES = ["system", "dark", "light"] as const;
export const PACES = ["slow", "normal", "fast"] as const;
export const TEXT_SIZES = ["normal", "large", "larger"] as const;

export type Language = (typeof LANGUAGES)[number];

export interface Prefs {
  language: Language;
  theme: (typeof THEMES)[number];
  /** Of the captions that tell what others do. */
  pace: (typeof PACES)[number];
  /** Whether things move; the system's own wish for less motion counts besides. */
  motion: boolean;
  /** Whether a move is confirmed before it is made. */
  confirm: boolean;
  /** Whether the table shows where cards are that one has seen. */
  memory: boolean;
  /** Whether points are shown before the end. */
  score: boolean;
  text: (typeof TEXT_SIZES)[number];
  /** Whether colours have their patterns. */
  patterns: boolean;
  /** Whether cards show their sentence in place of the picture. */
  cardText: boolean;
  sound: boolean;
  /** Whether single keys do something: who speaks to the device may not want that. */
  keys: boolean;
  /** What one is called. */
  name: string;
}

const DEFAULTS: Prefs = {
  language: browserLanguage(),
  theme: "system",
  pace: "normal",
  motion: true,
  confirm: true,
  memory: true,
  score: true,
  text: "normal",
  patterns: true,
  cardText: false,
  sound: false,
  keys: true,
  name: "",
};

const CHOICES: Partial<Record<keyof Prefs, readonly string[]>> = {
  language: LANGUAGES,
  theme: THEMES,
  pace: PACES,
  text: TEXT_SIZES,
};

export const prefs: Prefs = $state({ ...DEFAULTS, ...sound(recall("prefs")) });

export function isLanguage(text: string | null): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** Keep the preferences, and tell app.css of them. For the lifetime of the page. */
export function applyPrefs(): void {
  $effect.root(() => {
    $effect(() => remember("prefs", $state.snapshot(prefs)));
    $effect(() => {
      const root = document.documentElement;
      root.lang = prefs.language;
      root.dataset.theme = prefs.theme;
      root.dataset.text = prefs.text;
      root.dataset.motion = prefs.motion ? "on" : "off";
      root.dataset.patterns = prefs.patterns ? "on" : "off";
    });
  });
}

function browserLanguage(): Language {
  const asked = navigator.languages.map((language) => language.slice(0, 2));
  return asked.find(isLanguage) ?? "en";
}

/** Of what was remembered, all that still fits: an older page may have remembered it. */
function sound(kept: unknown): Partial<Prefs> {
  if (typeof kept !== "object" || kept === null) return {};
  const fits = Object.entries(kept).filter(([name, value]) => {
    const key = name as keyof Prefs;
    return typeof value === typeof DEFAULTS[key] && (CHOICES[key]?.includes(value) ?? true);
  });
  return Object.fromEntries(fits);
}
