import type { limits } from '@pesantren/content/limits';
import { prefersReducedMotion } from './reduced-motion.ts';

// Its value alone: the script of the page shares no module with the others.
const interval = 4000 satisfies (typeof limits)['carouselInterval'];

/** In pixels: the shortest movement across that counts as a swipe. */
const minSwipe = 40;

const arrows: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Has the carousels of the page turn that do not yet: `data-carousel` says which. */
export function startCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel=""]')) {
    carousel.dataset.carousel = 'started';
    start(carousel);
  }
}

/**
 * Has a carousel show its next picture every 4 s (docs/spec.md#p-02), and what its buttons, the arrow keys and swipes
 * ask for. It pauses while hovered, focused or off screen, and under reduced motion until it is started.
 */
function start(carousel: HTMLElement): void {
  const stage = carousel.querySelector('[aria-live]');
  const slides = [...(stage?.children ?? [])];
  const dots = carousel.querySelectorAll('[data-show]');
  const toggle = carousel.querySelector('[data-toggle]');
  let shown = 0;
  let choice: 'stop' | 'go' | undefined;
  // A pointer that was there before this code sends no event.
  const held = {
    hovered: matchMedia('(hover: hover)').matches && carousel.matches(':hover'),
    focused: carousel.querySelector(':focus-visible') !== null,
    offScreen: false,
  };
  let touchedAt = 0;
  let timer: ReturnType<typeof setTimeout>;

  const isStopped = () => (choice ? choice === 'stop' : prefersReducedMotion());

  /** Waits 4 s from now on, unless something holds the carousel. */
  function wait() {
    clearTimeout(timer);
    const stopped = isStopped();
    toggle?.setAttribute('aria-label', stopped ? 'Putar otomatis' : 'Jeda');
    toggle?.toggleAttribute('data-stopped', stopped);
    const turns = !(stopped || held.hovered || held.focused || held.offScreen);
    stage?.setAttribute('aria-live', turns ? 'off' : 'polite');
    if (turns) timer = setTimeout(() => show(shown + 1), interval);
  }

  /** Pauses the carousel for a reason, or ends that pause. What changes nothing, as the first call of an observer, does not restart the wait. */
  function hold(reason: keyof typeof held, isHeld: boolean) {
    if (held[reason] === isHeld) return;
    held[reason] = isHeld;
    wait();
  }

  function show(index: number) {
    const { length } = slides;
    const at = (next: number) => (next + length) % length;
    shown = at(index);
    // The next ones are fetched before they are shown.
    for (const near of [shown, at(shown + 1), at(shown - 1)])
      slides[near]?.toggleAttribute('data-near', true);
    slides.forEach((slide, n) => {
      slide.toggleAttribute('data-shown', n === shown);
      if (n === shown) dots[n]?.setAttribute('aria-current', 'true');
      else dots[n]?.removeAttribute('aria-current');
    });
    wait();
  }

  if (dots.length === 0) return;
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => carousel.addEventListener(type, listener);
  // Touch leaves no hover behind, and a click no visible focus.
  on('pointerenter', ({ pointerType }) => hold('hovered', pointerType === 'mouse'));
  on('pointerleave', () => hold('hovered', false));
  on('focusin', ({ target }) => hold('focused', (target as Element).matches(':focus-visible')));
  on('focusout', () => hold('focused', false));
  on('keydown', ({ key }) => {
    const step = arrows[key];
    if (step) show(shown + step);
  });
  on('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    const { step, show: index } = button.dataset;
    if (step) show(shown + Number(step));
    else if (index) show(Number(index));
    else {
      choice = isStopped() ? 'go' : 'stop';
      wait();
    }
  });
  on('pointerdown', ({ clientX }) => {
    touchedAt = clientX;
  });
  on('pointerup', ({ pointerType, clientX, target }) => {
    const across = clientX - touchedAt;
    if (pointerType === 'touch' && Math.abs(across) > minSwipe && stage?.contains(target as Node))
      show(shown + (across < 0 ? 1 : -1));
  });
  new IntersectionObserver((entries) => hold('offScreen', !entries.at(-1)?.isIntersecting)).observe(
    carousel,
  );
  wait();
}
