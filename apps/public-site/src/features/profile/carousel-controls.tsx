import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';

/** The bar below the carousel: pause, and a dot for each picture, the shown one long. */
export function CarouselControls({ count }: { count: number }) {
  return (
    <div className="flex justify-center noscript:hidden">
      <button
        type="button"
        aria-label="Jeda"
        data-tooltip
        data-toggle
        data-plain
        className="group size-target rounded-control text-muted hover:text-primary grid place-items-center"
      >
        <IconPlayerPause className="size-5 group-data-stopped:hidden" aria-hidden="true" />
        <IconPlayerPlay className="hidden size-5 group-data-stopped:block" aria-hidden="true" />
      </button>
      <div className="flex flex-wrap">
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <button
            key={index}
            type="button"
            aria-label={`Tampilkan gambar ${index + 1}`}
            aria-current={index === 0 || undefined}
            data-show={index}
            data-plain
            className="group size-target grid place-items-center"
          >
            {/* Clipped to a dot rather than resized: the others must not move. */}
            <span className="forced-color-adjust-none forced-colors:bg-[CanvasText] forced-colors:group-aria-current:bg-[Highlight] bg-(--border-strong) group-aria-current:bg-primary group-hover:bg-primary h-2 w-6 [clip-path:inset(0_.5rem_round_.25rem)] group-aria-current:[clip-path:inset(0_round_.25rem)]" />
          </button>
        ))}
      </div>
    </div>
  );
}
