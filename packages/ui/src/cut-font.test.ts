// @vitest-environment node
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { cutFont, facesIn } from './cut-font.ts';
import { isFirstFont } from './first-font.ts';

const css = readFileSync(new URL('font.css', import.meta.url), 'utf8');

test('the faces of font.css hold every character of Latin-1 that is printed, one of them ASCII alone', () => {
  const faces = facesIn(css);
  expect(faces.map(({ weights }) => weights)).toEqual(Array(2).fill({ min: 400, max: 800 }));
  const held = faces.map(({ text }) => new Set(text));
  const printed = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  expect(printed(0x20, 0x7e).filter((character) => !held[1]?.has(character))).toEqual([]);
  const missing = printed(0xa0, 0xff).filter((character) =>
    held.every((set) => !set.has(character)),
  );
  expect(missing).toEqual([]);
});

test('a build gets a file for each face, that of every page small enough for ten packets', async () => {
  const { config, closeBundle } = cutFont();
  if (typeof config !== 'function' || typeof closeBundle !== 'function')
    throw new Error('no hooks');
  // Neither hook asks Vite for anything.
  const { resolve } = (await Reflect.apply(config, undefined, [])) as {
    resolve: { alias: Record<string, string> };
  };
  const files = Object.values(resolve.alias);
  const names = Object.keys(resolve.alias);
  expect(names.every((name) => css.includes(name))).toBe(true);
  expect(files.map((file) => basename(file))).toEqual(['foreign.woff2', 'indonesian.woff2']);
  const [foreign = '', indonesian = ''] = files;
  expect(readFileSync(foreign, 'latin1').slice(0, 4)).toBe('wOF2');
  expect(statSync(indonesian).size).toBeGreaterThan(8_000);
  expect(statSync(indonesian).size).toBeLessThan(13_600);
  await Reflect.apply(closeBundle, undefined, []);
  expect(existsSync(indonesian)).toBe(false);
});

test('a built file is known as the first font by its name', () => {
  expect(isFirstFont('assets/indonesian-Dk-FpTcs.woff2')).toBe(true);
  expect(isFirstFont('assets/foreign-C_hSEphV.woff2')).toBe(false);
  expect(isFirstFont('assets/indonesian-page-1a2b.js')).toBe(false);
});
