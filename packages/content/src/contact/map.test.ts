import { expect, test } from 'vitest';
import { defaultFacts } from '../default-facts.ts';
import { mapEmbed, mapPage } from './map.ts';

const { map } = defaultFacts.identity;

test('[K-01] both maps show the school’s place', () => {
  expect(new URL(mapPage(map)).searchParams.get('query')).toBe('3.4846,97.8148');
  expect(mapEmbed(map)).toContain('!1s3.4846,97.8148!');
  // What the site's policy allows in a frame.
  expect(mapEmbed(map)).toMatch(/^https:\/\/www\.google\.com\/maps\//);
});
