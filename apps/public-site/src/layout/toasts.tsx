import { IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dismissToast, useToasts } from './toast.ts';

/** In milliseconds. */
const shownFor = 8000;

/** The toasts, bottom right; Alt+T focuses the newest (docs/spec.md#h-07). */
export function Toasts() {
  const toasts = useToasts();
  const [watched, setWatched] = useState(false);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const newest = region.current?.querySelector<HTMLElement>('li:last-child');
      // The physical key: on some layouts Alt+T types another letter.
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
      className="toasts"
    >
      <ol aria-live="polite" className="grid gap-2">
        {toasts.map(({ id, message }) => (
          <ToastCard key={id} message={message} stays={watched} onDismiss={() => dismiss(id)} />
        ))}
      </ol>
    </section>
  );
}

type ToastCardProps = {
  message: string;
  /** True while it is hovered or focused: it does not close by itself. */
  stays: boolean;
  onDismiss: () => void;
};

function ToastCard({ message, stays, onDismiss }: ToastCardProps) {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismiss(), shownFor);
    return () => clearTimeout(timer);
  }, [stays]);

  return (
    <li tabIndex={-1} className="toast">
      <p className="text-small grow py-1 leading-snug">{message}</p>
      <button
        type="button"
        aria-label="Tutup pemberitahuan"
        onClick={onDismiss}
        className="size-target rounded-tag grid shrink-0 place-items-center"
      >
        <IconX className="size-5" aria-hidden="true" />
      </button>
    </li>
  );
}
