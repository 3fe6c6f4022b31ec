import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** The distance in pixels from which a pointer drags: less is a click. */
const threshold = 6;
/** The distance in pixels to the window's edge within which a drag scrolls, and the length of a step. */
const [edge, step] = [64, 14];

type Drag = { id: string; from: number; over: number };

export type DragReorder = ReturnType<typeof useDragReorder>;

/**
 * Reorders cards by drag and drop: with a mouse from anywhere on a card, with a finger by its grip, since
 * elsewhere a finger scrolls. Escape cancels.
 * @param onDrop receives the dragged card's id and the index of the card below it.
 */
export function useDragReorder(isEnabled: boolean, onDrop: (id: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const pressed = useRef<{ id: string; from: number; x: number; y: number } | null>(null);
  const wasDragged = useRef(false);
  const end = () => {
    pressed.current = null;
    setDrag(null);
  };
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const cancel = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      pressed.current = null;
      setDrag(null);
    };
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [isDragging]);

  /** The props of the card at an index. */
  function propsOf(id: string, index: number) {
    if (!isEnabled) return {};
    const side = index > (drag?.from ?? index) ? 'after' : 'before';
    const isOver = drag !== null && drag.over === index && drag.from !== index;
    return {
      'data-dragged': drag?.id === id || undefined,
      'data-drop': isOver ? side : undefined,
      onPointerDown({ target, button, pointerType, clientX, clientY }: PointerEvent<HTMLElement>) {
        wasDragged.current = false;
        const origin = target as Element;
        const isControl = origin.closest('button:not([data-open]), input') !== null;
        const isGrip = origin.closest('[data-grip]') !== null;
        if (button !== 0 || isControl || (pointerType !== 'mouse' && !isGrip)) return;
        pressed.current = { id, from: index, x: clientX, y: clientY };
      },
      onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
        const start = pressed.current;
        if (!start) return;
        const distance = Math.hypot(clientX - start.x, clientY - start.y);
        if (!wasDragged.current && distance < threshold) return;
        if (!wasDragged.current) currentTarget.setPointerCapture(pointerId);
        wasDragged.current = true;
        scrollAtEdge(clientY);
        const over = indexUnder(clientX, clientY) ?? drag?.over ?? start.from;
        setDrag({ id: start.id, from: start.from, over });
      },
      onPointerUp() {
        if (drag && pressed.current && drag.over !== drag.from) onDrop(drag.id, drag.over);
        end();
      },
      onPointerCancel: end,
      // The click that ends a drag opens nothing.
      onClickCapture(event: MouseEvent) {
        if (!wasDragged.current) return;
        wasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onDragStart: (event: MouseEvent) => event.preventDefault(),
    };
  }

  return { propsOf };
}

function scrollAtEdge(y: number): void {
  if (y < edge) window.scrollBy(0, -step);
  else if (y > window.innerHeight - edge) window.scrollBy(0, step);
}

/** Returns the index of the card at a point of the window. */
function indexUnder(x: number, y: number): number | null {
  const card = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-index]');
  return card ? Number(card.dataset.index) : null;
}
