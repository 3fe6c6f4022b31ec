import { beforeEach, expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { pdf, picture } from '../../testing/files.ts';
import { bodyOf, read, uploadedUrl, write } from '../../testing/requests.ts';

let jpeg: Buffer;
const api = apiForEachTest();
beforeEach(async () => {
  jpeg = await picture(64, 48).jpeg().toBuffer();
});

const input = { title: 'Ujian', content: 'Terlampir.' };

test('[F-02] a field for PDFs accepts own uploads that are PDFs by their bytes', async () => {
  const own = await uploadedUrl(api, jpeg);
  await api.deps.uploads.write('situs/surat.pdf', jpeg);
  await api.create('announcements', {});
  for (const url of [
    ...[own, own.replace(api.origin, ''), `${own}#surat.pdf`],
    ...['/uploads/situs/surat.pdf', `${api.origin.replace('http:', 'https:')}/uploads/a.pdf`],
    ...['/uploads/tidak-ada.pdf', '/uploads/../uji.db', '/surat.pdf', `${api.origin}/api/a.pdf`],
  ]) {
    const body = { ...input, pdf_url: url };
    for (const [method, path] of [
      ['POST', '/announcements.php'],
      ['PUT', '/announcements.php/1'],
    ] as const) {
      const refused = await write(api, method, path, body);
      expect(refused.status, `${method} ${url}`).toBe(422);
      expect((await bodyOf(refused)).errors?.pdf_url).toMatch(/bukan PDF/);
    }
  }
  expect(await bodyOf(read(api, '/announcements.php'))).toHaveLength(1);
});

test.each([
  ['articles', 'image', { title: 'a', content: 'b' }],
  ['gallery_items', 'image', { title: 'a' }],
  ['carousel_images', 'src', {}],
])('[F-02] a picture of %s on our host is no PDF', async (path, field, facts) => {
  await api.deps.uploads.write('situs/palsu.jpg', pdf);
  for (const url of [
    await uploadedUrl(api, pdf),
    '/uploads/situs/palsu.jpg',
    '/uploads/hilang.pdf',
  ]) {
    const refused = await write(api, 'POST', `/${path}.php`, { ...facts, [field]: url });
    expect(refused.status, url).toBe(422);
    expect((await bodyOf(refused)).errors?.[field]).toMatch(/bukan gambar/);
  }
  for (const url of [
    await uploadedUrl(api, jpeg),
    '/uploads/belum-ada.jpg',
    'https://lain.sch.id/a.jpg',
  ]) {
    const taken = await write(api, 'POST', `/${path}.php`, { ...facts, [field]: url });
    expect(taken.status, url).toBe(201);
  }
});
