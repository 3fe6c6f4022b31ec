import { button, rowOf, sendButton, uniqueTitle } from '../admin/resource-steps.ts';
import { chooseFiles } from '../admin/writing/photo-steps.ts';
import { expect, test } from '../fixtures.ts';
import { plainProvider } from '../plain-provider/app.ts';
import { photo } from '../sample-files/photo.ts';

const login = { username: 'admin', password: 'rahasia' };
const prestasi = { prestasi: 'Juara 1', tanggal: '2026-10-05' };

const refused: [
  what: string,
  path: string,
  init: { method?: string; body?: object; add?: object },
][] = [
  ['a path', '/pages.php', {}],
  ['an item by its id', '/articles.php/200', {}],
  ['a query', '/articles.php?limit=1', {}],
  ['a header', '/articles.php', { add: { 'If-Match': '"1"' } }],
  ['a field of an item', '/prestasi.php', { method: 'POST', body: { ...prestasi, version: '1' } }],
  ['a missing field', '/prestasi.php/3', { method: 'PUT', body: { prestasi: 'Juara 1' } }],
  ['a field of the login', '/admin.php/login', { method: 'POST', body: { ...login, ingat: '1' } }],
  ['another type', '/articles.php', { add: { 'Content-Type': 'text/plain' } }],
];

test('[F-80] the plain provider refuses what the contract does not name', async ({ system }) => {
  if (system.name !== 'plain') return;
  const provider = plainProvider('kunci', login);
  const ask = (path: string, { method = 'GET', body, add }: (typeof refused)[number][2]) =>
    provider.request(`/api${path}`, {
      method,
      headers: { 'X-API-Key': 'kunci', 'Content-Type': 'application/json', ...add },
      ...(body && { body: JSON.stringify(body) }),
    });
  for (const [what, path, init] of refused) {
    expect((await ask(path, init)).status, what).toBe(400);
  }
  expect(await (await provider.request('/refusals')).json()).toHaveLength(refused.length);
  expect((await ask('/prestasi.php', { method: 'POST', body: prestasi })).status).toBe(200);
  const form = new FormData();
  form.append('file', new File(['a'], 'a.jpg'));
  form.append('pdf_pages', '1');
  const headers = { 'X-API-Key': 'kunci' };
  const upload = { method: 'POST', headers, body: form };
  expect((await provider.request('/api/upload.php', upload)).status).toBe(400);
});

test('[F-80] pictures are saved with the fields that the provider knows, and no control asks for another', async ({
  signedInPage: admin,
  system,
}) => {
  const isFull = system.name === 'full';
  const further = isFull ? 1 : 0;
  const open = async (path: string, heading: string) => {
    await admin.goto(`${system.admin}/adminsekolah/${path}`);
    await expect(admin.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  };
  const address = admin.getByLabel('Alamat gambar di internet');
  const focus = admin.getByText('Bagian foto yang selalu tampak');

  await open('carousel', 'Gambar berganti');
  await admin.getByLabel('Pilih gambar').setInputFiles(await photo());
  await expect(address).toHaveValue(/\/uploads\//);
  await expect(admin.getByLabel('Apa yang terlihat di foto ini?')).toHaveCount(further);
  const name = isFull ? (await photo()).name : (await address.inputValue()).split('/').pop();
  await sendButton(admin).click();
  const card = rowOf(admin, name ?? '').first();
  await expect(card).toBeVisible();
  await expect(card.getByText('Belum dijelaskan')).toHaveCount(further);
  await card.getByRole('button', { name: 'Ubah', exact: true }).click();
  await admin.getByLabel('Ganti gambar').setInputFiles({ ...(await photo()), name: 'sore.jpg' });
  await expect(admin.getByRole('button', { name: 'Ganti gambar' })).toBeVisible();
  const save = admin.getByRole('button', { name: 'Simpan Perubahan' });
  await save.click();
  await expect(save).toBeHidden();

  await open('gallery', 'Galeri');
  const title = uniqueTitle('Pawai obor');
  await admin.getByLabel('Judul', { exact: true }).fill(title);
  await admin.getByLabel('Pilih gambar').setInputFiles(await photo());
  await expect(address).toHaveValue(/\/uploads\//);
  await expect(focus).toHaveCount(further);
  await sendButton(admin).click();
  await expect(rowOf(admin, title)).toBeVisible();

  const batch = uniqueTitle('Wisuda');
  await chooseFiles(admin, 'Unggah beberapa foto', [await photo(), await photo()]);
  await admin.getByLabel('Satu judul untuk semua').fill(batch);
  await admin.getByRole('button', { name: 'Simpan 2 foto' }).click();
  await expect(rowOf(admin, batch)).toHaveCount(2);

  await open('articles/new', 'Artikel');
  await admin.getByLabel('Pilih gambar').setInputFiles(await photo());
  await expect(address).toHaveValue(/\/uploads\//);
  await expect(admin.getByLabel('Apa yang terlihat di foto ini?')).toHaveCount(further);
  await expect(focus).toHaveCount(further);
});

test('[F-90] of what nobody has saved, and with a provider without previews, words say what the link brings', async ({
  signedInPage: admin,
  system,
}) => {
  await admin.goto(`${system.admin}/adminsekolah/articles/new`);
  await button(admin, 'Pratinjau').click();
  const card = admin.getByRole('figure', { name: 'Begini tibanya di WhatsApp' });
  const words =
    system.name === 'plain'
      ? 'Yang terkirim adalah kartu yang digambar situs dari judul, foto, dan nama sekolah.'
      : 'Situs menggambar kartunya begitu tulisan ini tersimpan.';
  await expect(card.getByRole('status')).toContainText(words);
});
