import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCarousels } from '../../plain/carousel.ts';
import { Carousel } from './carousel.tsx';

// jsdom has no layout; the end-to-end test has the real ones.
let wantsLessMotion = false;
let scrollTo: (onScreen: boolean) => void = () => {};

beforeEach(() => {
  // What another file of the worker has left there.
  document.body.replaceChildren();
  vi.useFakeTimers();
  wantsLessMotion = false;
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: wantsLessMotion }),
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        scrollTo = (isIntersecting) => act(() => report([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(count = 3) {
  const pictures = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    src: `/uploads/${index + 1}.jpg`,
    alt: '',
  }));
  const shown = render(<Carousel pictures={pictures} />);
  startCarousels();
  return shown;
}

function pass(milliseconds: number) {
  act(() => vi.advanceTimersByTime(milliseconds));
}

/** The document, whose body another file of the worker may have replaced. */
const page = () => within(document.body);

/** Returns the number of the picture whose dot is current, from 1. */
function shown(): number {
  const dots = page().getAllByRole('button', { name: /^Tampilkan gambar/ });
  return 1 + dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true');
}

function button(name: string | RegExp) {
  return page().getByRole('button', { name });
}

const box = () => page().getByRole('region', { name: 'Suasana pesantren' });

test('[P-02] shows the next picture after 4000 ms, the first after the last', () => {
  show(3);
  expect(shown()).toBe(1);
  pass(3999);
  expect(shown()).toBe(1);
  pass(1);
  expect(shown()).toBe(2);
  pass(4000);
  expect(shown()).toBe(3);
  pass(4000);
  expect(shown()).toBe(1);
});

test('[P-02] one picture shows, which fades in over 700 ms above the previous one', () => {
  show(2);
  const marks = () =>
    page()
      .getAllByRole('group', { name: /dari 2/ })
      .map((slide) => slide.hasAttribute('data-shown'));
  expect(marks()).toEqual([true, false]);
  pass(4000);
  expect(marks()).toEqual([false, true]);
  expect(box().style.getPropertyValue('--fade')).toBe('700ms');
});

test('[P-02] pictures are fetched before they are shown, and no others', () => {
  show(6);
  const near = () =>
    page()
      .getAllByRole('group', { name: /dari 6/ })
      .flatMap((slide, n) => (slide.hasAttribute('data-near') ? [n + 1] : []));
  expect(near()).toEqual([1, 2, 6]);
  pass(4000);
  expect(near()).toEqual([1, 2, 3, 6]);
});

test('[P-02] pauses while hovered, then waits the full 4000 ms', () => {
  show();
  pass(3000);
  fireEvent.pointerEnter(box(), { pointerType: 'mouse' });
  pass(16_000);
  expect(shown()).toBe(1);
  fireEvent.pointerLeave(box(), { pointerType: 'mouse' });
  pass(3999);
  expect(shown()).toBe(1);
  pass(1);
  expect(shown()).toBe(2);
});

test('[P-02] a touch is no hover', () => {
  show();
  fireEvent.pointerEnter(box(), { pointerType: 'touch' });
  pass(4000);
  expect(shown()).toBe(2);
});

test('[P-02] + pauses while it has keyboard focus', () => {
  show();
  act(() => button('Gambar berikutnya').focus());
  pass(16_000);
  expect(shown()).toBe(1);
  act(() => button('Gambar berikutnya').blur());
  pass(4000);
  expect(shown()).toBe(2);
});

test('[P-02] + pauses off screen', () => {
  show();
  scrollTo(false);
  pass(16_000);
  expect(shown()).toBe(1);
  scrollTo(true);
  pass(4000);
  expect(shown()).toBe(2);
});

test.each(['reduced motion', 'Save-Data'])(
  '[P-02] + under %s it never moves by itself, only by its buttons',
  (wish) => {
    if (wish === 'Save-Data') vi.stubGlobal('navigator', { connection: { saveData: true } });
    else wantsLessMotion = true;
    show();
    pass(16_000);
    expect(shown()).toBe(1);
    fireEvent.click(button('Gambar berikutnya'));
    expect(shown()).toBe(2);
    fireEvent.click(button('Putar otomatis'));
    pass(4000);
    expect(shown()).toBe(3);
  },
);

test('[P-02] + its button stops and starts it', () => {
  show();
  fireEvent.click(button('Jeda'));
  pass(16_000);
  expect(shown()).toBe(1);
  fireEvent.click(button('Putar otomatis'));
  pass(4000);
  expect(shown()).toBe(2);
});

test('[P-02] previous, next and arrow keys wrap around, a dot shows its picture', () => {
  show(5);
  fireEvent.click(button('Gambar sebelumnya'));
  expect(shown()).toBe(5);
  fireEvent.click(button('Gambar berikutnya'));
  expect(shown()).toBe(1);
  fireEvent.click(button('Tampilkan gambar 4'));
  expect(shown()).toBe(4);
  fireEvent.keyDown(button('Tampilkan gambar 4'), { key: 'ArrowRight' });
  expect(shown()).toBe(5);
  fireEvent.keyDown(button('Tampilkan gambar 4'), { key: 'ArrowLeft' });
  expect(shown()).toBe(4);
});

test('[P-02] + a swipe shows the next or previous picture, a tap does not', () => {
  show(5);
  const stage = box().querySelector('[aria-live]') ?? box();
  const touch = (from: number, to: number) => {
    fireEvent.pointerDown(stage, { pointerType: 'touch', clientX: from });
    fireEvent.pointerUp(stage, { pointerType: 'touch', clientX: to });
  };
  touch(200, 195);
  expect(shown()).toBe(1);
  touch(200, 90);
  expect(shown()).toBe(2);
  touch(90, 200);
  expect(shown()).toBe(1);
});

test('[P-02] announces only the pictures that the visitor chooses', () => {
  show();
  const stage = box().querySelector('[aria-live]');
  expect(stage?.getAttribute('aria-live')).toBe('off');
  fireEvent.click(button('Jeda'));
  expect(stage?.getAttribute('aria-live')).toBe('polite');
});

test('[P-02] a single picture has no controls', () => {
  show(1);
  expect(page().queryByRole('button')).toBeNull();
  pass(16_000);
  expect(page().getByRole('group', { name: '1 dari 1' })).toBeDefined();
});

test('[P-02] shows a picture after the list got shorter', () => {
  const { rerender } = show(3);
  fireEvent.click(button('Tampilkan gambar 3'));
  rerender(
    <Carousel
      pictures={[
        { id: '0', src: '/uploads/1.jpg', alt: '' },
        { id: '1', src: '/uploads/2.jpg', alt: '' },
      ]}
    />,
  );
  startCarousels();
  expect(shown()).toBe(1);
});
