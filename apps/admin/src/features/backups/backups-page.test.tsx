import type { BackupState } from '@pesantren/api-client/contract/operating/backup';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  HttpResponse,
  http,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import { addPerson } from '../../testing/person.ts';
import { button } from '../../testing/screen.ts';

providerForEachTest();

const at = '2026-03-06T02:00:00.000Z';
const well = { at, ok: true, problem: '', words: '' };
const whole: BackupState = {
  place: { kind: 'server', name: 'server-lain/pesantren', same_disk: false },
  running: null,
  last: well,
  whole: { at, rows: 722, files: 44, size: 4_560_949 },
  proof: well,
  late: false,
};

/** Has the provider answer a state of backups that this machine does not have. */
function answerState(state: BackupState): void {
  server.use(http.get('*/api/backups.php', () => HttpResponse.json(state)));
}

test('[F-120] without a place the page says so, and who can help', async () => {
  await openSignedIn('/cadangan');
  await screen.findByText('Tempat cadangan belum ditentukan,');
  expect(screen.queryByRole('button', { name: 'Cadangkan sekarang' })).toBeNull();
});

test.each<[string, Partial<BackupState>, RegExp]>([
  ['all is well', {}, /^Berhasil, semuanya cocok$/],
  ['nothing yet', { last: null, whole: null, proof: null }, /^Belum pernah; dicoba sendiri/],
  ['the last failed', { last: { ...well, ok: false, words: 'Penuh.' } }, /06 Mar|gagal,|Penuh/],
  ['it is late', { late: true }, /^Cadangan terlambat:$/],
  ['proof failed', { proof: { ...well, ok: false, words: 'Rusak.' } }, /^Belum berhasil: Rusak\.$/],
  [
    'it lies beside the data',
    { place: { kind: 'folder', name: '/x', same_disk: true } },
    /^Belum aman:$/,
  ],
])('[F-120] the page tells that %s', async (_, change, words) => {
  answerState({ ...whole, ...change });
  await openSignedIn('/cadangan');
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});

test('[F-120] two taps start one backup, whose progress shows; the key is opened on a sheet', async () => {
  answerState(whole);
  let starts = 0;
  const running = { kind: 'backup', since: at, step: 'Mengirim cadangan', share: 0.4 } as const;
  server.use(
    http.post('*/api/backups.php/run', () => {
      starts += 1;
      answerState({ ...whole, running });
      return HttpResponse.json({ ...whole, running }, { status: 202 });
    }),
    http.post('*/api/backups.php/key', () => HttpResponse.json({ key: 'abcde-fghjk' })),
  );
  const { user } = await openSignedIn('/cadangan');
  await user.dblClick(await screen.findByRole('button', { name: 'Cadangkan sekarang' }));
  const bar = await screen.findByRole('progressbar', { name: 'Mengirim cadangan' });
  expect([starts, bar.getAttribute('value')]).toEqual([1, '0.4']);
  await user.click(button('Sedang berjalan…'));
  expect(starts).toBe(1);

  await user.click(button('Tampilkan lembar kunci'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Lembar kunci cadangan' }));
  sheet.getByText('abcde-fghjk');
  expect(document.body.dataset.prints).toBe('sheet');
  await user.click(sheet.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByText('abcde-fghjk')).toBeNull();
});

test('[F-120] offline the page says so and offers to try again; others than a pengelola read whose it is', async () => {
  server.use(http.get('*/api/backups.php', () => HttpResponse.error()));
  const { user, unmount } = await openSignedIn('/cadangan');
  const again = await screen.findByRole('button', { name: 'Coba Lagi' });
  answerState(whole);
  await user.click(again);
  await screen.findByText('Berhasil, semuanya cocok');
  unmount();
  await openSignedIn('/cadangan', 'full', await addPerson('aisyah', 'redaktur'));
  await screen.findByRole('heading', { name: 'Khusus pengelola' });
});
