import { beforeEach, expect, test } from 'vitest';
import { createFactsReader } from './facts-reader.ts';

let answer: () => Response | Promise<Response>;
let asked: string[];
let logged: { event: string; name?: unknown }[];

beforeEach(() => {
  [asked, logged] = [[], []];
  save(1, { vision: 'Mendidik.' });
});

function save(version: number, facts: object): void {
  answer = () =>
    Response.json({ facts, version, updated_at: `2026-11-0${version}T08:00:00+07:00` });
}

function reader(apiProfile: 'full' | 'plain' = 'full', shareFor = 0) {
  const config = {
    apiUrl: 'https://api.sekolah.example/api',
    apiKey: 'k',
    siteUrl: '',
    apiProfile,
  };
  const send: typeof fetch = async (input) => {
    asked.push(String(input));
    return answer();
  };
  return createFactsReader(config, send, shareFor, (entry) => logged.push(entry));
}

const cut = () => {
  throw new TypeError('fetch failed');
};

test('[J-07] what is saved stands over the sample, until something else is saved', async () => {
  const { read } = reader();
  expect((await read()).all).toMatchObject({ vision: 'Mendidik.', time_zone: 'Asia/Jakarta' });
  save(2, { vision: 'Membimbing.' });
  await expect.poll(async () => (await read()).all.vision).toBe('Membimbing.');
  expect((await read()).saved).toEqual({ vision: 'Membimbing.' });
});

test('[J-07] [S07] pages share what one of them has read', async () => {
  const { read } = reader('full', 60_000);
  const [one, other] = await Promise.all([read(), read()]);
  expect(other).toBe(one);
  await read();
  expect(asked).toHaveLength(1);
});

test('[J-07] while the provider is away, or wrong, the last facts stand', async () => {
  const { read, known } = reader();
  await read();
  for (const wrong of [cut, () => new Response('', { status: 404 }), () => Response.json([])]) {
    answer = wrong;
    expect((await read()).all.vision).toBe('Mendidik.');
  }
  answer = () => new Promise(() => {});
  expect((await read()).all.vision).toBe('Mendidik.');
  expect(known()?.all.vision).toBe('Mendidik.');
});

test('[J-07] before any are known, nobody gets those of another school', async () => {
  const { read, known } = reader();
  answer = cut;
  await expect(read()).rejects.toThrow();
  expect(known()).toBeUndefined();
  save(1, {});
  expect((await read()).saved).toEqual({});
});

test('a provider of the release before has none saved', async () => {
  answer = () => Response.json({ error: 'not-found' }, { status: 404 });
  expect((await reader().read()).saved).toEqual({});
});

test('[J-06] a fact that does not fit is left out and reported once', async () => {
  save(1, { vision: 7, missions: ['Mengajar.'] });
  const { read } = reader();
  expect((await read()).saved).toEqual({ missions: ['Mengajar.'], vision: '' });
  await read();
  expect(logged).toEqual([{ event: 'fact-unreadable', name: 'vision' }]);
});

test('[F-77] for a fact that cannot be read the last one known stands in, never the sample', async () => {
  save(1, { vision: 'Mendidik.', contacts: [] });
  const { read } = reader();
  await read();
  save(2, { vision: { id: 'Dari rilis nanti.' }, contacts: [{ phone: 7 }] });
  await expect
    .poll(async () => (await read()).all)
    .toMatchObject({ vision: 'Mendidik.', contacts: [] });
  expect((await reader().read()).all).toMatchObject({ vision: '', contacts: [] });
});

test('[J-08] the school’s zone is read with its other facts', async () => {
  save(1, { time_zone: 'Asia/Jayapura' });
  expect((await reader().read()).all.time_zone).toBe('Asia/Jayapura');
});

test('[J-05] under `plain` nobody asks for facts', async () => {
  expect((await reader('plain').read()).saved).toEqual({});
  expect(asked).toEqual([]);
});
