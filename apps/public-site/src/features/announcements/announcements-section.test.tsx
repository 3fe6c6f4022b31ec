import { messages } from '@pesantren/content/messages';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  api,
  open,
  provider,
  providerForEachTest,
  providerIsBack,
  wordsAt,
} from '../../testing/site.tsx';

providerForEachTest();

async function section() {
  const { page, user, status } = await open('/');
  const heading = page.getByRole('heading', { level: 2, name: 'Pengumuman' });
  return { user, status, found: within(heading.closest('section') ?? document.body) };
}

test.each(['full', 'plain'] as const)(
  '[B-04] shows the newest four before any script (%s)',
  async (profile) => {
    for (let n = 1; n <= 6; n += 1) await api.create('announcements', { title: `Warta ke-${n}` });
    const words = await wordsAt('/', { profile });
    expect(words.match(/Warta ke-\d/g)).toEqual([6, 5, 4, 3].map((n) => `Warta ke-${n}`));
  },
);

test('[B-04] links to all of them', async () => {
  const { found } = await section();
  const all = found.getByRole('link', { name: 'Lihat Semua Pengumuman' });
  expect(all.getAttribute('href')).toBe('/pengumuman');
  expect(found.getByText(messages.announcementsEmpty)).toBeDefined();
});

test('[B-10] [L-01] fails alone and recovers', async () => {
  await api.create('announcements', { title: 'Libur semester' });
  await api.create('articles', { title: 'Panen raya' });
  provider('announcements', 'cut');
  const { found, user, status } = await section();
  expect(status).toBe(200);
  expect(found.getByRole('alert').textContent).toContain(messages.announcementsFailed);
  expect(document.body.textContent).toContain('Panen raya');
  providerIsBack();
  await user.click(found.getByRole('button', { name: messages.retry }));
  expect(await found.findByRole('link', { name: 'Libur semester' })).toBeDefined();
});
