import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  answer,
  HttpResponse,
  http,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import { button, field, stored, typeIntoBody } from '../../testing/screen.ts';

providerForEachTest();

const uploadCall = '*/api/upload.php';
const page =
  '%PDF-1.4\n1 0 obj <</Type /Page /MediaBox [0 0 9 9]>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n';
const pdf = () => new File([page], 'jadwal ujian.pdf', { type: 'application/pdf' });
const url = () => field('Alamat PDF di internet').value;

async function openForm() {
  const app = await openSignedIn('/announcements');
  await app.user.type(await screen.findByLabelText('Judul'), 'Jadwal ujian');
  await typeIntoBody(app.user, 'Terlampir.');
  return app;
}

test('[M-07] a PDF is uploaded, shown and saved with the announcement', async () => {
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
  await user.upload(screen.getByLabelText('Pilih PDF'), pdf());
  await screen.findByText('Mengunggah...');
  expect(button('Menunggu PDF…').getAttribute('aria-disabled')).toBe('true');
  open();
  await waitFor(() => expect(url()).toMatch(/^http:\/\/localhost:4000\/uploads\/[\w-]+\.pdf$/));
  const link = screen.getByRole('link', { name: 'Buka PDF' });
  expect(link.getAttribute('href')).toBe(url());
  // Not the provider's random name.
  screen.getByText('jadwal ujian.pdf');
  const uploaded = url();
  await user.click(button('Terbitkan'));
  await screen.findByText('Pengumuman disimpan.');
  expect((await stored('announcements'))[0]).toMatchObject({
    pdf_url: uploaded,
    pdf_name: 'jadwal ujian.pdf',
  });
});

test('a PDF elsewhere is called by its name', async () => {
  const { user } = await openForm();
  await user.type(field('Alamat PDF di internet'), 'https://contoh.sch.id/jadwal%20ujian.pdf');
  screen.getByText('jadwal ujian.pdf');
  await user.clear(field('Alamat PDF di internet'));
  await user.type(field('Alamat PDF di internet'), `/uploads/${'0a'.repeat(16)}.pdf`);
  screen.getByText('PDF terpasang');
});

test('[M-07] a PDF can be removed', async () => {
  const { user } = await openForm();
  await user.upload(screen.getByLabelText('Pilih PDF'), pdf());
  await user.click(await screen.findByRole('button', { name: 'Lepas PDF' }));
  expect(url()).toBe('');
  screen.getByText('Seret PDF ke sini');
});

test.each([
  ['words', 'bukan PDF', 'a.pdf'],
  ['a JPEG', '\xff\xd8\xff\xe0', 'surat.pdf'],
])('[F-02] [U02] %s under the name of a PDF are not sent', async (_, bytes, name) => {
  const { user } = await openForm();
  const file = new File([Buffer.from(bytes, 'latin1')], name, { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Pilih PDF'), file);
  await screen.findByText('Gagal mengunggah file PDF. Pilih sebuah PDF.');
  expect(url()).toBe('');
});

test('[F-02] what the provider says of the file stands at the field', async () => {
  const { user } = await openForm();
  await user.type(field('Alamat PDF di internet'), '/uploads/tidak-ada.pdf');
  await user.click(button('Terbitkan'));
  await screen.findByText(/^File ini bukan PDF yang ada di server/);
  expect(screen.getByLabelText('Ganti PDF').getAttribute('aria-invalid')).toBe('true');
});

test('[M-07] a dropped picture is not sent: the provider would take it', async () => {
  await openForm();
  const picture = new File(['gambar'], 'a.png', { type: 'image/png' });
  fireEvent.drop(screen.getByRole('group', { name: 'File PDF' }), {
    dataTransfer: { files: [picture] },
  });
  await screen.findByText('Gagal mengunggah file PDF. Pilih sebuah PDF.');
  expect(url()).toBe('');
});

test('[P15] an upload without a url: "URL file tidak ditemukan"', async () => {
  server.use(http.post(uploadCall, () => HttpResponse.json({ data: {} })));
  const { user } = await openForm();
  await user.upload(screen.getByLabelText('Pilih PDF'), pdf());
  await screen.findByText('URL file tidak ditemukan');
});

test('[M-07] an upload that gets no answer: "Gagal mengunggah file PDF"', async () => {
  server.use(http.post(uploadCall, () => HttpResponse.error()));
  const { user } = await openForm();
  await user.upload(screen.getByLabelText('Pilih PDF'), pdf());
  await screen.findByText(/^Gagal mengunggah file PDF/);
  expect(field('Judul').value).toBe('Jadwal ujian');
});

test('an address that may not be followed is no link, and is refused', async () => {
  const { user } = await openForm();
  await user.type(field('Alamat PDF di internet'), 'javascript:alert(1)');
  expect(screen.queryByRole('link', { name: 'Buka PDF' })).toBeNull();
  await user.click(button('Terbitkan'));
  screen.getByText('File PDF harus berupa alamat http:// atau https://.');
  expect(document.activeElement).toBe(screen.getByLabelText('Ganti PDF'));
});
