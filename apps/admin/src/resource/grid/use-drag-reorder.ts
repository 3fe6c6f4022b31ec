import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How far in pixels a pointer goes before it drags: less is a click. */
const threshold = 6;
/** So near to an edge of the window it scrolls, and so far with each step. */
const [edge, step] = [64, 14];

type Drag = { id: string; from: number; over: number };

export type DragReorder = ReturnType<typeof useDragReorder>;

/**
 * Moves cards by dragging: with a mouse from anywhere on them, with a finger by their grip, since
 * elsewhere it scrolls. Escape lets go without a move.
 * @param onDrop hears which card was let go over which place.
 */
export function useDragReorder(isOn: boolean, onDrop: (id: string, to: number) => void) {
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
    const letGo = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      pressed.current = null;
      setDrag(null);
    };
    window.addEventListener('keydown', letGo);
    return () => window.removeEventListener('keydown', letGo);
  }, [isDragging]);

  /** What a card at a place needs to be dragged. */
  function propsOf(id: string, index: number) {
    if (!isOn) return {};
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
        const over = placeUnder(clientX, clientY) ?? drag?.over ?? start.from;
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

/** The place of the card at a point of the window. */
function placeUnder(x: number, y: number): number | null {
  const card = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-index]');
  return card ? Number(card.dataset.index) : null;
}
