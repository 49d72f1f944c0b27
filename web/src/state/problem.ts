import { isProblem } from "./api";
import { label } from "./labels.svelte";

/** What went wrong, in words. */
export function reasonOf(error: unknown): string {
  return (isProblem(error) && error.reason) || label("server-gone");
}
