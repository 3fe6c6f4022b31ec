import { beforeEach, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, read, write } from '../../testing/requests.ts';

const start = Date.parse('2027-03-06T06:00:00+07:00');
const end = Date.parse('2027-03-08T00:00:00+07:00');
const day = 86_400_000;
let clock: number;
beforeEach(() => {
  clock = start - day;
});
const api = apiForEachTest({ now: () => new Date(clock) });

const paths = ['/articles.php', '/announcements.php', '/gallery_items.php', '/pages.php'];
const input = {
  ...{ title: 'Panen raya', content: 'Isi panen.', category: 'Panen' },
  image: 'https://contoh.sch.id/panen.jpg',
};
const times = {
  ...{ state: 'published', publish_at: '2027-03-06T06:00:00+07:00' },
  expire_at: '2027-03-08T00:00:00+07:00',
};

/** What a stranger is told of a path, in every way. */
async function seen(path: string, item = `${path}/1`) {
  const list = await read(api, `${path}?limit=10`);
  const whole = await read(api, path);
  const categories = await bodyOf<string[]>(read(api, `${path}/categories`));
  return {
    list: (await bodyOf<[]>(list)).length,
    total: Number(list.headers.get('X-Total-Count')),
    whole: (await bodyOf<[]>(whole)).length,
    wholeTotal: Number(whole.headers.get('X-Total-Count')),
    ofCategory: Number(
      (await read(api, `${path}?limit=1&category=panen`)).headers.get('X-Total-Count'),
    ),
    found: (await bodyOf<[]>(read(api, `${path}?limit=5&q=panen`))).length,
    everywhere: (await bodyOf<[]>(read(api, '/search.php?q=panen'))).length,
    categories: categories.length,
    item: (await read(api, item)).status,
  };
}

const nothing = {
  ...{ list: 0, total: 0, whole: 0, wholeTotal: 0, ofCategory: 0, found: 0, everywhere: 0 },
  ...{ categories: 0, item: 404 },
};

test.each(paths)(
  '[V-01] %s shows an item from its start to its end, to the millisecond',
  async (path) => {
    const created = await write(api, 'POST', path, { ...input, ...times });
    expect(await bodyOf(created)).toMatchObject({ state: 'scheduled' });
    const hasCategory = path !== '/pages.php';
    const all = {
      ...{ list: 1, total: 1, whole: 1, wholeTotal: 1, found: 1, everywhere: 1, item: 200 },
      ofCategory: 1,
      categories: hasCategory ? 1 : 0,
    };
    if (!hasCategory) all.ofCategory = 0;
    // What has expired stays in the archive, and the search over everything finds it last.
    const kept = path === '/announcements.php' ? { ...nothing, item: 200, everywhere: 1 } : nothing;
    const expected: [number, object][] = [
      [start - 1, nothing],
      [start, all],
      [start + 1, all],
      [end - 1, all],
      [end, kept],
      [end + 1, kept],
      // A clock that is set back.
      [start + 1, all],
      [start - 1, nothing],
    ];
    for (const [at, what] of expected) {
      clock = at;
      expect(await seen(path), new Date(at).toISOString()).toEqual(what);
    }
  },
);

test.each(paths)(
  '[V-02] %s has another ETag after each boundary and none between',
  async (path) => {
    await write(api, 'POST', path, input);
    await write(api, 'POST', path, { ...input, ...times });
    const tag = async () => (await read(api, path)).headers.get('ETag');
    const tags: Record<string, (string | null)[]> = { before: [], between: [], after: [] };
    for (const [name, at] of [
      ['before', start - 5_000],
      ['before', start - 1],
      ['between', start],
      ['between', start + 5_000],
      ['after', end],
      ['after', end + 5_000],
    ] as const) {
      clock = at;
      tags[name]?.push(await tag());
    }
    const distinct = Object.values(tags).map((all) => new Set(all).size);
    expect(distinct).toEqual([1, 1, 1]);
    expect(new Set(Object.values(tags).flat()).size).toBe(3);
    clock = start;
    const headers = { 'X-API-Key': api.key, 'If-None-Match': tags.before?.[0] ?? '' };
    const again = await api.fetch(new Request(api.url + path, { headers }));
    expect(again.status).toBe(200);
  },
);

test('[V-03] fifty items of one instant all appear at it, and two processes agree', async () => {
  for (let n = 0; n < 50; n += 1) {
    const title = `Panen ${n}`;
    await write(api, 'POST', '/articles.php', { ...input, ...times, title });
  }
  const totals = async () => {
    // Another process on the same database, begun just now: none ran at the boundary.
    const other = createApp({ ...api.deps });
    const path = '/articles.php?limit=100';
    const asked = new Request(api.url + path, { headers: { 'X-API-Key': api.key } });
    const answers = [await read(api, path), await other.fetch(asked, {})];
    const counts = await Promise.all(answers.map(async (one) => (await bodyOf<[]>(one)).length));
    return [...counts, answers[0]?.headers.get('ETag') === answers[1]?.headers.get('ETag')];
  };
  for (const [at, count] of [
    [start - 1, 0],
    [start, 50],
    [end - 1, 50],
    [end, 0],
  ] as const) {
    clock = at;
    expect(await totals()).toEqual([count, count, true]);
  }
});

test('[V-04] a draft, a scheduled, an expired and a deleted item leave no trace for a stranger', async () => {
  const surfaces = paths.flatMap((path) =>
    [
      ...[
        '',
        '?limit=10',
        '?q=panen',
        '?q=pa',
        '?slug=panen-raya',
        '?category=panen',
        '/1',
        '/2',
        '/3',
      ],
      ...['?sort=title', '?limit=5&fields=summary', '/categories', '?limit=3&offset=1', '/4'],
    ].map((query) => path + query),
  );
  const walk = async () => {
    const told: Record<string, unknown> = {};
    for (const surface of [...surfaces, '/search.php?q=panen', '/search.php?q=pa']) {
      const { status, headers } = await read(api, surface);
      const body = await (await read(api, surface)).text();
      told[surface] = [status, headers.get('X-Total-Count'), body];
    }
    return told;
  };
  clock = end + day;
  const before = await walk();
  for (const path of paths) {
    await write(api, 'POST', path, { ...input, state: 'draft' });
    await write(api, 'POST', path, {
      ...input,
      ...times,
      publish_at: '2027-04-01T00:00:00Z',
      expire_at: null,
    });
    await write(api, 'POST', path, input);
    await write(api, 'DELETE', `${path}/3`);
    // Announcements that have expired stand in the archive.
    if (path !== '/announcements.php') await write(api, 'POST', path, { ...input, ...times });
  }
  expect(await walk()).toEqual(before);
});

test('[V-05] an expired announcement leaves the list for the archive, at its address as before', async () => {
  await write(api, 'POST', '/announcements.php', { ...input, ...times, publish_at: null });
  clock = end;
  const ended = { id: 1, expire_at: new Date(end).toISOString() };
  expect(await bodyOf(read(api, '/announcements.php'))).toEqual([]);
  expect(await bodyOf(read(api, '/announcements.php?state=expired'))).toMatchObject([ended]);
  expect(await bodyOf(read(api, '/announcements.php/1'))).toMatchObject(ended);
  for (const state of ['draft', 'scheduled', 'all', 'submitted', 'published', 'deleted']) {
    const asked = await read(api, `/announcements.php?state=${state}`);
    expect([asked.status, (await bodyOf(asked)).code], state).toEqual([401, 'no-session']);
  }
  expect((await read(api, '/articles.php?state=expired')).status).toBe(401);
});
