// Dragging by pointer: mouse, pen and finger alike.

const FAR_ENOUGH = 8;

interface Drag {
  begin: () => void;
  /** Dropped on the place under the pointer; null beside every place. */
  drop: (place: string | null) => void;
}

export function draggable({ begin, drop }: Drag): (node: HTMLElement) => () => void {
  return (node) => {
    let from: PointerEvent | null = null;
    let isDragged = false;

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      from = event;
      isDragged = false;
    };
    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.pointerId) return;
      const right = event.clientX - from.clientX;
      const below = event.clientY - from.clientY;
      if (!isDragged && Math.hypot(right, below) > FAR_ENOUGH) {
        isDragged = true;
        node.setPointerCapture(event.pointerId);
        node.dataset.dragged = "";
        begin();
      }
      if (isDragged) node.style.translate = `${right}px ${below}px`;
    };
    const end = (event: PointerEvent) => {
      if (isDragged) {
        rest();
        if (event.type === "pointerup") drop(placeAt(event, node));
      }
      from = null;
    };
    const rest = () => {
      node.style.removeProperty("translate");
      delete node.dataset.dragged;
    };
    // What was dragged is not clicked as well.
    const click = (event: MouseEvent) => {
      if (!isDragged) return;
      isDragged = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", end);
    node.addEventListener("pointercancel", end);
    node.addEventListener("click", click, { capture: true });
    return () => {
      rest();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", end);
      node.removeEventListener("pointercancel", end);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}

function placeAt(event: PointerEvent, dragged: HTMLElement): string | null {
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  const place = under.find((element) => !dragged.contains(element))?.closest("[data-place]");
  return place instanceof HTMLElement ? (place.dataset.place ?? null) : null;
}
