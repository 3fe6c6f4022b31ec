import { limits } from '@pesantren/content/limits';
import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from '../../components/reduced-motion.ts';
import { useOnScreen } from './use-on-screen.ts';

/**
 * Which of `count` pictures shows. Every 4 s it is the next one (spec section 4), unless the visitor
 * has stopped it, is over it or in it, or has scrolled it away. For who asks for less motion or saves
 * data it stands until told to go.
 * @returns `shown` and the one `before` it; `go` by steps, around the end; `listeners` for `box`.
 */
export function useRotation(count: number, box: RefObject<Element | null>) {
  const [turn, setTurn] = useState({ shown: 0, before: 0 });
  const [choice, setChoice] = useState<'stop' | 'go'>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const onScreen = useOnScreen(box);
  // A list read anew may be shorter.
  const shown = turn.shown % count;
  const reducedMotion = useReducedMotion();
  const stopped = choice ? choice === 'stop' : reducedMotion;
  const turns = count > 1 && !(stopped || hovered || focused) && onScreen;

  useEffect(() => {
    if (!turns) return;
    const timer = setTimeout(() => {
      setTurn({ shown: (shown + 1) % count, before: shown });
    }, limits.carouselInterval);
    return () => clearTimeout(timer);
  }, [turns, shown, count]);

  return {
    shown,
    before: turn.before,
    turns,
    stopped,
    toggle: () => setChoice(stopped ? 'go' : 'stop'),
    show: (index: number) => setTurn({ shown: index, before: shown }),
    go: (steps: number) => setTurn({ shown: (shown + steps + count) % count, before: shown }),
    listeners: {
      // A finger leaves no hover behind, and a click no focus that anybody sees.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
