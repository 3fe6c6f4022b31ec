import { factNames } from '@pesantren/api-client/contract/school/school';
import { defaultClock } from '@pesantren/content/clock';
import { defaultFacts } from '@pesantren/content/default-facts';
import type { Facts } from '@pesantren/content/facts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  answer,
  api,
  HttpResponse,
  http,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import { elsewhere } from '../../testing/elsewhere.ts';
import { button } from '../../testing/screen.ts';
import { factCards } from './fact-cards.ts';

providerForEachTest();

type Stored = { facts: Partial<Facts>; version: number };

const path = '/school.php';

async function stored(): Promise<Stored> {
  const headers = { 'X-API-Key': api.key };
  return (await answer(new Request(api.url + path, { headers }))).json();
}

/** Saves facts as another browser would, beside those that are there. */
async function saveElsewhere(facts: Partial<Facts>): Promise<void> {
  const { facts: before, version } = await stored();
  const changed = { facts: { ...before, ...facts } };
  const call = await elsewhere('PUT', path, changed, { 'If-Match': `"${version}"` });
  expect(call.status).toBe(200);
}

async function openCard(id: string) {
  const app = await openSignedIn(`/school/${id}`);
  await screen.findByRole('button', { name: 'Simpan Perubahan' });
  return app;
}

const save = () => button('Simpan Perubahan');
const saved = (title: string) => screen.findByText(`${title}: disimpan.`);

test('[J-16] every fact is in one card', () => {
  expect(factCards.flatMap(({ facts }) => facts).toSorted()).toEqual(factNames.toSorted());
});

test('[J-16] the cards say what is saved, what is still the sample, and where visitors see it', async () => {
  await saveElsewhere({ vision: 'Menjadi teladan.' });
  await openSignedIn('/school');
  const card = async (name: string) =>
    within((await screen.findByRole('link', { name })).closest('li') as HTMLElement);
  const vision = await card('Visi, misi, dan nilai');
  vision.getByText('Menjadi teladan.');
  expect(vision.queryByText('Contoh')).toBeNull();
  const waves = await card('Gelombang pendaftaran');
  waves.getByText('Contoh');
  waves.getByText('Semua sudah ditutup');
  waves.getByText(/^Tampil di: Beranda, Bergabung/);
});

test('[J-60] [J-61] the calendar is corrected by choosing: the next month of an isbat, and minutes', async () => {
  const { user } = await openCard('hijri_months');
  await user.click(screen.getByRole('button', { name: 'Tambah bulan' }));
  await user.selectOptions(screen.getByLabelText('Bulan'), 'Ramadan 1448 H');
  expect(screen.getByLabelText('Tanggal 1 Ramadan')).toHaveProperty('value', '2027-02-08');
  await user.click(save());
  await saved('Awal bulan hijriah');
  expect((await stored()).facts.hijri_months).toEqual([
    { year: 1448, month: 9, starts: '2027-02-08' },
  ]);
  await user.click(await screen.findByRole('link', { name: 'Waktu salat' }));
  await user.selectOptions(await screen.findByLabelText('Subuh'), '2 menit lebih lambat');
  await user.click(save());
  await saved('Waktu salat');
  expect((await stored()).facts.prayer_times).toMatchObject({
    ...{ shown: 'ramadan', minutes: { subuh: 2, isya: 0 } },
  });
});

test('[J-19] a wave is opened with its proposed days, and only the waves are saved', async () => {
  const { user } = await openSignedIn('/school');
  await user.click(await screen.findByRole('link', { name: 'Gelombang pendaftaran' }));
  await user.click(await screen.findByRole('button', { name: 'Tambah gelombang' }));
  const today = defaultClock.isoDay(new Date());
  within(screen.getByRole('region', { name: 'Di situs hari ini' })).getByText(
    'Dibuka, sisa 30 hari',
  );
  await user.click(save());
  await saved('Gelombang pendaftaran');
  await screen.findByText('Dibuka: Gelombang 4');
  const { facts, version } = await stored();
  expect(Object.keys(facts)).toEqual(['waves']);
  expect(version).toBe(1);
  expect(facts.waves?.slice(0, 3)).toEqual(defaultFacts.waves);
  expect(facts.waves?.[3]).toMatchObject({ name: 'Gelombang 4', opens: today, discount: 0 });
});

test('[J-19] what does not fit is told at its field, and nothing is sent', async () => {
  const { user } = await openCard('waves');
  const [closes] = screen.getAllByLabelText<HTMLInputElement>('Ditutup');
  const [discount] = screen.getAllByLabelText<HTMLInputElement>('Potongan');
  await user.clear(closes as HTMLElement);
  await user.type(closes as HTMLElement, '2025-01-19');
  await user.clear(discount as HTMLElement);
  await user.type(discount as HTMLElement, 'sejuta');
  await user.click(save());
  await screen.findByText('Potongan harus bilangan bulat 0 sampai 1.000.000.000.');
  await user.clear(discount as HTMLElement);
  await user.type(discount as HTMLElement, '1.500.000');
  await user.tab();
  expect(discount?.value).toBe('1500000');
  await user.click(save());
  await screen.findByText('Tanggal tutup tidak boleh sebelum tanggal buka.');
  expect((await stored()).version).toBe(0);
});

test('[J-16] what the provider refuses stands at its field', async () => {
  const { user } = await openCard('contacts');
  server.use(
    http.put(`*/api${path}`, () =>
      HttpResponse.json(
        {
          success: false,
          code: 'invalid',
          message: 'Salah',
          errors: { 'facts.contacts.0.phone': 'Nomor ini tidak ada.' },
        },
        { status: 422 },
      ),
    ),
  );
  await user.type(screen.getAllByLabelText('Bagian')[0] as HTMLElement, ' umum');
  await user.click(save());
  await screen.findByText('Nomor ini tidak ada.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText('Telepon')[0]));
});

test('[J-16] somebody who saves another card meanwhile is no conflict', async () => {
  const { user } = await openCard('waves');
  await saveElsewhere({ vision: 'Menjadi teladan.' });
  await user.click(button('Tambah gelombang'));
  await user.click(save());
  await saved('Gelombang pendaftaran');
  const { facts } = await stored();
  expect(facts.vision).toBe('Menjadi teladan.');
  expect(facts.waves).toHaveLength(4);
});

test('[J-16] two who change one card see both versions, field by field', async () => {
  const { user } = await openCard('identity');
  const { identity } = defaultFacts;
  await saveElsewhere({
    identity: { ...identity, shortName: 'PLA', address: { ...identity.address, town: 'Badar' } },
  });
  await user.clear(screen.getByLabelText('Nama pendek'));
  await user.type(screen.getByLabelText('Nama pendek'), 'Alas');
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: /sudah diubah di tempat lain/ }));
  const group = (name: string) => within(dialog.getByRole('group', { name }));
  const theirs = group('Kota atau kecamatan').getByRole<HTMLInputElement>('radio', {
    name: /terbaru/,
  });
  expect(theirs.checked).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Simpan pilihan' }));
  await saved('Identitas');
  expect((await stored()).facts.identity).toMatchObject({
    shortName: 'Alas',
    address: { town: 'Badar', street: identity.address.street },
  });
});

test('[J-16] unsaved changes stay on this device and are marked on their card', async () => {
  const { user, router } = await openCard('vision');
  await user.type(screen.getByLabelText('Visi'), ' Amin.');
  await screen.findByText(/Draf tersimpan di perangkat ini/);
  await user.click(screen.getByRole('link', { name: 'Semua data sekolah' }));
  await screen.findByText('Belum tersimpan');
  await router.navigate('/school/vision');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Visi')).value).toMatch(/ Amin\.$/);
  await screen.findByText(/dimuat kembali/);
});

test('[J-17] rows are moved and removed by the keyboard, and a removed one comes back', async () => {
  const { user } = await openCard('vision');
  const [first = '', second = ''] = defaultFacts.missions;
  const missions = () =>
    screen.getAllByLabelText<HTMLTextAreaElement>('Misi').map(({ value }) => value);
  button('Turunkan misi 1').focus();
  await user.keyboard('{Enter}');
  expect(missions().slice(0, 2)).toEqual([second, first]);
  expect(document.activeElement).toBe(button('Turunkan misi 2'));
  screen.getByText('misi 1: urutan 2 dari 5.');
  button('Hapus misi 1').focus();
  await user.keyboard('{Enter}');
  expect(missions()[0]).toBe(first);
  expect(document.activeElement).toBe(button('Hapus misi 1'));
  await screen.findByRole('button', { name: 'Urungkan' });
  await user.keyboard('{Alt>}t{/Alt}{Tab}{Enter}');
  expect(missions().slice(0, 2)).toEqual([second, first]);
  expect(document.activeElement).toBe(button('Hapus misi 1'));
  await user.click(button('Tambah misi'));
  expect((document.activeElement as HTMLTextAreaElement).value).toBe('');
  await user.keyboard('Mengabdi.');
  await user.click(save());
  await saved('Visi, misi, dan nilai');
  expect((await stored()).facts.missions).toEqual([
    second,
    first,
    ...defaultFacts.missions.slice(2),
    'Mengabdi.',
  ]);
});

test('[J-17] posts are an outline', async () => {
  const { user } = await openCard('structure');
  const [top, director, third] = defaultFacts.structure.posts;
  expect(
    button(`Masukkan satu tingkat: ${top?.title}`).ariaDisabled ??
      button(`Masukkan satu tingkat: ${top?.title}`).getAttribute('aria-disabled'),
  ).toBe('true');
  await user.click(button(`Keluarkan satu tingkat: ${third?.title}`));
  await user.click(save());
  await saved('Struktur');
  const posts = (await stored()).facts.structure?.posts;
  expect(posts?.slice(0, 3).map(({ depth }) => depth)).toEqual([top?.depth, director?.depth, 1]);
});

test('[J-49] the step of the logo leads to its field, and back', async () => {
  const { user } = await openSignedIn('/school');
  await user.click(await screen.findByRole('link', { name: /^Logo/ }));
  await screen.findByLabelText('Nama pendek');
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Semua data sekolah' }));
  await screen.findByText('0 dari 7 langkah selesai');
});

test('[J-49] once all steps are done, a line says so and leads to the site, until it is dismissed', async () => {
  const { identity, contacts, costs, hero, waves } = defaultFacts;
  const logo = { ...identity.logo, url: 'https://sekolah.example/logo.png' };
  await saveElsewhere({ identity: { ...identity, logo }, contacts, hero });
  const first = await openSignedIn('/school');
  await screen.findByText('5 dari 7 langkah selesai');
  first.unmount();
  await saveElsewhere({ waves, costs });
  const second = await openSignedIn('/school');
  await screen.findByText(/^Semua langkah awal selesai/);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Buka situs sekolah' }).href).toBe(
    `${api.siteOrigin}/`,
  );
  expect(screen.queryByText('Mulai di sini')).toBeNull();
  await second.user.click(button('Tutup'));
  expect(screen.queryByText(/^Semua langkah awal selesai/)).toBeNull();
  second.unmount();
  await openSignedIn('/school');
  await screen.findByRole('link', { name: 'Gelombang pendaftaran' });
  expect(screen.queryByText(/^Semua langkah awal selesai/)).toBeNull();
});

test('[J-49] a school begins with an empty form, and takes its place from the map in one go', async () => {
  const { user } = await openCard('identity');
  await user.click(button('Kosongkan'));
  expect(screen.getByLabelText<HTMLInputElement>('Nama sekolah').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Lintang').value).toBe('');
  await user.click(screen.getByLabelText('Lintang'));
  await user.paste('-7.66, 110.42');
  expect(screen.getByLabelText<HTMLInputElement>('Lintang').value).toBe('-7.66');
  expect(screen.getByLabelText<HTMLInputElement>('Bujur').value).toBe('110.42');
  await user.type(screen.getByLabelText('Tahun hak cipta'), '0');
  await user.click(save());
  await screen.findByText('Nama wajib diisi.');
  await screen.findByText('Tahun harus 1900 sampai 2100, misalnya 2027.');
});

test('[J-05] under plain there is no such screen, and nobody asks for the facts', async () => {
  let calls = 0;
  server.use(
    http.all(`*/api${path}`, () => {
      calls += 1;
      return HttpResponse.json({});
    }),
  );
  const { router } = await openSignedIn('/school', 'plain');
  await screen.findByRole('heading', { level: 1, name: 'Artikel' });
  expect(router.state.location.pathname).toBe('/articles');
  expect(screen.queryByRole('link', { name: 'Data sekolah' })).toBeNull();
  expect(calls).toBe(0);
});
