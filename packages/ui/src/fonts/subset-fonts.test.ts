// @vitest-environment node
import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseFontFaces, subsetFonts } from './subset-fonts.ts';

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');

test('the font of fonts.css holds ASCII, the marks of Indonesian type, and letters of names', () => {
  const faces = parseFontFaces(css);
  expect(faces.map(({ weights }) => weights)).toEqual(Array(2).fill({ min: 400, max: 800 }));
  const held = new Set(faces[0]?.text);
  const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
    String.fromCodePoint(0x20 + index),
  );
  const needed = [...ascii, ...'·“”‘’–—…•°×©−→←\u00a0\u00adéèüñç'];
  expect(needed.filter((character) => !held.has(character))).toEqual([]);
});

test('a build gets what is declared of the font, small enough for ten packets', async () => {
  const { config, closeBundle } = subsetFonts();
  if (typeof config !== 'function' || typeof closeBundle !== 'function')
    throw new Error('no hooks');
  // Neither hook asks Vite for anything.
  const { resolve } = (await Reflect.apply(config, undefined, [])) as {
    resolve: { alias: Record<string, string> };
  };
  const fonts = Object.entries(resolve.alias);
  const bytes = fonts.map(([name, file]) => {
    expect(css).toContain(`url("${name}")`);
    expect(readFileSync(file, 'latin1').slice(0, 4)).toBe('wOF2');
    return statSync(file).size;
  });
  const [latin = 0, arabic = 0] = bytes;
  expect(bytes).toHaveLength(2);
  expect(latin).toBeGreaterThan(8_000);
  expect(latin).toBeLessThan(13_600);
  expect(arabic).toBeGreaterThan(20_000);
  expect(arabic).toBeLessThan(120_000);
  await Reflect.apply(closeBundle, undefined, []);
  expect(fonts.some(([, file]) => existsSync(file))).toBe(false);
});
