// Dragging a card of the hand to its target, with mouse, pen or finger.

import type { Picking } from "./picking.svelte";
import type { Target } from "./targets";

const BEGIN = 8;

interface Begun {
  card: string;
  index: number;
  x: number;
  y: number;
}

export class Drag {
  /** Where the dragged card is. */
  at: { x: number; y: number; card: string } | null = $state.raw(null);
  /** What it is over. */
  over: Target | null = $state(null);

  private begun: Begun | null = null;
  private hasDragged = false;

  constructor(private readonly picking: Picking) {}

  down(event: PointerEvent, card: string, index: number): void {
    this.hasDragged = false;
    if (!event.isPrimary || event.button !== 0) return;
    this.begun = { card, index, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const { begun } = this;
    if (!begun) return;
    const { clientX: x, clientY: y } = event;
    if (!this.at) {
      if (Math.hypot(x - begun.x, y - begun.y) < BEGIN) return;
      if (event.currentTarget instanceof Element)
        event.currentTarget.setPointerCapture(event.pointerId);
      if (this.picking.held?.index !== begun.index) this.picking.take(begun.card, begun.index);
      this.hasDragged = true;
    }
    this.at = { x, y, card: begun.card };
    this.over = targetAt(x, y);
  }

  up(): void {
    if (this.at && this.over) this.picking.hit(this.over);
    this.cancel();
  }

  cancel(): void {
    this.begun = null;
    this.at = null;
    this.over = null;
  }

  /** Whether a click is only the end of a drag. */
  endsDrag(): boolean {
    const { hasDragged } = this;
    this.hasDragged = false;
    return hasDragged;
  }
}

function targetAt(x: number, y: number): Target | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>("[data-target]")?.dataset.target;
    if (target) return target;
  }
  return null;
}
