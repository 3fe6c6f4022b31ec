import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';

type CarouselButtonsProps = {
  stopped: boolean;
  onToggle: () => void;
  /** One picture back (-1) or on (1). */
  onStep: (step: -1 | 1) => void;
};

const button = 'size-target grid place-items-center rounded-control hover:bg-daun-lembut-2';

/** Pause, previous, next. Where nothing moves by itself there is nothing to pause. */
export function CarouselButtons({ stopped, onToggle, onStep }: CarouselButtonsProps) {
  const Icon = stopped ? IconPlayerPlay : IconPlayerPause;
  return (
    <div className="bg-kertas rounded-card flex gap-0.5 p-1">
      <button
        type="button"
        aria-label={stopped ? 'Putar otomatis' : 'Jeda'}
        onClick={onToggle}
        className={`${button} motion-reduce:hidden`}
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label="Gambar sebelumnya"
        onClick={() => onStep(-1)}
        className={button}
      >
        <IconChevronLeft className="size-5" aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label="Gambar berikutnya"
        onClick={() => onStep(1)}
        className={button}
      >
        <IconChevronRight className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}
