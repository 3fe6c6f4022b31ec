import type { RegistrationKey } from '@pesantren/api-client/contract/registration';
import { consentVersion } from '@pesantren/content/registration';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSignedIn, providerForEachTest } from '../../testing/app.tsx';
import { elsewhere } from '../../testing/elsewhere.ts';
import { button } from '../../testing/screen.ts';
import { makeKey, openKeys } from './key/school-key.ts';

providerForEachTest();

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const wave = { name: 'Gelombang 1', opens: day(-2), closes: day(9), discount: 0 };
const [first, second] = ['payung tikar senja hujan', 'ladang kopi lereng pagi'];

/** Has the school use a new key, to which a child is sealed as it arrives. @returns its paper key. */
async function registerUnder(passphrase: string, name: string): Promise<string> {
  const { input, paperKey } = await makeKey(passphrase);
  await elsewhere('POST', '/registrations.php/keys', input);
  await elsewhere('PUT', '/registrations.php/settings', { enabled: true });
  const child = {
    ...{ wave: `${wave.opens} ${wave.name}`, name, sex: 'Perempuan', birth_year: 2014 },
    ...{ class: 'VII', origin_school: 'SDN 3', regency: 'Aceh Tenggara', relation: 'Ayah' },
    ...{ guardian: 'Zulkifli', whatsapp: '081234567892', note: '', consent: consentVersion },
  };
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  await elsewhere('POST', '/registrations.php', child, key);
  return paperKey;
}

test('[Q-12] after a new key amid a wave each record is read with its own, by passphrase or paper, on any device', async () => {
  await elsewhere('PUT', '/school.php', { facts: { waves: [wave] } });
  const paperKey = await registerUnder(first, 'Aisyah');
  await registerUnder(second, 'Zaki');
  const { user } = await openSignedIn('/pendaftaran');
  const open = async (label: string, secret: string) => {
    await user.type(await screen.findByLabelText(label), secret);
    await user.click(button('Buka daftar'));
  };
  await open('Sandi pendaftaran', second);
  await screen.findByLabelText('Pilih Zaki');
  const list = () => screen.getByRole('heading', { name: 'Pendaftar' });
  expect(document.activeElement).toBe(list());
  screen.getByText('Terkunci dengan kunci lain');
  expect(screen.queryByLabelText('Pilih Aisyah')).toBeNull();

  await user.click(button('Buka dengan sandinya'));
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: 'Buka dengan kunci lain' }),
  );
  await user.click(button('Batal'));
  expect(document.activeElement).toBe(list());
  await user.click(button('Buka dengan sandinya'));
  await open('Sandi pendaftaran', second);
  await screen.findByText(/^Kunci ini sudah terbuka/);
  await user.click(button('Lupa sandi? Pakai kunci kertas'));
  await open('Kunci kertas', paperKey.toLowerCase().replaceAll(' ', '-'));
  const third = 'tikar hujan payung senja';
  await user.type(await screen.findByLabelText('Sandi pendaftaran'), third);
  await user.type(screen.getByLabelText('Ulangi sandi'), third);
  await user.click(button('Ganti sandi dan buka'));
  await screen.findByLabelText('Pilih Aisyah');
  screen.getByLabelText('Pilih Zaki');

  // Another officer: one passphrase for both keys.
  const fourth = 'senja payung hujan tikar';
  await user.click(button('Ganti sandi'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sandi baru' }));
  await user.type(await screen.findByLabelText('Sandi pendaftaran'), fourth);
  await user.type(screen.getByLabelText('Ulangi sandi'), fourth);
  await user.click(button('Ganti sandi'));
  await screen.findByText('Sandi diganti.');
  expect(document.activeElement).toBe(list());
  const keys: RegistrationKey[] = await (await elsewhere('GET', '/registrations.php/keys')).json();
  expect(await openKeys(keys, fourth, 'passphrase')).toHaveLength(2);
}, 120_000);
