import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import type { Client } from './client.ts';
import { type Answer, json, provider, text } from './testing/provider.ts';

const refused = json({ message: 'Kunci salah', code: 'invalid-key' }, { status: 401 });
const broken = text('<!doctype html><h1>Fatal error</h1>', { status: 500 });
const missing = text('Not Found', { status: 404 });
const offline: Answer = () => Promise.reject(new TypeError('fetch failed'));

type Call = (client: Client) => Promise<unknown>;
const articles: Call = (client) => client.list('articles');
const article: Call = (client) => client.articleBySlug('panen');
const announcements: Call = (client) => client.list('announcements');
const announcement: Call = (client) => client.item('announcements', '7');
const create: Call = (client) => client.create('carousel', { src: '/a.jpg' });
const update: Call = (client) => client.update('carousel', '7', { src: '/a.jpg' });
const remove: Call = (client) => client.remove('carousel', '7');
const image: Call = (client) => client.upload(new Blob(['x']), 'image');
const pdf: Call = (client) => client.upload(new Blob(['x']), 'pdf');
const login: Call = (client) => client.login({ username: 'a', password: 'b' });

/** Returns the error of a call. */
async function failureOf(answer: Answer, call: Call): Promise<unknown> {
  return call(provider(answer).client).then(
    () => 'no failure',
    (error: unknown) => error,
  );
}

// The messages of docs/spec.md#messages, each in its situation.
test.each<[message: string, situation: string, answer: Answer, call: Call]>([
  ['Gagal memuat data artikel', 'articles refused', refused, articles],
  ['Gagal memuat data artikel', 'articles fail', broken, articles],
  ['Gagal memuat data artikel', 'articles offline', offline, articles],
  ['Gagal memuat data artikel', 'articles not there', missing, articles],
  ['Gagal memuat artikel. Silakan coba lagi.', 'an article fails', broken, article],
  ['Gagal memuat artikel. Silakan coba lagi.', 'an article offline', offline, article],
  ['Gagal memuat data pengumuman', 'announcements fail', broken, announcements],
  ['Gagal memuat pengumuman. Silakan coba lagi.', 'an announcement fails', broken, announcement],
  ['Gagal memuat pengumuman. Silakan coba lagi.', 'one offline', offline, announcement],
  ['Gagal memuat pengumuman. Silakan coba lagi.', 'one unreadable', json([]), announcement],
  ['Pengumuman tidak ditemukan.', 'an announcement is not there', missing, announcement],
  ['Gagal memuat data galeri', 'gallery fails', broken, (client) => client.list('gallery')],
  ['Gagal memuat data prestasi', 'prestasi fail', broken, (client) => client.list('prestasi')],
  ['Gagal memuat data', 'carousel fails', broken, (client) => client.list('carousel')],
  ['Gagal memuat data', 'session refused', refused, (client) => client.session()],
  ['Gagal memuat data', 'session unreadable', json({}), (client) => client.session()],
  ['Gagal menyimpan data', 'creating refused', refused, create],
  ['Gagal menyimpan data', 'creating offline', offline, create],
  ['Gagal menyimpan data', 'replacing fails', broken, update],
  ['Gagal menyimpan data', 'replacing what is gone', missing, update],
  ['Gagal menghapus data', 'deleting fails', broken, remove],
  ['Gagal menghapus data', 'deleting what is gone', missing, remove],
  ['Gagal mengunggah gambar', 'an image refused', refused, image],
  ['Gagal mengunggah gambar', 'an image fails', broken, image],
  ['Terjadi kesalahan upload gambar', 'an image offline', offline, image],
  ['Terjadi kesalahan upload gambar', 'an image’s answer is HTML', text('<p>OK</p>'), image],
  ['Gagal mengunggah file PDF', 'a PDF refused', refused, pdf],
  ['Gagal mengunggah file PDF', 'a PDF offline', offline, pdf],
  ['URL gambar tidak ditemukan', 'no image URL', json({ data: {} }), image],
  ['URL file tidak ditemukan', 'no file URL', json({ data: {} }), pdf],
  ['Kunci salah', 'login refused with a message', refused, login],
  ['Login gagal', 'login refused without one', json({}, { status: 401 }), login],
  ['Login gagal', 'login fails', broken, login],
  ['Login gagal', 'login offline', offline, login],
  ['Terjadi kesalahan', 'logout fails', broken, (client) => client.logout()],
])('[L-03] "%s" when %s', async (message, _, answer, call) => {
  const error = await failureOf(answer, call);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toHaveProperty('message', message);
});

test('[L-03] a refusal keeps status, code, sentence and fields of the provider', async () => {
  const body = {
    message: 'Isian belum benar.',
    code: 'invalid-field',
    errors: { title: 'Wajib.' },
  };
  const error = await failureOf(json(body, { status: 422 }), create);
  expect(error).toMatchObject({ status: 422, code: 'invalid-field', detail: 'Isian belum benar.' });
  expect(error).toHaveProperty('fields', { title: 'Wajib.' });
});

test('no answer at all has status 0, code offline and a sentence about the connection', async () => {
  const error = await failureOf(offline, articles);
  expect(error).toMatchObject({ status: 0, code: 'offline', cause: new TypeError('fetch failed') });
  expect(error).toHaveProperty('detail', expect.stringMatching(/^Tidak dapat terhubung/));
});

test('[P04] an announcement that is none is unreadable', async () => {
  expect(await failureOf(json({ title: 'tanpa id' }), announcement)).toMatchObject({
    ...{ status: 0, code: 'unreadable' },
  });
});

test('[P08] a time-out is no answer; it is not an abort', async () => {
  const late: Answer = () => Promise.reject(new DOMException('late', 'TimeoutError'));
  expect(await failureOf(late, articles)).toMatchObject({ name: 'ApiError', code: 'offline' });
});

test.each(['<b>Warning</b>: mysqli in /srv/x.php\n[]', '[{"id":1},', '<html></html>', '{}{}'])(
  '[P02] [P03] 200 with %j is a failure',
  async (body) => {
    const error = await failureOf(text(body), articles);
    expect(error).toMatchObject({ message: 'Gagal memuat data artikel', code: 'unreadable' });
  },
);

test('[P11] 500 is a failure even with a good list', async () => {
  const error = await failureOf(json([{ id: 1 }], { status: 500 }), articles);
  expect(error).toMatchObject({ message: 'Gagal memuat data artikel', status: 500, detail: '' });
});
