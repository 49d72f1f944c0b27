// The page's own texts, in the language of the preferences. They come from the server.
import type { LabelKey } from "../wire/labels";
import { labels } from "./api";
import { prefs } from "./prefs.svelte";

let spoken: Record<string, string> = $state.raw({});

/** Load the texts of the preferred language; until they are here, the earlier ones stay. */
export async function loadLabels(): Promise<void> {
  const language = prefs.language;
  const loaded = await labels(language);
  if (language === prefs.language) spoken = loaded.labels;
}

/** A text of the page; `values` are for what it has in braces. */
export function label(key: LabelKey, values: Record<string, string | number> = {}): string {
  const text = spoken[key] ?? "";
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
