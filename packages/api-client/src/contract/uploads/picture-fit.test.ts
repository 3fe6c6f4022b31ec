import { expect, test } from 'vitest';
import { fitPicture, tooTallReason } from './picture-fit.ts';

test.each([
  ['a photo', 4000, 3000, '2000×1500'],
  ['an upright photo', 3000, 4000, '1500×2000'],
  ['a small picture', 640, 480, '640×480'],
  ['a wide one', 4000, 1000, '2000×500'],
  ['a phone’s screenshot', 1440, 3120, '1080×2340'],
  ['an infographic', 1080, 5400, '1080×5400'],
  ['a long screenshot', 1440, 20_000, '1073×14907'],
  ['a narrow strip', 400, 9000, '400×9000'],
  ['one far too long', 1440, 34_000, '678×16000'],
])('[F-84] %s of %i × %i is stored as %s', (_, width, height, size) => {
  const fitted = fitPicture({ width, height }, 2000);
  expect(`${fitted.width}×${fitted.height}`).toBe(size);
  expect(tooTallReason({ width, height })).toBe('');
});

test('[F-84] whatever the shape, height and area are bounded, and nothing vanishes', () => {
  for (const [width, height] of [
    [1, 60_000_000],
    [7000, 7000],
    [100_000, 1],
    [3000, 16_000],
  ] as const) {
    const fitted = fitPicture({ width, height }, 2560);
    expect(fitted.width * fitted.height).toBeLessThan(16_010_000);
    expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(16_000);
    expect(Math.min(fitted.width, fitted.height)).toBeGreaterThan(0);
  }
});

test.each([
  [1080, 40_000],
  [300, 40_000],
])('[F-84] of %i × %i nothing would be readable: said in words', (width, height) => {
  expect(tooTallReason({ width, height })).toMatch(/terlalu panjang \(.+ Potong menjadi beberapa/);
});
