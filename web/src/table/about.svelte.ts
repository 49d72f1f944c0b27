// Finds out what somebody wants to know about: whatever has `data-about`.

import { isByMoving } from "./modality";

const HOVER = 350;
const LONG_PRESS = 500;
const MOVED = 10;

export class About {
  /** What is explained beside it, and where it is. */
  tip: { id: string; element: Element } | null = $state.raw(null);

  private timer = 0;
  /** What was just clicked: whoever did that knows it. */
  private clicked: Element | null = null;
  /** Where the pointer was pressed last. */
  private pressed: { x: number; y: number } | null = null;
  private isPressing = false;
  private wasLong = false;

  constructor(private readonly explain: (id: string) => void) {}

  /** For the element that everything explained is in. */
  readonly watch = (root: HTMLElement) => {
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      heard: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => root.addEventListener(name, heard, capture);
    on("pointerover", (event) => {
      // Whoever drags something wants no explanation, nor of what came under a resting pointer.
      const { x, y } = event;
      const isResting = x === this.pressed?.x && y === this.pressed.y;
      if (event.pointerType === "mouse" && !event.buttons && !isResting) this.hover(event.target);
    });
    on("pointerleave", () => this.hide());
    on("focusin", (event) => {
      // Not where a dialog has given the focus back.
      if (isElement(event.target) && isByMoving()) this.show(event.target);
    });
    // Later: what has the focus may be leaving the page, and nothing may change while it does.
    on("focusout", () => queueMicrotask(() => this.leave()));
    on("pointerdown", (event) => this.down(event));
    on("pointermove", (event) => this.move(event));
    on("pointerup", () => this.up());
    on("pointercancel", () => this.up());
    on("click", (event) => this.click(event), true);
    on("contextmenu", (event) => this.wasLong && event.preventDefault());
    on("scroll", () => this.hide(), true);
    // Anywhere: a sheet that is closed by it leaves the pointer resting on the board.
    const press = ({ x, y }: PointerEvent) => {
      this.pressed = { x, y };
    };
    addEventListener("pointerdown", press, true);
    return () => removeEventListener("pointerdown", press, true);
  };

  /** Whether there was something to hide. */
  hide(): boolean {
    clearTimeout(this.timer);
    const was = this.tip !== null;
    this.tip = null;
    return was;
  }

  private leave(): void {
    if (!this.tip?.element.contains(document.activeElement)) this.hide();
  }

  private hover(target: EventTarget | null): void {
    const about = aboutOf(target);
    if (about && about === this.clicked) return;
    this.clicked = null;
    clearTimeout(this.timer);
    // The explanation stays while the pointer is on it, or on its way there.
    if (!isElement(target) || target.closest("[role=tooltip]")) return;
    if (about === this.tip?.element) return;
    this.timer = window.setTimeout(() => (about ? this.show(about) : this.hide()), HOVER);
  }

  private show(element: Element): void {
    const about = aboutOf(element);
    const id = about?.dataset.about;
    this.tip = about && id ? { id, element: about } : null;
  }

  private down(event: PointerEvent): void {
    this.hide();
    this.clicked = aboutOf(event.target);
    this.wasLong = false;
    const id = aboutOf(event.target)?.dataset.about;
    if (event.pointerType === "mouse" || !id) return;
    this.isPressing = true;
    this.timer = window.setTimeout(() => {
      this.wasLong = true;
      this.explain(id);
    }, LONG_PRESS);
  }

  private move(event: PointerEvent): void {
    const { pressed, isPressing } = this;
    if (!pressed || !isPressing) return;
    if (Math.hypot(event.x - pressed.x, event.y - pressed.y) > MOVED) this.up();
  }

  private up(): void {
    if (this.isPressing) clearTimeout(this.timer);
    this.isPressing = false;
  }

  /** A long press has explained already: it chooses nothing. */
  private click(event: MouseEvent): void {
    if (!this.wasLong) return;
    this.wasLong = false;
    event.preventDefault();
    event.stopPropagation();
  }
}

export function aboutOf(target: EventTarget | null): HTMLElement | null {
  return isElement(target) ? target.closest<HTMLElement>("[data-about]") : null;
}

function isElement(target: EventTarget | null): target is Element {
  return target instanceof Element;
}
