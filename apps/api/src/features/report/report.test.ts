import type { Report, ReportLine } from '@pesantren/api-client/contract/operating/report';
import { defaultClock } from '@pesantren/content/clock';
import { expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, write } from '../../testing/requests.ts';
import { linesOfBackups } from './of-backups.ts';

const now = new Date('2026-11-27T05:00:00Z');
const api = apiForEachTest({ now: () => now });

const report = async () => (await bodyOf<Report>(write(api, 'GET', '/report.php'))).lines;
const levelOf = (lines: readonly ReportLine[]) =>
  Object.fromEntries(lines.map(({ name, level }) => [name, level]));

test('[F-123] the report tells what is old, unfinished or missing, worst first, with what to do', async () => {
  expect(levelOf(await report())).toMatchObject({ backup: 'act', news: 'look', disk: 'good' });
  await api.create('articles', { title: 'Panen', image: '', date: '26 November 2026' });
  const before = levelOf(await report());
  expect(before).toMatchObject({ news: 'good', devices: 'good' });
  expect(before).not.toHaveProperty('announcements');

  await api.create('articles', { image: 'https://contoh.sch.id/a.jpg', image_alt: '' });
  await api.create('announcements', { title: 'Libur', date: '2 Januari 2026' });
  await write(api, 'POST', '/articles.php', { title: 'Draf', content: 'Isi.', state: 'draft' });
  const [draft] = await bodyOf<{ id: number }[]>(write(api, 'GET', '/articles.php?state=draft'));
  await write(api, 'POST', `/articles.php/${draft?.id}/submit`, {});
  await api.deps.db
    .updateTable('articles')
    .set({ submitted_at: new Date(now.getTime() - 4 * 86_400_000).toISOString() })
    .where('submitted_at', 'is not', null)
    .execute();
  const lines = await report();
  expect(levelOf(lines)).toMatchObject({
    ...{ waiting: 'act', announcements: 'look', pictures: 'look' },
  });
  const levels = lines.map(({ level }) => level);
  expect(levels).toEqual(
    levels.toSorted((a, b) => 'act look good'.indexOf(a) - 'act look good'.indexOf(b)),
  );
  expect(lines.length).toBeLessThanOrEqual(20);
  expect(lines.filter(({ level, advice }) => level !== 'good' && advice === '')).toEqual([]);
  // Read aloud to a head of school: no term of machines.
  for (const { text, advice } of lines)
    expect(text + advice).not.toMatch(
      /server error|API|cache|log|disk|restic|backup|URL|null|undefined/i,
    );
});

test.each([
  ['no place', { place: null }, { backup: 'act' }],
  ['never', {}, { backup: 'act' }],
  ['failed', { last: { ok: false } }, { backup: 'act' }],
  [
    'whole, on the same disk',
    { whole: {}, same_disk: true },
    { backup: 'good', 'backup-place': 'act', proof: 'look' },
  ],
  ['whole and late', { whole: {}, late: true }, { backup: 'act', proof: 'look' }],
  ['proven', { whole: {}, proof: { ok: true } }, { backup: 'good', proof: 'good' }],
  [
    'proven long ago',
    { whole: {}, proof: { ok: true, days: 20 } },
    { backup: 'good', proof: 'look' },
  ],
  ['not to be restored', { whole: {}, proof: { ok: false } }, { backup: 'good', proof: 'act' }],
] as const)('[F-123] backups that are %s', (_, given, levels) => {
  const state: {
    place?: null;
    last?: { ok: boolean };
    whole?: object;
    proof?: { ok: boolean; days?: number };
    late?: boolean;
    same_disk?: boolean;
  } = given;
  const result = ({ ok, days = 0 }: { ok: boolean; days?: number }) => ({
    ...{
      at: new Date(now.getTime() - days * 86_400_000).toISOString(),
      ok,
      problem: '',
      words: 'Rusak.',
    },
  });
  const lines = linesOfBackups(
    {
      place:
        state.place === null
          ? null
          : { kind: 'folder', name: '/mnt', same_disk: state.same_disk ?? false },
      running: null,
      last: state.last ? result(state.last) : null,
      whole: state.whole ? { at: now.toISOString(), rows: 1, files: 1, size: 1 } : null,
      proof: state.proof ? result(state.proof) : null,
      late: state.late ?? false,
    },
    now,
    defaultClock,
  );
  expect(levelOf(lines)).toEqual(levels);
});
