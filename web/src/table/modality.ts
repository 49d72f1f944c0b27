// Whether somebody uses the keyboard right now: the focus follows only for them.

let key: string | null = null;

addEventListener(
  "keydown",
  (event) => {
    key = event.key;
  },
  true,
);
addEventListener(
  "pointerdown",
  () => {
    key = null;
  },
  true,
);

export function isByKeyboard(): boolean {
  return key !== null;
}

/** Whether the focus was moved on purpose. */
export function isByMoving(): boolean {
  return key === "Tab" || (key?.startsWith("Arrow") ?? false);
}
