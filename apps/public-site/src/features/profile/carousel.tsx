import type { Carousel as CarouselPicture } from '@pesantren/api-client/contract/carousel';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { CarouselDots } from './carousel-dots.tsx';
import { CarouselPause } from './carousel-pause.tsx';
import { CarouselSlide } from './carousel-slide.tsx';
import { CarouselSteps } from './carousel-steps.tsx';
import { useRotation } from './use-rotation.ts';

type CarouselProps = {
  pictures: readonly Pick<CarouselPicture, 'id' | 'src' | 'alt'>[];
};

/** In pixels: how far a finger goes across before it means another picture. */
const swipe = 40;

const arrows: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Pictures that take turns (spec section 4), after the carousel pattern of the ARIA Authoring
 * Practices. Without JavaScript they stand in a row that scrolls.
 */
export function Carousel({ pictures }: CarouselProps) {
  const box = useRef<HTMLElement>(null);
  const touchedAt = useRef(0);
  const count = pictures.length;
  const { shown, before, turns, stopped, toggle, show, go, listeners } = useRotation(count, box);
  const near = new Set([0, shown, before, (shown + 1) % count, (shown - 1 + count) % count]);

  function onKeyDown({ key }: KeyboardEvent) {
    const step = arrows[key];
    if (step && count > 1) go(step);
  }

  function onPointerUp({ pointerType, clientX }: PointerEvent) {
    const across = clientX - touchedAt.current;
    if (pointerType === 'touch' && Math.abs(across) > swipe && count > 1) go(across < 0 ? 1 : -1);
  }

  return (
    <section
      ref={box}
      aria-roledescription="korsel"
      aria-label="Suasana pesantren"
      onKeyDown={onKeyDown}
      {...listeners}
    >
      <div className="relative">
        <div
          aria-live={turns ? 'off' : 'polite'}
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
        <div className="flex justify-center noscript:hidden">
          <CarouselPause stopped={stopped} onToggle={toggle} />
          <CarouselDots count={count} shown={shown} onShow={show} />
        </div>
      )}
    </section>
  );
}
