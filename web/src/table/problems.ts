/** What a refusal of the server says, in words. */
export function reasonOf(refused: unknown): string {
  if (typeof refused === "object" && refused !== null && "reason" in refused)
    return String(refused.reason);
  throw refused;
}
