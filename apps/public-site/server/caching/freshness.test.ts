import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freshness, sharedFor } from './freshness.ts';

test('[F-73] a change shows within 5 s through nginx: all that may be kept on the way, added up', () => {
  const { read, page, renewal, patience, proxy } = freshness;
  // nginx counts whole seconds: what it keeps for one it may send for two.
  expect(read + page + renewal + patience + 2 * proxy).toBeLessThanOrEqual(5_000);
});

test('[F-73] while the site is away a proxy shows what ends no longer than until its end', () => {
  const now = Date.now();
  expect(sharedFor()).toBe('public, max-age=0, s-maxage=1, stale-if-error=30');
  expect(sharedFor(now + 12_900)).toMatch(/, stale-if-error=10$/);
  expect(sharedFor(now - 1_000)).toMatch(/, stale-if-error=0$/);
});

test('[F-73] the figures that people are told are those of the code', () => {
  const text = readFileSync(`${import.meta.dirname}/../../../../docs/operating/limits.md`, 'utf8');
  const [, section = ''] = text.split('id="how-long-copies-are-kept"');
  const [table = ''] = section.split('\n## ');
  const units: Record<string, number> = { s: 1_000, min: 60_000, h: 3_600_000 };
  const told = [...table.matchAll(/^\| [^|]+ \| ([\d.]+) (s|min|h) \|/gm)].map(
    ([, number, unit = '']) => Number(number) * (units[unit] ?? 0),
  );
  expect(told).toEqual(Object.values(freshness));
});
