import type { Carousel as CarouselPicture } from '@pesantren/api-client/contract/carousel';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselSlide } from './carousel-slide.tsx';
import { useRotation } from './use-rotation.ts';

type CarouselProps = {
  pictures: readonly Pick<CarouselPicture, 'id' | 'src' | 'alt'>[];
};

/** In pixels: the shortest movement across that counts as a swipe. */
const minSwipe = 40;

const arrows: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * A carousel (docs/spec.md#p-02) that follows the carousel pattern of the ARIA Authoring Practices.
 * Without JavaScript the pictures are a row that scrolls.
 */
export function Carousel({ pictures }: CarouselProps) {
  const box = useRef<HTMLElement>(null);
  const touchedAt = useRef(0);
  const count = pictures.length;
  const rotation = useRotation(count, box);
  const { shown, previous, rotating, stopped, toggle, show, go, listeners } = rotation;
  const near = new Set([0, shown, previous, (shown + 1) % count, (shown - 1 + count) % count]);

  function onKeyDown({ key }: KeyboardEvent) {
    const step = arrows[key];
    if (step && count > 1) go(step);
  }

  function onPointerUp({ pointerType, clientX }: PointerEvent) {
    const across = clientX - touchedAt.current;
    if (pointerType === 'touch' && Math.abs(across) > minSwipe && count > 1)
      go(across < 0 ? 1 : -1);
  }

  return (
    <section
      ref={box}
      aria-roledescription="korsel"
      aria-label="Suasana pesantren"
      onKeyDown={onKeyDown}
      {...listeners}
      className="mt-7"
    >
      <div className="relative">
        <div
          aria-live={rotating ? 'off' : 'polite'}
          onPointerDown={({ clientX }) => {
            touchedAt.current = clientX;
          }}
          onPointerUp={onPointerUp}
          className="touch-pan-y noscript:touch-auto rounded-card relative isolate aspect-[16/10] snap-x snap-mandatory overflow-hidden md:aspect-[21/9] noscript:flex noscript:gap-2 noscript:overflow-x-auto"
        >
          {pictures.map(({ id, src, alt }, index) => (
            <CarouselSlide
              key={id}
              src={src}
              alt={alt}
              number={index + 1}
              count={count}
              shown={index === shown}
              near={near.has(index)}
            />
          ))}
        </div>
        {count > 1 && (
          <div className="absolute right-2 bottom-2 z-1 md:right-3 md:bottom-3 noscript:hidden">
            <CarouselSteps onStep={go} />
          </div>
        )}
      </div>
      {count > 1 && (
        <CarouselControls
          count={count}
          shown={shown}
          stopped={stopped}
          onToggle={toggle}
          onShow={show}
        />
      )}
    </section>
  );
}

const steps = [
  { step: -1, label: 'Gambar sebelumnya', Icon: IconChevronLeft },
  { step: 1, label: 'Gambar berikutnya', Icon: IconChevronRight },
] as const;

/** Buttons for the previous and the next picture. */
function CarouselSteps({ onStep }: { onStep: (step: number) => void }) {
  return (
    <div className="bg-surface rounded-card flex p-0.5 md:gap-0.5 md:p-1">
      {steps.map(({ step, label, Icon }) => (
        <button
          key={step}
          type="button"
          aria-label={label}
          data-tooltip
          onClick={() => onStep(step)}
          className="size-target rounded-control hover:bg-primary-soft grid place-items-center"
        >
          <Icon className="size-5" aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
