import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { interceptLinks } from './intercept-links.ts';

const navigate = vi.fn();
let end: () => void;

/** Keeps links that are left to the browser from unloading the test. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  window.history.replaceState(null, '', '/artikel?q=panen');
  end = interceptLinks({ navigate } as unknown as Parameters<typeof interceptLinks>[0]);
  window.addEventListener('click', stay);
});
afterEach(() => {
  end();
  window.removeEventListener('click', stay);
  navigate.mockReset();
  document.body.replaceChildren();
});
/** Presses a link; says where the router was sent, and how. */
function press(html: string, init: MouseEventInit = {}) {
  document.body.innerHTML = html;
  const target = document.querySelector('a *') ?? document.querySelector('a');
  if (target) fireEvent.click(target, init);
  return navigate.mock.lastCall;
}

test.each([
  ['another page', '/galeri?kategori=a#b', { replace: false }],
  ['the open page once more', '/artikel?q=panen', { replace: true }],
  ['an address of this site in whole', `${location.origin}/profil`, { replace: false }],
])('%s is opened by the router', (_name, href, options) => {
  const { pathname, search, hash } = new URL(href, location.href);
  expect(press(`<a href="${href}"><b>ke sana</b></a>`)).toEqual([
    pathname + search + hash,
    expect.objectContaining(options),
  ]);
});

test.each([
  ['a new tab', '<a href="/profil">', { ctrlKey: true }],
  ['a new window', '<a href="/profil">', { shiftKey: true }],
  ['the middle button', '<a href="/profil">', { button: 1 }],
  ['a target of its own', '<a href="/profil" target="_blank">', {}],
  ['another site', '<a href="https://example.org/profil">', {}],
  ['mail', '<a href="mailto:a@example.org">', {}],
  ['a call', '<a href="tel:+62812">', {}],
  ['a file', '<a href="/gelombang.ics">', {}],
  ['a place of the open page', '<a href="#isi">', {}],
  ['a download', '<a href="/profil" download>', {}],
  ['a full load', '<a href="/profil" rel="external">', {}],
  ['no link', '<p>', {}],
])('left to the browser: %s', (_name, html, init) => {
  expect(press(`${html}ke sana`, init)).toBeUndefined();
});

test('what a handler of the page has answered is not followed', () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  expect(press('<a href="/profil">ke sana</a>')).toBeUndefined();
});
