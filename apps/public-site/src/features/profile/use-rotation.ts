import { limits } from '@pesantren/content/limits';
import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from '../../components/reduced-motion.ts';

/**
 * Rotates through `count` pictures, one every 4 s (docs/spec.md#p-02). It pauses while hovered,
 * focused or off screen, and under reduced motion until it is started.
 * @returns the indexes `shown` and `previous`; `go` by steps, wrapping around; `listeners` for `box`.
 */
export function useRotation(count: number, box: RefObject<Element | null>) {
  const [slide, setSlide] = useState({ shown: 0, previous: 0 });
  const [choice, setChoice] = useState<'stop' | 'go'>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const onScreen = useOnScreen(box);
  // A refetched list may be shorter.
  const shown = slide.shown % count;
  const reducedMotion = useReducedMotion();
  const stopped = choice ? choice === 'stop' : reducedMotion;
  const rotating = count > 1 && !(stopped || hovered || focused) && onScreen;

  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => {
      setSlide({ shown: (shown + 1) % count, previous: shown });
    }, limits.carouselInterval);
    return () => clearTimeout(timer);
  }, [rotating, shown, count]);

  return {
    shown,
    previous: slide.previous,
    rotating,
    stopped,
    toggle: () => setChoice(stopped ? 'go' : 'stop'),
    show: (index: number) => setSlide({ shown: index, previous: shown }),
    go: (steps: number) => setSlide({ shown: (shown + steps + count) % count, previous: shown }),
    listeners: {
      // Touch leaves no hover behind, and a click no visible focus.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

/** True while any part of the element is inside the window. */
function useOnScreen(element: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(true);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return onScreen;
}
