import type { Carousel as CarouselPicture } from '@pesantren/api-client/contract/carousel';
import { limits } from '@pesantren/content/limits';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { CarouselSlide } from './carousel-slide.tsx';

type CarouselProps = {
  pictures: readonly Pick<CarouselPicture, 'id' | 'src' | 'alt'>[];
};

/** Its slides fade over `--fade`. */
const fade = { '--fade': `${limits.carouselFade}ms` } as CSSProperties;

/**
 * A carousel (docs/spec.md#p-02) that follows the carousel pattern of the ARIA Authoring Practices; `plain/carousel.ts`
 * turns it. Without JavaScript the pictures are a row that scrolls.
 */
export function Carousel({ pictures }: CarouselProps) {
  const count = pictures.length;
  return (
    <section
      // A list that changed is a carousel of its own.
      key={pictures.map(({ id }) => id).join()}
      data-carousel=""
      style={fade}
      aria-roledescription="korsel"
      aria-label="Suasana pesantren"
      className="mt-7"
    >
      <div className="relative">
        <div
          aria-live="off"
          className="[touch-action:pan-y] noscript:[touch-action:auto] rounded-card relative isolate aspect-[16/10] [scroll-snap-type:x_mandatory] overflow-hidden md:aspect-[21/9] noscript:flex noscript:gap-2 noscript:overflow-x-auto"
        >
          {pictures.map(({ id, src, alt }, index) => (
            <CarouselSlide key={id} src={src} alt={alt} number={index + 1} count={count} />
          ))}
        </div>
        {count > 1 && (
          <div className="absolute right-2 bottom-2 z-1 md:right-3 md:bottom-3 noscript:hidden">
            <CarouselSteps />
          </div>
        )}
      </div>
      {count > 1 && <CarouselControls count={count} />}
    </section>
  );
}

const steps = [
  { step: -1, label: 'Gambar sebelumnya', Icon: IconChevronLeft },
  { step: 1, label: 'Gambar berikutnya', Icon: IconChevronRight },
] as const;

/** Buttons for the previous and the next picture. */
function CarouselSteps() {
  return (
    <div className="bg-surface rounded-card flex p-0.5 md:gap-0.5 md:p-1">
      {steps.map(({ step, label, Icon }) => (
        <button
          key={step}
          type="button"
          aria-label={label}
          data-tooltip
          data-step={step}
          data-plain
          className="size-target rounded-control hover:bg-primary-soft grid place-items-center"
        >
          <Icon className="size-5" aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}

/** The bar below the carousel: pause, and a dot for each picture, the shown one long. */
function CarouselControls({ count }: { count: number }) {
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
