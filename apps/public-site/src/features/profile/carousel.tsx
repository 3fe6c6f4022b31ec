import type { Carousel as CarouselPicture } from '@pesantren/api-client/contract/carousel';
import { limits } from '@pesantren/content/limits';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { CarouselControls } from './carousel-controls.tsx';
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
