import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';

type CarouselControlsProps = {
  count: number;
  shown: number;
  stopped: boolean;
  onToggle: () => void;
  onShow: (index: number) => void;
};

/** The bar below the carousel: pause, and a dot for each picture, the shown one long. */
export function CarouselControls(props: CarouselControlsProps) {
  const { count, shown, stopped, onToggle, onShow } = props;
  const Icon = stopped ? IconPlayerPlay : IconPlayerPause;
  return (
    <div className="flex justify-center noscript:hidden">
      <button
        type="button"
        aria-label={stopped ? 'Putar otomatis' : 'Jeda'}
        data-tooltip
        onClick={onToggle}
        className="size-target rounded-control text-muted hover:text-primary grid place-items-center"
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
      <div className="flex flex-wrap">
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <button
            key={index}
            type="button"
            aria-label={`Tampilkan gambar ${index + 1}`}
            aria-current={index === shown || undefined}
            onClick={() => onShow(index)}
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
