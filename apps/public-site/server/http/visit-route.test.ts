import {
  speedName,
  threeOfFour,
  type VisitsInput,
} from '@pesantren/api-client/contract/operating/visits';
import { expect, test } from 'vitest';
import { visitRoute } from './visit-route.ts';

const beacon = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });

/** A route whose tellings are awaited one by one; the first are refused. */
function counted(refused = 0) {
  const told: VisitsInput[] = [];
  const tellings = Promise.withResolvers<VisitsInput>();
  const route = visitRoute(
    async (visits) => {
      if (told.push(visits) <= refused) throw new Error('away');
      tellings.resolve(visits);
    },
    { tellEvery: 1 },
  );
  return { route, next: tellings.promise, told };
}

test('[F-123] what browsers tell is counted together, without a word on who it was', async () => {
  const { route, next, told } = counted(1);
  const send = async (body: unknown) => (await route.request('/kunjungan', beacon(body))).status;
  const pages = ['/', '/artikel/panen', '/bergabung/daftar/PSB-1', '/pratinjau/rahasia', 'x'];
  expect(await send({ pages, lcp: 1800.4, cls: 0.02, ttfb: 90 })).toBe(204);
  expect(await send({ pages: ['/'], lcp: 1810, inp: 40, ttfb: 90, nama: 'Budi' })).toBe(204);
  for (const bad of [null, [], {}, { pages: '/' }, { pages: [], lcp: -1 }, { pages: [], inp: 'x' }])
    expect(await send(bad), JSON.stringify(bad)).toBe(400);
  expect(
    (await route.request('/kunjungan', { method: 'POST', body: 'x'.repeat(9000) })).status,
  ).toBe(413);
  expect(await next, 'what was not taken is told with the next').toEqual({
    pages: { '/': 2, '/artikel/panen': 1 },
    speeds: {
      [speedName('lcp', 1800)]: 2,
      [speedName('cls', 20)]: 1,
      [speedName('inp', 40)]: 1,
      [speedName('ttfb', 90)]: 2,
    },
  });
  expect(told).toHaveLength(2);
});

test('[F-123] one address tells of thirty visits in a minute', async () => {
  const { route } = counted();
  const statuses = [];
  for (let n = 0; n < 32; n += 1)
    statuses.push((await route.request('/kunjungan', beacon({ pages: ['/'] }))).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('three visits of four keep within the value, to a twentieth', () => {
  const counts = new Map<string, number>();
  for (let value = 100; value <= 4000; value += 100) {
    const name = speedName('lcp', value);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  expect(threeOfFour('lcp', counts)).toBeGreaterThan(3000 * 0.95);
  expect(threeOfFour('lcp', counts)).toBeLessThan(3000 * 1.05);
  expect(threeOfFour('inp', counts)).toBeUndefined();
});
