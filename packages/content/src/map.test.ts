import { expect, test } from 'vitest';
import { mapEmbed, mapPage } from './map.ts';

test('[K-01] both maps show the school’s place', () => {
  expect(new URL(mapPage).searchParams.get('query')).toBe('3.4846,97.8148');
  expect(mapEmbed).toContain('!1s3.4846,97.8148!');
  // What the site's policy allows in a frame.
  expect(mapEmbed).toMatch(/^https:\/\/www\.google\.com\/maps\//);
});
