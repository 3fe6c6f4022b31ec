import { afterEach, beforeEach, expect, test } from 'vitest';
import { readScheme } from './color-scheme.ts';
import { startControls } from './controls.ts';

beforeEach(() => {
  startControls();
  document.body.innerHTML = ['system', 'light', 'dark']
    .map((scheme) => `<input type="radio" name="skema" value="${scheme}" data-plain>`)
    .join('');
});
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test's own
  document.cookie = 'skema=; Max-Age=0';
});

const radio = (scheme: string) =>
  document.querySelector<HTMLInputElement>(`[value=${scheme}]`) ?? expect.fail();

test('a chosen scheme shows at once and is stored; the device’s own takes it back', () => {
  radio('dark').click();
  expect(document.documentElement.dataset.scheme).toBe('dark');
  expect(readScheme(document.cookie)).toBe('dark');
  radio('system').click();
  expect(document.documentElement.dataset.scheme).toBeUndefined();
  expect(readScheme(document.cookie)).toBe('system');
});

test.each([
  ['that Back brings out of the cache', 'pageshow'],
  ['rendered ahead, or left in its tab,', 'visibilitychange'],
])('a page %s has the scheme chosen since', (_, type) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as another page has done
  document.cookie = 'skema=light';
  (type === 'pageshow' ? window : document).dispatchEvent(new Event(type));
  expect(document.documentElement.dataset.scheme).toBe('light');
  expect(radio('light').checked).toBe(true);
});

test.each([
  ['', 'system'],
  ['skema=dark', 'dark'],
  ['a=1; skema=light; b=2', 'light'],
  ['skema=pink', 'system'],
  ['xskema=dark', 'system'],
])('the cookies %j ask for %s', (cookies, scheme) => {
  expect(readScheme(cookies)).toBe(scheme);
});
