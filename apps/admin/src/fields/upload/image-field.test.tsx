import { fireEvent, screen, waitFor } from '@testing-library/react';
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
import { pngFile } from '../../testing/files.ts';
import { button, field, stored, typeIntoBody } from '../../testing/screen.ts';

providerForEachTest();

const uploadCall = '*/api/upload.php';
async function openForm() {
  const app = await openSignedIn('/articles');
  await app.user.type(await screen.findByLabelText('Judul'), 'Panen');
  await typeIntoBody(app.user, 'Teks');
  return app;
}

const url = () => field('Alamat gambar di internet').value;

test('[M-07] an image is uploaded, shown and saved with the article', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  server.use(
    http.post(uploadCall, async ({ request }) => {
      await gate;
      return answer(request);
    }),
  );
  const { user } = await openForm();
  await user.upload(screen.getByLabelText('Pilih gambar'), pngFile());
  await screen.findByText('Mengunggah...');
  expect(button('Menunggu gambar…').getAttribute('aria-disabled')).toBe('true');
  open();
  await waitFor(() => expect(url()).toMatch(/^http:\/\/localhost:4000\/uploads\/[\w-]+\.png$/));
  const preview = screen.getByRole<HTMLImageElement>('img', { name: 'Pratinjau' });
  await waitFor(() => expect(preview.src).toBe(url()));
  const uploaded = url();
  await user.click(button('Terbitkan'));
  await screen.findByText('Artikel disimpan.');
  expect((await stored('articles'))[0]?.image).toBe(uploaded);
});

test('[M-07] a dropped image is uploaded as well, and can be removed', async () => {
  const { user } = await openForm();
  const area = screen.getByRole('group', { name: 'Gambar utama' });
  fireEvent.drop(area, { dataTransfer: { files: [pngFile()] } });
  await waitFor(() => expect(url()).toMatch(/\/uploads\//));
  await user.click(button('Lepas gambar'));
  expect(url()).toBe('');
  screen.getByText('Seret gambar ke sini');
});

test('[U02] what is no image is refused: "Gagal mengunggah gambar" and why', async () => {
  const { user } = await openForm();
  const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', {
    type: 'image/png',
  });
  await user.upload(screen.getByLabelText('Pilih gambar'), file);
  await screen.findByText(/^Gagal mengunggah gambar\. Gunakan JPG, PNG, atau WebP\./);
  expect(url()).toBe('');
  await user.upload(screen.getByLabelText('Pilih gambar'), pngFile());
  await waitFor(() => expect(url()).toMatch(/\/uploads\//));
  expect(screen.queryByText(/Gagal mengunggah gambar/)).toBeNull();
});

test.each([
  [
    'a picture of a kind that nobody stores',
    'ftypheic',
    'heic',
    /JPG, PNG, atau WebP. Foto HEIC dari ponsel: kirim foto itu ke diri sendiri lewat WhatsApp/,
  ],
  [
    '[F-115] a text under a photo’s name',
    'Ini hanya catatan.',
    'jpeg',
    /File ini bukan gambar, atau sudah rusak/,
  ],
  ['a picture that is only a name', '', 'jpeg', /^Gagal mengunggah gambar\. File ini kosong\./],
])('[U02] %s is refused before it is sent', async (_, bytes, kind, words) => {
  await openForm();
  const sent: Request[] = [];
  server.use(
    http.post(uploadCall, ({ request }) => {
      sent.push(request);
      return HttpResponse.error();
    }),
  );
  const area = screen.getByRole('group', { name: 'Gambar utama' });
  const photo = new File([bytes], `IMG_0001.${kind}`, { type: `image/${kind}` });
  fireEvent.drop(area, { dataTransfer: { files: [photo] } });
  await screen.findByText(words);
  expect(sent).toEqual([]);
});

test.each([
  ['nothing', null],
  ['no url', { data: {} }],
  ['an empty url', { data: { url: '' } }],
  ['url null', { data: { url: null } }],
])('[P15] an upload that answers %s: "URL gambar tidak ditemukan"', async (_, body) => {
  server.use(http.post(uploadCall, () => HttpResponse.json(body)));
  const { user } = await openForm();
  await user.upload(screen.getByLabelText('Pilih gambar'), pngFile());
  await screen.findByText('URL gambar tidak ditemukan');
  expect(url()).toBe('');
});

test('[P15] a relative url becomes one on the provider’s host', async () => {
  server.use(http.post(uploadCall, () => HttpResponse.json({ url: '/berkas/a.png' })));
  const { user } = await openForm();
  await user.upload(screen.getByLabelText('Pilih gambar'), pngFile());
  await waitFor(() => expect(url()).toBe(`${api.origin}/berkas/a.png`));
});

test('[M-07] an upload that gets no answer: "Terjadi kesalahan upload gambar"', async () => {
  server.use(http.post(uploadCall, () => HttpResponse.error()));
  const { user } = await openForm();
  await user.upload(screen.getByLabelText('Pilih gambar'), pngFile());
  await screen.findByText(/^Terjadi kesalahan upload gambar/);
  expect(field('Judul').value).toBe('Panen');
});

test('[M-07] an address by hand is possible; one that is none is refused', async () => {
  const { user } = await openForm();
  await user.type(field('Alamat gambar di internet'), 'javascript:alert(1)');
  await user.click(button('Terbitkan'));
  screen.getByText('Gambar harus berupa alamat http:// atau https://.');
  await user.clear(field('Alamat gambar di internet'));
  await user.type(field('Alamat gambar di internet'), 'https://contoh.sch.id/a.jpg');
  await user.click(button('Terbitkan'));
  await screen.findByText('Artikel disimpan.');
  expect((await stored('articles'))[0]?.image).toBe('https://contoh.sch.id/a.jpg');
});

test.each([
  ['under its own name', 'a.pdf', 'application/pdf'],
  ['under the name of a picture', 'foto.jpg', 'image/jpeg'],
])('[F-02] a dropped PDF %s is not sent: the provider would take it', async (_, name, type) => {
  await openForm();
  const pdf = new File(['%PDF-1.4'], name, { type });
  fireEvent.drop(screen.getByRole('group', { name: 'Gambar utama' }), {
    dataTransfer: { files: [pdf] },
  });
  await screen.findByText('Gagal mengunggah gambar. Pilih sebuah gambar.');
  expect(url()).toBe('');
});

test('[F-02] a picture is taken as one, whatever its name and label say', async () => {
  await openForm();
  const file = new File([pngFile()], 'surat.pdf', { type: 'application/pdf' });
  fireEvent.drop(screen.getByRole('group', { name: 'Gambar utama' }), {
    dataTransfer: { files: [file] },
  });
  await waitFor(() => expect(url()).toMatch(/\/uploads\/.+\.png$/));
});

test('[F-04] a refused file leaves the picture that is there, and says so', async () => {
  const { user } = await openForm();
  await user.upload(screen.getByLabelText('Pilih gambar'), pngFile());
  await waitFor(() => expect(url()).toMatch(/\/uploads\//));
  const good = url();
  const file = new File(['bukan gambar'], 'IMG_0001.heic', { type: 'image/heic' });
  fireEvent.drop(screen.getByRole('group', { name: 'Gambar utama' }), {
    dataTransfer: { files: [file] },
  });
  await screen.findByText(/^Gagal mengunggah gambar\..*Gambar yang tadi tetap terpasang\.$/);
  expect(screen.getByRole<HTMLImageElement>('img', { name: 'Pratinjau' }).src).toBe(good);
  await user.click(button('Terbitkan'));
  await screen.findByText('Artikel disimpan.');
  expect((await stored('articles'))[0]?.image).toBe(good);
});
