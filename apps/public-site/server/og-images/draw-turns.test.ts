import { createTurns } from '@pesantren/api-client/server/concurrency-limit';
import { serverFetch } from '@pesantren/api-client/server/server-fetch';
import { expect, test } from 'vitest';
import { api, providerForEachTest } from '../../src/testing/site.tsx';
import { createFactsReader } from '../facts-reader.ts';
import { createMachineRoutes } from '../machine-routes.ts';
import { createReader } from '../reader.ts';
import { drawnAtOnce } from './og-image-routes.ts';

providerForEachTest();

test('[F-130] a school whose cards are shared a lot makes another wait for two of them at most', async () => {
  const turn = createTurns('test', drawnAtOnce);
  const drawn: string[] = [];
  const siteOf = (school: string) => {
    const config = {
      apiUrl: api.url,
      apiKey: api.key,
      apiProfile: 'full' as const,
      siteUrl: api.siteOrigin,
    };
    const { read } = createFactsReader(config, serverFetch, 0, () => {});
    return createMachineRoutes(config, '', createReader(config, serverFetch, 0), read, {
      drawTurn: (work) =>
        turn(async () => {
          drawn.push(school);
          return work();
        }),
    });
  };
  const [one, other] = [siteOf('one'), siteOf('other')];
  const cards = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      await api.create('articles', { title: `Panen ${n}` });
      const answer = await one.request(`/og/artikel/panen-${n}/x.jpg`);
      return answer.headers.get('Location') ?? '';
    }),
  );
  const crowd = cards.map((card) => one.request(card));
  const answers = await Promise.all([...crowd, other.request(cards[0] ?? '')]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(drawn.indexOf('other')).toBeLessThanOrEqual(drawnAtOnce);
  expect(drawn).toHaveLength(13);
});
