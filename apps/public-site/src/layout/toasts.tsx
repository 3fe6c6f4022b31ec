import { useEffect, useRef, useState } from 'react';
import { dismissToast, useToasts } from './toast.ts';
import { ToastCard } from './toast-card.tsx';

/** Where toasts appear: bottom right; Alt+T takes the keyboard to the newest (spec section 9). */
export function Toasts() {
  const toasts = useToasts();
  const [watched, setWatched] = useState(false);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const newest = region.current?.querySelector<HTMLElement>('li:last-child');
      // The physical key: on some keyboards Alt+T types another letter.
      if (!(event.altKey && event.code === 'KeyT' && newest)) return;
      event.preventDefault();
      if (!newest.contains(document.activeElement)) cameFrom.current = document.activeElement;
      newest.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  function dismiss(id: number) {
    const focused = region.current?.contains(document.activeElement);
    dismissToast(id);
    setWatched(false);
    if (focused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }

  return (
    <section
      ref={region}
      aria-label="Pemberitahuan (Alt+T)"
      onPointerEnter={() => setWatched(true)}
      onPointerLeave={() => setWatched(false)}
      onFocus={() => setWatched(true)}
      onBlur={() => setWatched(false)}
      className="fixed right-4 bottom-4 z-30 w-[min(24rem,100vw-2rem)] print:hidden"
    >
      <ol aria-live="polite" className="grid gap-2">
        {toasts.map(({ id, words }) => (
          <ToastCard key={id} words={words} stays={watched} onDismiss={() => dismiss(id)} />
        ))}
      </ol>
    </section>
  );
}
