// What this browser remembers. Storage may be full or forbidden: then it forgets, and all else works.

export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`hideout-${key}`) ?? "null");
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`hideout-${key}`, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}
