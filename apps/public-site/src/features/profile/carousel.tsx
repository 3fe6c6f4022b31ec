import { type KeyboardEvent, useRef } from 'react';
import { CarouselButtons } from './carousel-buttons.tsx';
import { CarouselDots } from './carousel-dots.tsx';
import { CarouselSlide } from './carousel-slide.tsx';
import { useRotation } from './use-rotation.ts';

type CarouselProps = { pictures: readonly { id: string; src: string }[] };

const arrows: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Pictures that take turns (spec section 4), after the carousel pattern of the ARIA Authoring
 * Practices. Without JavaScript they stand in a row that scrolls.
 */
export function Carousel({ pictures }: CarouselProps) {
  const box = useRef<HTMLElement>(null);
  const count = pictures.length;
  const { shown, before, turns, stopped, toggle, show, go, listeners } = useRotation(count, box);
  const near = new Set([0, shown, before, (shown + 1) % count, (shown - 1 + count) % count]);

  function onKeyDown({ key }: KeyboardEvent) {
    const step = arrows[key];
    if (step && count > 1) go(step);
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
          className="rounded-card relative isolate aspect-[16/10] snap-x snap-mandatory overflow-hidden md:aspect-[21/9] noscript:flex noscript:overflow-x-auto"
        >
          {pictures.map(({ id, src }, index) => (
            <CarouselSlide
              key={id}
              src={src}
              number={index + 1}
              count={count}
              shown={index === shown}
              near={near.has(index)}
            />
          ))}
        </div>
        {count > 1 && (
          <div className="absolute right-3 bottom-3 z-1 noscript:hidden">
            <CarouselButtons stopped={stopped} onToggle={toggle} onStep={go} />
          </div>
        )}
      </div>
      {count > 1 && (
        <div className="noscript:hidden">
          <CarouselDots count={count} shown={shown} onShow={show} />
        </div>
      )}
    </section>
  );
}
