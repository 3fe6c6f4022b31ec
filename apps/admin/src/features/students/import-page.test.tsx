import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  answer,
  api,
  HttpResponse,
  http,
  loseAnswer,
  loseCookie,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import { tapTwice } from '../../testing/screen.ts';

providerForEachTest();

const call = '*/api/students.php/import';

async function records(): Promise<Record<string, unknown>[]> {
  const headers = { 'X-API-Key': api.key };
  return (await answer(new Request(`${api.url}/students.php/records`, { headers }))).json();
}

/** Opens the import and chooses a file of so many pupils. */
async function choose(count: number) {
  const app = await openSignedIn('/students/impor');
  const lines = Array.from({ length: count }, (_, n) => `${1000 + n},Santri ${n},X A,2026,3273`);
  const file = new File([`nis,nama,kelas,tahun,nik\n${lines.join('\n')}`], 'santri.csv');
  await app.user.upload(await screen.findByLabelText('Pilih file CSV'), file);
  const send = await screen.findByRole('button', { name: `Impor ${count} santri` });
  return { ...app, send };
}

test('[J-28] 200 rows are looked at and imported', async () => {
  const { user, send } = await choose(200);
  screen.getByText('Tidak pernah diambil');
  await user.click(send);
  await screen.findByText('200 santri ditambah, 0 diubah.');
  expect(JSON.stringify(await records())).not.toContain('3273');
  await screen.findByText('200 santri');
});

test('[J-22] [F-115] a second tap sends nothing, however soon it comes after the first', async () => {
  let calls = 0;
  server.use(
    http.post(call, ({ request }) => {
      calls += 1;
      return answer(request);
    }),
  );
  const { send } = await choose(2);
  await tapTwice(send);
  await screen.findByText('2 santri ditambah, 0 diubah.');
  expect(calls).toBe(1);
});

test('[J-28] a file that cannot be read is told, and another one can be chosen', async () => {
  const { user } = await choose(2);
  await user.upload(screen.getByLabelText('Pilih file lain'), new File(['PK'], 'a.csv'));
  await screen.findByText(/Ini file Excel/);
  expect(screen.queryByRole('button', { name: /^Impor / })).toBeNull();
});

test('[F-72] a second column of names is refused: no guardian becomes a pupil', async () => {
  const { user } = await choose(2);
  const text = 'NIS,Nama,Kelas,Tahun,Nama\n1,Alya,X A,2026,Bapak Umar';
  await user.upload(screen.getByLabelText('Pilih file lain'), new File([text], 'wali.csv'));
  await screen.findByText(/Kolom Nama ada dua di baris 1: “Nama” .B., “Nama” .E./);
  expect(screen.queryByRole('button', { name: /^Impor / })).toBeNull();
});

const oneQuestion = 'NIS;Nama;Kelas;Tahun;Persetujuan\r\n26001;Alya;X A;2026/2027;Ya\r\n';
const windows1252 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ['separated by semicolons, in Windows-1252', windows1252(oneQuestion.replace('Alya', 'René'))],
  ['with sep=;', `sep=;\r\n${oneQuestion}`],
  ['in UTF-8 with its mark', `\uFEFF${oneQuestion}`],
  ['separated by tabs', oneQuestion.replaceAll(';', '\t')],
  ['with titles in merged cells', `DATA SANTRI;;;;\r\nTP 2026/2027;;;;\r\n${oneQuestion}`],
])(
  '[F-110] a file of Excel %s becomes pupils in five taps, one question among them',
  async (_, file) => {
    const { user } = await openSignedIn('/students');
    let taps = 0;
    const tap = async (target: HTMLElement) => {
      taps += 1;
      await user.click(target);
    };
    await tap(await screen.findByRole('link', { name: 'Impor CSV' }));
    await user.upload(await screen.findByLabelText('Pilih file CSV'), new File([file], 'a.csv'));
    // The field, and the file in the phone's own chooser.
    taps += 2;
    const question = within(
      await screen.findByRole('group', { name: /tertulis “Ya” \(1 santri\)/ }),
    );
    await tap(question.getByLabelText('Nama'));
    await tap(await screen.findByRole('button', { name: 'Impor 1 santri' }));
    await screen.findByText('1 santri ditambah, 0 diubah.');
    expect(taps).toBe(5);
  },
);

test('[F-110] from the directory to pupils: a template, one question, no pupil lost', async () => {
  const { user } = await openSignedIn('/students');
  await user.click(await screen.findByRole('link', { name: 'Impor CSV' }));
  const template = await screen.findByRole('link', { name: 'Unduh contoh file' });
  expect(template.getAttribute('download')).toBe('santri.csv');
  screen.getByText('Tidak tampil, Inisial, Nama, atau Nama dan foto');
  const text = `DATA SANTRI;;;;;;\r\nNIS;Nama;Kelas;Tahun;Persetujuan;Pemberi persetujuan;Tanggal persetujuan\r\n26001;Alya;X A;2026/2027;Ya;Ibu Salmah;13/07/2026\r\n26002;Budi;X A;2026/2027;Ya;;`;
  await user.upload(screen.getByLabelText('Pilih file CSV'), new File([text], 'santri.csv'));
  const question = within(await screen.findByRole('group', { name: /tertulis “Ya” \(2 santri\)/ }));
  expect(screen.queryByRole('button', { name: 'Impor 2 santri' })).toBeNull();
  await user.click(question.getByLabelText('Nama'));
  screen.getByText(/Baris 4 \(Budi\): Pemberi persetujuan belum ditulis/);
  screen.getByText('2 santri siap diimpor.');
  await user.click(screen.getByRole('button', { name: 'Impor 2 santri' }));
  await screen.findByText('2 santri ditambah, 0 diubah.');
  expect(await records()).toMatchObject([
    { nis: '26001', year: 2026, consent: 'nama', consent_by: 'Ibu Salmah' },
    { nis: '26002', consent: 'tidak' },
  ]);
});

test('[J-22] a network that is lost in the middle of an import costs nothing', async () => {
  const { user, send } = await choose(3);
  server.use(http.post(call, () => HttpResponse.error(), { once: true }));
  await user.click(send);
  await screen.findByText(/Tidak dapat terhubung ke server.* Impor aman diulang/);
  expect(await records()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Impor 3 santri' }));
  await screen.findByText('3 santri ditambah, 0 diubah.');
});

test('[J-22] an import whose answer was lost is sent again and adds nobody twice', async () => {
  const { user, send } = await choose(3);
  server.use(http.post(call, ({ request }) => loseAnswer(request), { once: true }));
  await user.click(send);
  await screen.findByText(/Tidak dapat terhubung ke server/);
  await user.click(screen.getByRole('button', { name: 'Impor 3 santri' }));
  await screen.findByText('0 santri ditambah, 3 diubah.');
  expect(await records()).toHaveLength(3);
});

test('[J-22] [P19] an import after the session has ended waits for the login and goes out', async () => {
  const { user, send } = await choose(2);
  loseCookie();
  await user.click(send);
  await screen.findByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' });
  await user.type(screen.getByLabelText('Kata sandi'), `${api.password}{Enter}`);
  await screen.findByText('2 santri ditambah, 0 diubah.');
});
