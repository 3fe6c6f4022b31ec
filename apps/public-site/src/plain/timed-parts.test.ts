import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startControls } from './controls.ts';

const noon = Date.parse('2026-11-21T12:00:00+07:00');

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(noon - 30_000);
  startControls();
  document.body.innerHTML = `<p data-until="${noon}">Buka</p><p hidden data-from="${noon}" data-until="${noon + 120_000}">Tutup</p><p hidden data-from="${noon + 120_000}">Besok</p>`;
  window.dispatchEvent(new Event('pageshow'));
});
afterEach(() => vi.useRealTimers());

const words = () => document.querySelector('p:not([hidden])')?.textContent;

test('[K-01] words change in the minute in which they are no longer true', () => {
  expect(words()).toBe('Buka');
  vi.advanceTimersByTime(29_999);
  expect(words()).toBe('Buka');
  vi.advanceTimersByTime(1);
  expect(words()).toBe('Tutup');
  vi.advanceTimersByTime(120_000);
  expect(words()).toBe('Besok');
});

test.each(['pageshow', 'visibilitychange'])(
  '[K-01] a page that comes back is true at once (%s)',
  (type) => {
    vi.setSystemTime(noon + 60_000);
    (type === 'pageshow' ? window : document).dispatchEvent(new Event(type));
    expect(words()).toBe('Tutup');
  },
);

test('[K-01] a clock that is years behind shows what the server said', () => {
  vi.setSystemTime(0);
  window.dispatchEvent(new Event('pageshow'));
  expect(words()).toBe('Buka');
});
