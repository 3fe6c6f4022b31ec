/**
 * Listens on the document for events within the elements that match `selector`, those of later pages included; while
 * capturing, since some events do not bubble.
 */
export function listen<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  listener: (found: HTMLElement, event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(
    type,
    (event) => {
      const { target } = event;
      const found = target instanceof Element && target.closest<HTMLElement>(selector);
      if (found) listener(found, event);
    },
    true,
  );
}

/** Returns true for clicks that are handled already or that ask for what only the browser can do. */
export function isModified(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
