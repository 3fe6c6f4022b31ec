import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  answer,
  HttpResponse,
  http,
  loseAnswer,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import { pngFile } from '../../testing/files.ts';
import { button, stored } from '../../testing/screen.ts';

providerForEachTest();

type App = Awaited<ReturnType<typeof openSignedIn>>;

const uploadCall = '*/api/upload.php';
const createCall = '*/api/gallery_items.php';
const cameraNames = ['IMG_2034.png', 'DSC0001.png', 'WhatsApp Image 2026-11-21.png'];

async function choose({ user }: App, names: readonly string[] = cameraNames): Promise<void> {
  const files = names.map((name) => new File([pngFile()], name, { type: 'image/png' }));
  await user.upload(await screen.findByLabelText('Unggah beberapa foto'), files);
}
const titleField = (name: string | undefined) =>
  screen.getByLabelText<HTMLInputElement>(`Judul foto ${name}`);
const ready = (count: number) => screen.findByRole('button', { name: `Simpan ${count} foto` });
const batch = () => within(screen.getByRole('region', { name: 'Beberapa foto sekaligus' }));
const storedTitles = async () => (await stored('gallery')).map(({ title }) => title).reverse();

test('[F-06] with titles missing nothing is published; they are reported and focused', async () => {
  const app = await openSignedIn('/gallery');
  await choose(app);
  await ready(3);
  expect(cameraNames.map((name) => titleField(name).value)).toEqual(['', '', '']);
  await app.user.type(titleField(cameraNames[2]), 'Wisuda');
  await app.user.click(await ready(3));
  expect(await stored('gallery')).toEqual([]);
  expect(batch().getAllByText('Judul wajib diisi.')).toHaveLength(2);
  screen.getByText('Belum ada foto yang disimpan: periksa 2 dari 3 foto lebih dahulu.');
  expect(document.activeElement).toBe(titleField(cameraNames[0]));
});

test('[F-06] one title for all is published with numbers, in the order of the photos', async () => {
  const app = await openSignedIn('/gallery');
  await choose(app);
  await app.user.type(screen.getByLabelText('Satu judul untuk semua'), 'Panen raya');
  expect(titleField(cameraNames[1]).placeholder).toBe('Panen raya 2');
  await app.user.click(await ready(3));
  await screen.findByText('3 foto disimpan ke galeri.');
  expect(await storedTitles()).toEqual(['Panen raya 1', 'Panen raya 2', 'Panen raya 3']);
  // The keyboard stays at the batch, whose button is gone.
  expect(document.activeElement).toBe(screen.getByLabelText('Unggah beberapa foto'));
});

test('[F-06] only ticked photos are published, the rest stays', async () => {
  const app = await openSignedIn('/gallery');
  await choose(app);
  await app.user.click(screen.getByRole('checkbox', { name: `Pilih foto ${cameraNames[0]}` }));
  await app.user.type(titleField(cameraNames[1]), 'Pagi');
  await app.user.type(titleField(cameraNames[2]), 'Sore');
  await app.user.click(await ready(2));
  await screen.findByText('2 foto disimpan ke galeri.');
  expect(await storedTitles()).toEqual(['Pagi', 'Sore']);
  expect(titleField(cameraNames[0]).value).toBe('');
});

test('[F-06] a photo whose upload was refused holds all of them back, and is named', async () => {
  let calls = 0;
  server.use(
    http.post(uploadCall, ({ request }) => {
      calls += 1;
      return calls === 2
        ? HttpResponse.json({ message: 'Gambar rusak.' }, { status: 422 })
        : answer(request);
    }),
  );
  const app = await openSignedIn('/gallery');
  await choose(app);
  await app.user.type(screen.getByLabelText('Satu judul untuk semua'), 'Panen');
  await screen.findByText(/Gambar rusak/);
  await app.user.click(await ready(3));
  await screen.findByText('Belum ada foto yang disimpan: periksa 1 dari 3 foto lebih dahulu.');
  expect(await stored('gallery')).toEqual([]);
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Judul foto /);
  await app.user.click(screen.getByRole('button', { name: /^Unggah ulang/ }));
  await app.user.click(await ready(3));
  await screen.findByText('3 foto disimpan ke galeri.');
  expect(await stored('gallery')).toHaveLength(3);
});

test('[F-06] after a network failure the published photos are counted, the rest follows exactly once', async () => {
  let calls = 0;
  server.use(
    http.post(createCall, ({ request }) => {
      calls += 1;
      // The provider has stored the second photo; its answer is lost on the way.
      return calls === 2 ? loseAnswer(request) : answer(request);
    }),
  );
  const app = await openSignedIn('/gallery');
  await choose(app);
  await app.user.type(screen.getByLabelText('Satu judul untuk semua'), 'Panen raya');
  await app.user.dblClick(await ready(3));
  await screen.findByText(/^1 foto sudah terbit, 2 belum\./);
  expect(titleField(cameraNames[1]).value).toBe('Panen raya 2');
  // Its title is changed before it is sent again: still one item, under the new title.
  await app.user.type(titleField(cameraNames[1]), ' (pagi)');
  await app.user.click(await ready(2));
  await screen.findByText('2 foto disimpan ke galeri.');
  expect(await storedTitles()).toEqual(['Panen raya 1', 'Panen raya 2 (pagi)', 'Panen raya 3']);
});

test('[F-06] a save waits for a rate limit and continues by itself', async () => {
  let calls = 0;
  server.use(
    http.post(createCall, ({ request }) => {
      calls += 1;
      return calls === 2
        ? new HttpResponse('{}', { status: 429, headers: { 'Retry-After': '1' } })
        : answer(request);
    }),
  );
  const app = await openSignedIn('/gallery');
  await choose(app);
  await app.user.type(screen.getByLabelText('Satu judul untuk semua'), 'Panen raya');
  await app.user.click(await ready(3));
  await screen.findByText(/^Menunggu sampai \d\d\.\d\d WIB$/);
  await screen.findByText('3 foto disimpan ke galeri.');
  expect(await storedTitles()).toEqual(['Panen raya 1', 'Panen raya 2', 'Panen raya 3']);
});

test.each([429, 503])(
  '[F-03] an upload answered %d waits, shows until when, and continues by itself',
  async (status) => {
    let calls = 0;
    server.use(
      http.post(uploadCall, ({ request }) => {
        calls += 1;
        return calls === 1
          ? new HttpResponse('{}', { status, headers: { 'Retry-After': '1' } })
          : answer(request);
      }),
    );
    const app = await openSignedIn('/gallery');
    await choose(app, ['satu.png']);
    await batch().findByText(/^Menunggu sampai \d\d\.\d\d WIB\. Unggahan berlanjut sendiri\.$/);
    expect(screen.queryByRole('button', { name: /^Unggah ulang/ })).toBeNull();
    button('Menunggu 1 foto…');
    await ready(1);
    expect(calls).toBe(2);
  },
);

test('[F-03] the wait is honored after a reload as well', async () => {
  const asked: number[] = [];
  server.use(
    http.post(uploadCall, () => {
      asked.push(Date.now());
      return new HttpResponse('{}', { status: 429, headers: { 'Retry-After': '10' } });
    }),
  );
  const first = await openSignedIn('/gallery');
  await choose(first, ['satu.png', 'dua.png']);
  await batch().findAllByText(/^Menunggu sampai \d\d\.\d\d WIB$/);
  await waitFor(() => expect(asked).toHaveLength(2));
  first.unmount();
  server.resetHandlers();
  const again: number[] = [];
  server.use(
    http.post(uploadCall, ({ request }) => {
      again.push(Date.now());
      return answer(request);
    }),
  );
  const second = await openSignedIn('/gallery');
  await second.user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  await batch().findAllByText(/^Menunggu sampai \d\d\.\d\d WIB$/);
  expect(again).toEqual([]);
  await ready(2);
  expect((again[0] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(10_000);
});

test('[F-03] without a network uploads wait, and continue once it is back', async () => {
  server.use(http.post(uploadCall, () => HttpResponse.error()));
  const app = await openSignedIn('/gallery');
  await choose(app, ['satu.png']);
  await batch().findAllByText(/^Menunggu sambungan internet/);
  server.resetHandlers(http.all('*/api/*', ({ request }) => answer(request)));
  window.dispatchEvent(new Event('online'));
  await ready(1);
});

test('[E-20] of more than 40 photos the first 40 are taken, and it is said', async () => {
  server.use(http.post(uploadCall, () => HttpResponse.error()));
  const app = await openSignedIn('/gallery');
  await choose(
    app,
    Array.from({ length: 41 }, (_, index) => `foto-${index}.png`),
  );
  await screen.findByText(/^40 foto pertama dipilih\. 1 foto lagi belum/);
  expect(screen.getAllByLabelText(/^Judul foto /)).toHaveLength(40);
});

test('[E-20] [F-115] without a network a batch waits in the outbox as one line, and each photo is published once', async () => {
  const app = await openSignedIn('/gallery');
  await choose(app, ['satu.png']);
  await ready(1);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.resetHandlers(http.all('*/api/*', () => HttpResponse.error()));
  window.dispatchEvent(new Event('offline'));
  await choose(app, ['dua.png']);
  await app.user.type(screen.getByLabelText('Satu judul untuk semua'), 'Panen raya');
  await app.user.dblClick(screen.getByRole('button', { name: 'Kirim nanti: 2 foto' }));
  expect(await screen.findAllByText(/^dikirim begitu ada sambungan/)).toHaveLength(1);
  await screen.findByText('2 foto');
  expect(screen.getAllByText(/^Tersimpan di perangkat ini/)).toHaveLength(1);
  await app.user.click(screen.getByRole('button', { name: 'Lihat satu per satu' }));
  await screen.findByText('Panen raya 2');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  server.resetHandlers(http.all('*/api/*', ({ request }) => answer(request)));
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Terkirim: 2 foto.');
  expect(await storedTitles()).toEqual(['Panen raya 1', 'Panen raya 2']);
});

test('[F-83] a photo that this device cannot open is told at once, while others wait for the network, and holds none of them back', async () => {
  server.use(http.post(uploadCall, () => HttpResponse.error()));
  const app = await openSignedIn('/gallery');
  await choose(app, ['satu.png', 'dua.png', 'tiga.png', 'empat.png']);
  await batch().findAllByText(/^Menunggu sambungan internet/);
  const heic = new File(['....ftypheic'], 'IMG_0001.heic', { type: 'image/heic' });
  const input = await screen.findByLabelText('Unggah beberapa foto');
  fireEvent.change(input, { target: { files: [heic] } });
  await batch().findByText(/kirim foto itu ke diri sendiri lewat WhatsApp, lalu unggah yang dari/);
  expect(screen.queryByRole('button', { name: 'Unggah ulang IMG_0001.heic' })).toBeNull();
  server.resetHandlers(http.all('*/api/*', ({ request }) => answer(request)));
  window.dispatchEvent(new Event('online'));
  await app.user.type(screen.getByLabelText('Satu judul untuk semua'), 'Panen');
  await app.user.click(await ready(4));
  await screen.findByText('4 foto disimpan ke galeri.');
  expect(await storedTitles()).toEqual(['Panen 1', 'Panen 2', 'Panen 3', 'Panen 4']);
});
