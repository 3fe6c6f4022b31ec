import { defaultClock } from '@pesantren/content/clock';
import { fireEvent, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiContext } from '../ui-context.ts';
import { Picture } from './picture.tsx';

const own = {
  fileUrl: (address: string) => new URL(address, 'https://api.example/api/').href,
  sizedPicturesAt: 'https://api.example/uploads/',
  hijriMonths: [],
  clock: defaultClock,
};

function picture(src: string, alt = '', priority = false) {
  return (
    <UiContext value={own}>
      <Picture src={src} alt={alt} width={1600} height={1000} sizes="50vw" priority={priority} />
    </UiContext>
  );
}

test('keeps its box before the picture is there, and waits for its turn', () => {
  const img = render(picture('/uploads/a.jpg', 'Sawah')).getByRole('img', { name: 'Sawah' });
  expect(img.parentElement?.style.aspectRatio).toBe('1600 / 1000');
  expect(img.getAttribute('width')).toBe('1600');
  expect(img.getAttribute('loading')).toBe('lazy');
});

test('the weave is its ground until it has loaded, but of one shown whole', () => {
  const ground = (whole: boolean) => {
    const shown = <Picture src="/a.jpg" alt="" width={3} height={2} whole={whole} />;
    return render(shown).container.firstElementChild?.className;
  };
  expect(ground(false)).toContain('weave-ground');
  expect(ground(true)).not.toContain('weave-ground');
});

test('the picture a page opens with comes first', () => {
  const html = renderToStaticMarkup(picture('/uploads/a.jpg', '', true));
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchPriority="high"');
  expect(renderToStaticMarkup(picture('/uploads/a.jpg'))).toContain('fetchPriority="low"');
});

test('[P10] sizes are asked of our provider’s uploads only', () => {
  const sources = (src: string) =>
    / srcSet="([^"]*)"/.exec(renderToStaticMarkup(picture(src)))?.[1];
  expect(sources('/uploads/a.jpg')).toMatch(
    /^https:\/\/api\.example\/uploads\/a\.jpg\?w=320 320w, .* 1920w$/,
  );
  expect(sources('/lain/a.jpg')).toBeUndefined();
  expect(sources('https://lain.example/uploads/a.jpg')).toBeUndefined();
});

test('a layout names no size that it never needs; the only one is the picture', () => {
  const img = (src: string) =>
    renderToStaticMarkup(
      <UiContext value={own}>
        <Picture src={src} alt="" width={3} height={2} sizes="80px" widest={320} />
      </UiContext>,
    );
  expect(img('/uploads/a.jpg')).toContain('src="https://api.example/uploads/a.jpg?w=320"');
  expect(img('/uploads/a.jpg')).not.toContain('srcSet');
  expect(img('/lain/a.jpg')).toContain('src="https://api.example/lain/a.jpg"');
});

test('[P10] a missing picture is the weave, named as the picture was', () => {
  const { container, getByRole } = render(picture('', 'Sawah'));
  expect(getByRole('img', { name: 'Sawah' }).className).toContain('weave-ground');
  expect(container.querySelector('img')).toBeNull();
});

test('[P10] a broken picture becomes the weave, also one that broke before the code came', () => {
  const { container, rerender } = render(picture('/uploads/a.jpg'));
  fireEvent.error(container.querySelector('img') ?? container);
  expect(container.querySelector('img')).toBeNull();
  rerender(picture('/uploads/b.jpg'));
  expect(container.querySelector('img')).not.toBeNull();

  const complete = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'complete');
  Object.defineProperty(HTMLImageElement.prototype, 'complete', {
    get: () => true,
    configurable: true,
  });
  const early = render(picture('/uploads/c.jpg'));
  expect(early.container.querySelector('img')).toBeNull();
  if (complete) Object.defineProperty(HTMLImageElement.prototype, 'complete', complete);
});
