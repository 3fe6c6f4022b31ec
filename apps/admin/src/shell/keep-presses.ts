/** Pixels that a pointer may move for a press still to be one; farther, it has been thought better of. */
const still = 8;

/**
 * Keeps the press of a mouse with its button, wherever that moves meanwhile: what leaves a field reports what was typed
 * there, and a form that grows by it would take the button from under the pointer between down and up.
 */
export function keepPresses(): void {
  document.addEventListener(
    'pointerdown',
    ({ target, pointerId, pointerType, clientX, clientY }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button || pointerType !== 'mouse') return;
      button.setPointerCapture(pointerId);
      const pressing = new AbortController();
      const end = () => pressing.abort();
      const move = (event: PointerEvent) => {
        if (Math.hypot(event.clientX - clientX, event.clientY - clientY) <= still) return;
        button.releasePointerCapture(pointerId);
        end();
      };
      const { signal } = pressing;
      button.addEventListener('pointermove', move, { signal });
      button.addEventListener('lostpointercapture', end, { signal });
    },
  );
}
