import { defaultFacts } from '@pesantren/content/default-facts';
import type { Facts } from '@pesantren/content/facts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, api, openSignedIn, providerForEachTest } from '../../testing/app.tsx';
import { button } from '../../testing/screen.ts';

providerForEachTest();

async function openCard(id: string) {
  const app = await openSignedIn(`/school/${id}`);
  await screen.findByRole('button', { name: 'Simpan Perubahan' });
  return app;
}

async function saved(title: string): Promise<Partial<Facts>> {
  await screen.findByText(`${title}: disimpan.`);
  const headers = { 'X-API-Key': api.key };
  const school = await answer(new Request(`${api.url}/school.php`, { headers }));
  return ((await school.json()) as { facts: Partial<Facts> }).facts;
}

test('[F-113] an account is added by its name, and an address says its network by itself', async () => {
  const { user } = await openCard('socials');
  await user.click(button('Tambah akun'));
  const last = () => screen.getAllByLabelText<HTMLInputElement>('Nama akun atau alamatnya').at(-1);
  const kind = () => screen.getAllByLabelText<HTMLSelectElement>('Jaringan').at(-1)?.value;
  await user.type(last() as HTMLElement, 'fb.com/ponpesalas?mibextid=x');
  await user.tab();
  expect([kind(), last()?.value]).toEqual(['facebook', 'https://www.facebook.com/ponpesalas']);
  await user.selectOptions(screen.getAllByLabelText('Jaringan').at(-1) as HTMLElement, 'tiktok');
  await user.clear(last() as HTMLElement);
  // Enter sends the form before the field is left.
  await user.type(last() as HTMLElement, '@ponpes.alas{Enter}');
  const facts = await saved('Media sosial');
  expect(facts.socials?.at(-1)).toEqual({
    ...{ kind: 'tiktok', url: 'https://www.tiktok.com/@ponpes.alas' },
  });
});

test('[F-113] a cost is written in words, dots and all', async () => {
  const { user } = await openCard('costs');
  await user.click(button('Tambah biaya'));
  await user.type(screen.getAllByLabelText('Nama biaya').at(-1) as HTMLElement, 'Uang pangkal');
  const amount = screen.getAllByLabelText<HTMLInputElement>('Jumlah').at(-1) as HTMLInputElement;
  await user.clear(amount);
  await user.type(amount, '1.5 juta');
  screen.getByText('Rp1.500.000');
  await user.tab();
  expect(amount.value).toBe('1500000');
  await user.clear(amount);
  await user.type(amount, '1.500.000');
  await user.tab();
  expect(amount.value).toBe('1500000');
  // Which of two amounts is meant is theirs to say.
  await user.clear(amount);
  await user.type(amount, '10.00.000');
  await user.tab();
  expect(amount.value).toBe('10.00.000');
  await user.clear(amount);
  await user.type(amount, 'Rp 250 ribu{Enter}');
  expect((await saved('Biaya')).costs?.at(-1)?.amount).toBe(250_000);
});

test('[F-113] the office is closed on Fridays by two taps', async () => {
  const { user } = await openCard('hours');
  await user.click(button('Jumat tutup'));
  await user.click(button('Simpan Perubahan'));
  const { hours } = await saved('Jam buka');
  expect(hours?.map((day) => day === null)).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => day === 5));
  expect(hours?.[1]).toEqual(defaultFacts.hours[1]);
});

test('[F-113] a film is given by its address on YouTube, without a picture of its own', async () => {
  const { user } = await openCard('hero');
  const film = await screen.findByLabelText<HTMLInputElement>('Alamat video');
  await user.clear(film);
  await user.type(film, 'https://youtu.be/dQw4w9WgXcQ?si=abc');
  await user.tab();
  expect(film.value).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(screen.queryByText('Gambar video sebelum diputar')).toBeNull();
  await user.click(button('Simpan Perubahan'));
  expect((await saved('Pembuka beranda')).hero?.film?.url).toBe(
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  );
});
