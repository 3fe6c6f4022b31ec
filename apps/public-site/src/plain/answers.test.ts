import { afterEach, beforeEach, expect, test } from 'vitest';
import { startControls } from './controls.ts';

const questions =
  '<details><summary>Berapa?</summary><div id="berapa">Rp150.000</div></details>' +
  '<details><summary>Kapan?</summary><div id="kapan">Ahad</div></details>';

beforeEach(() => {
  startControls();
});
afterEach(() => window.history.replaceState(null, '', '/'));

/** Puts the questions on the page, as what comes to it later. */
function show(): void {
  document.body.innerHTML = `<div class="rich-text">${questions}</div>`;
}

const open = () => [...document.querySelectorAll('details')].map((question) => question.open);

test('[W-05] an address opens the answer that it names, at once and later', async () => {
  window.history.replaceState(null, '', '#kapan');
  show();
  await expect.poll(open).toEqual([false, true]);
  window.history.replaceState(null, '', '#berapa');
  window.dispatchEvent(new Event('hashchange'));
  expect(open()).toEqual([true, true]);
});

test('[W-05] an answer that the reader has closed stays closed', async () => {
  window.history.replaceState(null, '', '#kapan');
  show();
  await expect.poll(open).toEqual([false, true]);
  for (const question of document.querySelectorAll('details')) question.open = false;
  document.body.append('Pesan');
  await new Promise((resolve) => setTimeout(resolve));
  expect(open()).toEqual([false, false]);
});

test('[W-05] paper shows every answer', () => {
  show();
  window.dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual([true, true]);
});
