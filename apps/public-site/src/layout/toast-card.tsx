import { IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';

type ToastCardProps = {
  words: string;
  /** Somebody reads: it does not go by itself. */
  stays: boolean;
  onDismiss: () => void;
};

/** In milliseconds. */
const shownFor = 8000;

/** A toast: one sentence that goes by itself, or when it is closed. */
export function ToastCard({ words, stays, onDismiss }: ToastCardProps) {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismiss(), shownFor);
    return () => clearTimeout(timer);
  }, [stays]);

  return (
    <li
      tabIndex={-1}
      className="bg-card text-default border-strong rounded-control flex border items-center gap-2 py-1.5 pr-1.5 pl-4 transition-[opacity,translate] starting:translate-y-2 starting:opacity-0"
    >
      <p className="text-small grow py-1 leading-snug">{words}</p>
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
