import { expect, type Locator, type Page } from '@playwright/test';
import { callProvider } from '../admin/resource-steps.ts';
import type { System } from '../systems.ts';

/** Fills the registration of a child on the site. */
export async function fillForm(visitor: Page, child: string, guardian: string): Promise<void> {
  await visitor.getByLabel('Nama lengkap anak').fill(child);
  await visitor.getByLabel('Tahun lahir').fill('2014');
  await visitor.getByLabel('Perempuan').check();
  await visitor.getByLabel('Kelas yang dituju').fill('VII');
  await visitor.getByLabel('Asal sekolah').fill('SDN 3 Lawe Sigala');
  await visitor.getByLabel('Kabupaten atau kota').fill('Aceh Tenggara');
  await visitor.getByLabel('Nama lengkap Anda').fill(guardian);
  await visitor.getByLabel('Ayah').check();
  await visitor.getByLabel('Nomor WhatsApp').fill('0812-3456-7892');
  await visitor.getByRole('checkbox').check();
}

/** Opens a wave from yesterday on, beside those of the school. @returns takes it out again. */
export async function openWave(admin: Page, system: System, name: string) {
  const dayAfter = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const wave = { name, opens: dayAfter(-1), closes: dayAfter(20), discount: 0, quota: 40 };
  const save = async (added: readonly object[]) => {
    const school = await callProvider(admin, system, 'GET', 'school.php');
    const { facts, sample } = await school.json();
    const { waves: saved, ...others } = facts;
    const known = (saved ?? []).filter(({ name }: { name: string }) => !/ uji-daftar$/.test(name));
    const waves = [...known, ...added];
    const next = waves.length > 0 ? { ...others, waves } : others;
    return (
      await callProvider(admin, system, 'PUT', 'school.php', { facts: next, sample })
    ).status();
  };
  expect(await save([{ ...wave, name: `${name} uji-daftar` }])).toBe(200);
  return async () => expect(await save([])).toBe(200);
}

/** Sends until it is answered: who is faster than any person is asked to send once more. */
export async function send(visitor: Page, answer: Locator): Promise<void> {
  const button = visitor.getByRole('button', { name: 'Kirim pendaftaran' });
  await expect(async () => {
    if (!(await answer.isVisible())) await button.click({ timeout: 1_000 });
    await expect(answer).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Goes through the ceremony: passphrase, paper key, typed back from paper, and takes registrations. @returns the paper key. */
export async function makeKey(admin: Page, system: System, passphrase: string): Promise<string> {
  await admin.goto(`${system.admin}/adminsekolah/pendaftaran`);
  await expect(admin.getByLabel('Terima pendaftaran di situs')).toBeDisabled();
  await admin.getByLabel('Sandi pendaftaran', { exact: true }).fill(passphrase);
  await admin.getByLabel('Ulangi sandi', { exact: true }).fill(passphrase);
  await admin.getByRole('button', { name: 'Buat kunci' }).click();
  const paperKey = (await admin.getByText(/^([0-9A-Z]{4} ){5}[0-9A-Z]{4}$/).textContent()) ?? '';
  await admin.getByLabel('Ketik kunci kertas').fill('C7SQ');
  await admin.getByRole('button', { name: 'Simpan kunci' }).click();
  await expect(admin.getByText('Belum sama dengan kunci kertas')).toBeVisible();
  await admin.getByLabel('Ketik kunci kertas').fill(paperKey.toLowerCase());
  await admin.getByRole('button', { name: 'Simpan kunci' }).click();
  await admin.getByLabel('Terima pendaftaran di situs').check();
  await expect(admin.getByText('Situs menerima pendaftaran')).toBeVisible();
  return paperKey;
}

/** Opens the list of the desk, as it stands locked. */
export async function unlockList(admin: Page, passphrase: string): Promise<void> {
  await admin.getByLabel('Sandi pendaftaran', { exact: true }).fill(passphrase);
  await admin.getByRole('button', { name: 'Buka daftar' }).click();
}
