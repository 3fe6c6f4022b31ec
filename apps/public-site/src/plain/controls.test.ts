import { beforeEach, expect, test } from 'vitest';
import { startControls } from './controls.ts';

beforeEach(() => {
  startControls();
});

test('a picture that fails is hidden', () => {
  document.body.innerHTML = '<img src="/a.jpg" alt="Sawah"><img src="/b.jpg" alt="Sungai">';
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  const broken = [...document.images].map((picture) => 'broken' in picture.dataset);
  expect(broken).toEqual([true, false]);
});

test('its listeners are there once, however often it is started', () => {
  startControls();
  document.body.innerHTML =
    '<div data-dropdown><button type="button" aria-expanded="false" data-plain></button></div>';
  const button = document.querySelector('button');
  button?.click();
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  button?.click();
  expect(button?.getAttribute('aria-expanded')).toBe('false');
});
