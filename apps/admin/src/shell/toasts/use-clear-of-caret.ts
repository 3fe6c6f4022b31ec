import { useNotifications } from '@mantine/notifications';
import { type RefObject, useEffect, useRef, useState } from 'react';

const changes = ['focusin', 'focusout', 'selectionchange', 'input', 'scroll', 'resize'];

/** Whether toasts at the window's foot would lie over the line that is being written: then they go to its head. */
export function useClearOfCaret(region: RefObject<HTMLElement | null>): boolean {
  const { notifications } = useNotifications();
  const [isAtHead, setIsAtHead] = useState(false);
  /** From the window's lower edge, where toasts stand as a rule. */
  const foot = useRef(0);
  useEffect(() => {
    if (notifications.length === 0) return setIsAtHead(false);
    const look = () => {
      const toasts = region.current?.querySelector('[data-toast]')?.parentElement;
      const place = toasts?.getBoundingClientRect();
      const line = lineBeingWritten();
      if (!place || !line) return setIsAtHead(false);
      if (!region.current?.dataset.head) foot.current = window.innerHeight - place.bottom;
      const bottom = window.innerHeight - foot.current;
      const isBeside = line.right < place.left || line.left > place.right;
      setIsAtHead(!isBeside && line.bottom > bottom - place.height - 8 && line.top < bottom);
    };
    const frame = requestAnimationFrame(look);
    for (const change of changes) window.addEventListener(change, look, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const change of changes) window.removeEventListener(change, look, { capture: true });
    };
  }, [notifications, region]);
  return isAtHead;
}

/** Where the caret's line is, in the window's pixels: the editor itself is higher than the window. */
function lineBeingWritten(): DOMRect | null {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement)) return null;
  if (!field.isContentEditable) {
    const isField = field.matches('textarea, select, input:not([type="checkbox"], [type="file"])');
    return isField ? field.getBoundingClientRect() : null;
  }
  const { focusNode } = document.getSelection() ?? {};
  const line = focusNode instanceof Element ? focusNode : focusNode?.parentElement;
  return (line ?? field).getBoundingClientRect();
}
