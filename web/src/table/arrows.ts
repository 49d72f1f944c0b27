// Arrow keys go to the nearest stop in their direction.

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Going sideways counts for more than going on. */
const ASIDE = 2.5;

/** Whether there was somewhere to go. */
export function goByArrow(key: string, from: Element | null): boolean {
  const direction = DIRECTIONS[key];
  if (!direction || !from?.closest("[data-stop]")) return false;
  const here = centre(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of document.querySelectorAll<HTMLElement>("[data-stop]")) {
    if (stop === from || !stop.checkVisibility() || stop.closest("[inert]")) continue;
    const there = centre(stop);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const onward = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    const far = onward + ASIDE * aside;
    if (onward > 2 && far < least) [best, least] = [stop, far];
  }
  best?.focus();
  return best !== null;
}

function centre(element: Element): { x: number; y: number } {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
