// The cards of a table, as the server explains them.
import type { CatalogueAbout, EntryAbout } from "../wire/http";

export class Cards {
  readonly game: string;
  readonly sections: Readonly<Record<string, readonly EntryAbout[]>>;
  private readonly byId = new Map<string, EntryAbout>();

  constructor(catalogue: CatalogueAbout) {
    this.game = catalogue.game;
    this.sections = catalogue.sections;
    for (const entries of Object.values(catalogue.sections)) {
      for (const entry of entries) this.byId.set(idOf(entry), entry);
    }
  }

  find(section: string, id: string): EntryAbout | undefined {
    return this.sections[section]?.find((entry) => idOf(entry) === id);
  }

  entry(id: string): EntryAbout | undefined {
    return this.byId.get(id);
  }

  name(id: string): string {
    return this.entry(id)?.name ?? id;
  }

  sentence(id: string): string {
    return this.entry(id)?.sentence ?? "";
  }
}

/** Cards and tokens of Art Robbery have no id: a card is called by its face, a token "token-3+1". */
function idOf(entry: EntryAbout): string {
  const { id, face, alibis } = entry.values;
  if (alibis !== undefined) return `token-${face}${alibis ? `+${alibis}` : ""}`;
  return String(id ?? face ?? entry.name);
}
