import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';

type CarouselPauseProps = { stopped: boolean; onToggle: () => void };

/** Stops the carousel or lets it go on. */
export function CarouselPause({ stopped, onToggle }: CarouselPauseProps) {
  const Icon = stopped ? IconPlayerPlay : IconPlayerPause;
  return (
    <button
      type="button"
      aria-label={stopped ? 'Putar otomatis' : 'Jeda'}
      data-tooltip
      onClick={onToggle}
      className="size-target rounded-control text-muted hover:text-primary grid place-items-center"
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  );
}
