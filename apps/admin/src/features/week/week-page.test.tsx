import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSignedIn, providerForEachTest } from '../../testing/app.tsx';
import { elsewhere } from '../../testing/elsewhere.ts';
import { addPerson } from '../../testing/person.ts';
import { typeIntoBody } from '../../testing/screen.ts';
import { weekAround } from './week-around.ts';

providerForEachTest();

test('[F-112] a head sees in one screen what waits and what appears this week, each a way to its form', async () => {
  const writer = await openSignedIn('/articles', undefined, await addPerson('aisyah', 'penulis'));
  await writer.user.type(await screen.findByLabelText('Judul'), 'Panen perdana');
  await typeIntoBody(writer.user, 'Isi.');
  await writer.user.click(await screen.findByRole('button', { name: 'Minta terbit' }));
  await screen.findByText('Dikirim ke redaktur untuk diterbitkan.');
  writer.unmount();
  await elsewhere('POST', '/announcements.php', {
    ...{ title: 'Libur', content: 'Isi.', state: 'published' },
  });

  const head = await openSignedIn('/articles', undefined, await addPerson('kepala', 'redaktur'));
  await head.user.click(await screen.findByRole('link', { name: 'Minggu ini' }));
  const part = async (name: string) => within(await screen.findByRole('region', { name }));
  const appearing = await part('Tampil minggu ini (1)');
  appearing.getByText(/^pengumuman, hari ini \d\d\.\d\d$/);
  appearing.getByRole('link', { name: /^Libur/ });
  const waiting = await part('Menunggu Anda (1)');
  waiting.getByText(/^aisyah minta artikel ini diterbitkan, hari ini/);
  await head.user.click(waiting.getByRole('link', { name: /^Panen perdana/ }));
  await screen.findByRole('button', { name: 'Kembalikan dengan catatan' });
});

test('[F-112] who may read the report sees beside the week what it asks for, and nobody else does', async () => {
  const head = await openSignedIn('/minggu-ini');
  const report = within(await screen.findByRole('region', { name: 'Rapor' }));
  await report.findByText(/belum dicadangkan/);
  expect(report.queryByText(/^Baik/)).toBeNull();
  report.getByRole('link', { name: 'Rapor lengkap' });
  head.unmount();
  await openSignedIn('/minggu-ini', undefined, await addPerson('budi', 'redaktur'));
  await screen.findByRole('region', { name: /^Menunggu Anda/ });
  expect(screen.queryByRole('region', { name: 'Rapor' })).toBeNull();
});

test('a week begins on Monday', () => {
  expect(weekAround('2026-11-27')).toEqual(['2026-11-23', '2026-11-30']);
  expect(weekAround('2026-11-29')).toEqual(['2026-11-23', '2026-11-30']);
  expect(weekAround('2026-11-30')).toEqual(['2026-11-30', '2026-12-07']);
});
