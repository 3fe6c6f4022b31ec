import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
import { bodyField, button, field, pasteOverBody, rowOf, stored } from '../../testing/screen.ts';
import { cleanPaste } from '../paste/clean-paste.ts';

providerForEachTest();

const pixel = `data:image/png;base64,${Buffer.from(await pngFile().arrayBuffer()).toString('base64')}`;
const item = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span></span><!--[endif]-->${words}<o:p></o:p></p>`;

async function openArticle() {
  const app = await openSignedIn('/articles');
  await app.user.type(await screen.findByLabelText('Judul'), 'Word');
  return app;
}

const saved = async () => {
  await screen.findByText('Artikel disimpan.');
  const { content = '' } = (await stored('articles'))[0] ?? {};
  return content.replaceAll(/(src="[^"]*\/uploads\/)[^"]+/g, '$1x').replaceAll(api.origin, '');
};

test('lists that Word only draws become real ones, nested and numbered', () => {
  const word = [
    '<p class=MsoNormal>Syarat:</p>',
    ...[item(1, '1.', 'Kartu keluarga'), item(2, '·', 'salinan'), item(2, '·', 'asli')],
    ...[item(1, '2)', 'Pas foto'), '<p class=MsoNormal>Lain-lain:</p>'],
    ...[item(3, 'o', 'Sarung'), item(1, '§', 'Mukena')],
  ].join('\n');
  const page = new DOMParser().parseFromString(cleanPaste(word, () => true).html, 'text/html');
  for (const element of page.body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  expect(page.body.innerHTML.replaceAll(/<\/?span>|\n/g, '')).toBe(
    '<p>Syarat:</p><ol><li>Kartu keluarga<ul><li>salinan</li><li>asli</li></ul></li><li>Pas foto</li></ol>' +
      '<p>Lain-lain:</p><ul><li>Sarung</li><li>Mukena</li></ul>',
  );
});

test('headings of every level stay headings', async () => {
  const { user } = await openArticle();
  await pasteOverBody({
    html: '<H1 class="t">Ramadan</H1><p>satu</p><h5>Jadwal</h5><hr><p>dua</p>',
  });
  await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
  expect(await saved()).toBe('<h2>Ramadan</h2><p>satu</p><h4>Jadwal</h4><hr /><p>dua</p>');
});

test('the signs of WhatsApp mean what they mean there', async () => {
  const { user } = await openArticle();
  await pasteOverBody({
    text: '*Wali santri*, besok _libur_.\nBiaya 3*4 dan *_nol_*: *satu* *dua*',
  });
  await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
  expect(await saved()).toBe(
    '<p><strong>Wali santri</strong>, besok <em>libur</em>.</p>' +
      '<p>Biaya 3*4 dan <strong><em>nol</em></strong>: <strong>satu</strong> <strong>dua</strong></p>',
  );
});

test('[M-07] pictures inside a pasted text are uploaded to where they stood', async () => {
  const { user } = await openArticle();
  const figure = `<figure><img src="${pixel}"><figcaption>Panen</figcaption></figure>`;
  await pasteOverBody({ html: `<p>satu</p><img alt="Sawah" src="${pixel}">${figure}<p>dua</p>` });
  await waitFor(() => expect(document.querySelectorAll('.ProseMirror figure img')).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('.upload-place')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
  expect(await saved()).toBe(
    '<p>satu</p><img src="/uploads/x" alt="Sawah" width="16" height="16" /><figure><img src="/uploads/x" width="16" height="16" /><figcaption>Panen</figcaption></figure><p>dua</p>',
  );
});

test('[E-04] pasted pictures are asked for their words, or for being decoration', async () => {
  const { user } = await openArticle();
  await pasteOverBody({
    html: `<p>satu</p><img src="${pixel}"><img src="${pixel}"><img alt="" src="${pixel}">`,
  });
  await screen.findByText('2 foto di dalam tulisan belum dijelaskan.');
  await user.click(button('Isi sekarang'));
  const name = /^Apa yang terlihat di foto/;
  const first = within(await screen.findByRole('dialog', { name }));
  const [words] = first.getAllByLabelText('Apa yang terlihat di foto ini?');
  if (!words) throw new Error('No field for the first picture.');
  await user.type(words, ' Sawah "atas" ');
  await user.click(first.getByRole('button', { name: 'Simpan teks' }));
  await screen.findByText('1 foto di dalam tulisan belum dijelaskan.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button('Isi sekarang'));
  const second = within(await screen.findByRole('dialog', { name }));
  await user.click(second.getByLabelText('Hanya hiasan, tidak perlu dijelaskan'));
  await user.click(second.getByRole('button', { name: 'Simpan teks' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/tulisan belum dijelaskan/)).toBeNull();
  // The button that opened the list has taken another name, and the focus is still there.
  await waitFor(() => expect(document.activeElement).toBe(button('Lihat penjelasan foto')));
  await user.click(button('Lihat penjelasan foto'));
  const all = within(await screen.findByRole('dialog', { name }));
  all.getByDisplayValue('Sawah "atas"');
  await user.click(all.getByRole('button', { name: 'Nanti' }));
  await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
  const picture = (alt: string) => `<img src="/uploads/x" alt="${alt}" width="16" height="16" />`;
  expect(await saved()).toBe(
    `<p>satu</p>${picture('Sawah &quot;atas&quot;')}${picture('')}${picture('')}`,
  );
});

test.each(['Nanti', 'Tutup'])(
  '[F-115] what was typed of a picture stays when its dialog is left by %s',
  async (name) => {
    const { user } = await openArticle();
    await pasteOverBody({ html: `<p>satu</p><img src="${pixel}"><img src="${pixel}">` });
    await screen.findByText('2 foto di dalam tulisan belum dijelaskan.');
    await user.click(button('Isi sekarang'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getAllByRole('textbox')[0] as HTMLElement, 'Sawah');
    await user.click(dialog.getByRole('button', { name }));
    await screen.findByText('1 foto di dalam tulisan belum dijelaskan.');
  },
);

test('a picture that is not described does not hold up a save, and is asked for again', async () => {
  await api.create('articles', { title: 'Sawah', content: '<p>a</p><img src="/uploads/x.png" />' });
  const { user } = await openSignedIn('/articles');
  await user.click((await rowOf('Sawah')).getByRole('button', { name: 'Ubah' }));
  await screen.findByText('1 foto di dalam tulisan belum dijelaskan.');
  await user.type(field('Judul'), ' atas');
  await user.click(button('Simpan Perubahan'));
  expect(await saved()).toBe('<p>a</p><img src="/uploads/x" />');
});

test('[M-07] a pasted picture that cannot be stored is said, and the text stays', async () => {
  server.use(http.post('*/api/upload.php', () => HttpResponse.json({}, { status: 422 })));
  const { user } = await openArticle();
  await pasteOverBody({ html: `<p>satu</p><img src="${pixel}"><p>dua</p>` });
  await screen.findByText(/Gagal mengunggah gambar.*tombol Foto/);
  await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
  expect(await saved()).toBe('satu\n\ndua');
});

test('[P22] a picture that did not get through waits at its place, and comes when the network does', async () => {
  server.use(http.post('*/api/upload.php', () => HttpResponse.error()));
  const { user } = await openArticle();
  const picture = `<img alt="Sawah" src="${pixel}">`;
  await pasteOverBody({ html: `<p>satu</p>${picture}<p>dua</p>${picture}<p>tiga</p>` });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Coba Lagi' })).toHaveLength(2));
  await user.click(screen.getAllByRole('button', { name: 'Coba Lagi' })[0] as HTMLElement);
  await waitFor(() => expect(screen.getAllByText(/Periksa sambungan internet/)).toHaveLength(2));
  server.resetHandlers(http.all('*/api/*', ({ request }) => answer(request)));
  window.dispatchEvent(new Event('online'));
  await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
  const image = '<img src="/uploads/x" alt="Sawah" width="16" height="16" />';
  expect(await saved()).toBe(`<p>satu</p>${image}<p>dua</p>${image}<p>tiga</p>`);
});

test('a picture that does not get through can be done without', async () => {
  server.use(http.post('*/api/upload.php', () => HttpResponse.error()));
  const { user } = await openArticle();
  await pasteOverBody({ html: `<p>satu</p><img src="${pixel}"><p>dua</p>` });
  await user.click(await screen.findByRole('button', { name: 'Lepas gambar' }));
  await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
  expect(await saved()).toBe('satu\n\ndua');
});

test('no form waits for a picture whose place was deleted before it got through', async () => {
  server.use(http.post('*/api/upload.php', () => HttpResponse.error()));
  await openArticle();
  await pasteOverBody({ html: `<p>satu</p><img src="${pixel}"><p>dua</p>` });
  await screen.findByRole('button', { name: 'Coba Lagi' });
  await pasteOverBody({ text: 'tiga' });
  await screen.findByRole('button', { name: 'Terbitkan' });
});

test('[E-01] of 41 photos the first 40 are taken, in galleries, and that is said', async () => {
  await openArticle();
  const body = await bodyField();
  const photos = Array.from({ length: 41 }, () => pngFile());
  const clipboardData = { files: photos, types: ['Files'], getData: () => '' };
  fireEvent.paste(body, { clipboardData });
  await screen.findByText('40 foto pertama dipasang. 1 foto lagi belum: pilih sesudah ini.');
  await waitFor(() => expect(body.querySelectorAll('figure img')).toHaveLength(40), {
    timeout: 80_000,
  });
  expect(body.querySelectorAll('figure')).toHaveLength(10);
}, 90_000);

test('[E-01] a file of 80 MB that cannot be shrunk is refused in words', async () => {
  await openArticle();
  const body = await bodyField();
  const huge = pngFile();
  Object.defineProperty(huge, 'size', { value: 80_000_000 });
  const clipboardData = { files: [huge], types: ['Files'], getData: () => '' };
  fireEvent.paste(body, { clipboardData });
  await screen.findByText(/Gambar paling besar 10 MB/);
  expect(body.querySelector('img')).toBeNull();
});

test('a form waits for the pictures of a pasted text', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.post('*/api/upload.php', async () => {
      await released;
      return HttpResponse.json({ data: { url: '/uploads/x.png' } });
    }),
  );
  await openArticle();
  await pasteOverBody({ html: `<img src="${pixel}">` });
  await screen.findByText(/Mengunggah\.\.\. \d+ %/);
  button('Menunggu gambar…');
  expect(field('Judul').value).toBe('Word');
  release();
  await screen.findByRole('button', { name: 'Terbitkan' });
});

test.each([
  'data:image/png;base64,%%%',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:text/html;base64,PGI+',
  'file:///C:/foto.png',
])('[X10] a picture of %s is left out, and that is said', (src) => {
  const { files, leftOut } = cleanPaste(`<p>satu</p><img src="${src}">`, () => false);
  expect([...leftOut]).toEqual(['pictures']);
  expect(files).toEqual([]);
});
