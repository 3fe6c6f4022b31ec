import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  HttpResponse,
  http,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import { elsewhere } from '../../testing/elsewhere.ts';
import { setNetwork } from '../../testing/network.ts';
import { button, field, rowNames, rowOf, typeIntoBody } from '../../testing/screen.ts';

providerForEachTest();

const note = 'Nama anak jangan lengkap.\n<b>Foto</b> ketiga kabur.';

type Person = { username: string; password: string };

async function addPerson(username: string, role: string): Promise<Person> {
  const added = await elsewhere('POST', '/accounts.php', { username, role });
  const { account, password } = (await added.json()) as {
    account: { username: string };
    password: string;
  };
  return { username: account.username, password };
}

/** Has a penulis write an article and ask for publishing, in the app. */
async function ask(writer: Person, title: string): Promise<void> {
  const { user, unmount } = await openSignedIn('/articles', undefined, writer);
  await user.type(await screen.findByLabelText('Judul'), title);
  await typeIntoBody(user, 'Isi.');
  await user.click(await screen.findByRole('button', { name: 'Minta terbit' }));
  await screen.findByText('Dikirim ke redaktur untuk diterbitkan.');
  unmount();
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Status' }));
const menu = () => within(screen.getByRole('navigation', { name: 'Menu utama' }));

test('[F-111] what waits is sent back with a note in three taps, and the writer finds it', async () => {
  const aisyah = await addPerson('aisyah', 'penulis');
  await ask(aisyah, 'Panen');
  await ask(aisyah, 'Rihlah');

  const editor = await openSignedIn('/articles');
  await menu().findByRole('link', { name: 'Artikel, Menunggu Anda (2)' });
  await screen.findByRole('navigation', { name: 'Status' });
  await tabs().findByRole('link', { name: 'Menunggu Anda 2' });
  // What waits is in one list only.
  tabs().getByRole('link', { name: 'Draf 0' });
  await editor.user.click(screen.getByRole('link', { name: 'Menunggu Anda (2)' }));
  expect(editor.router.state.location.search).toBe('?status=submitted');
  await editor.user.click((await rowOf('Panen')).getByRole('button', { name: 'Ubah' }));
  await screen.findByText(/^aisyah minta ini diterbitkan, hari ini \d\d\.\d\d\.$/);
  await editor.user.click(button('Kembalikan dengan catatan'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kembalikan dengan catatan' }));
  await editor.user.click(dialog.getByRole('button', { name: 'Kembalikan' }));
  dialog.getByText('Catatan wajib diisi.');
  await editor.user.type(dialog.getByLabelText('Catatan untuk aisyah'), note);
  await editor.user.click(dialog.getByRole('button', { name: 'Kembalikan' }));
  await screen.findByText('Dikembalikan kepada aisyah.');
  await menu().findByRole('link', { name: 'Artikel, Menunggu Anda (1)' });
  await waitFor(() => expect(rowNames()).toEqual(['Rihlah']));
  editor.unmount();

  const { user, ...app } = await openSignedIn('/articles', undefined, aisyah);
  await menu().findByRole('link', { name: 'Artikel, Menunggu Anda (1)' });
  (await rowOf('Panen')).getByText(/^Draf · Dikembalikan · oleh aisyah/);
  const told = screen.getByText(/^“Panen” dikembalikan oleh admin, hari ini \d\d\.\d\d\.$/);
  await user.click(within(told.parentElement as HTMLElement).getByRole('button', { name: 'Buka' }));
  const words = within(await screen.findByRole('region', { name: 'Catatan redaktur' }));
  words.getByText(/^Dikembalikan oleh admin, hari ini \d\d\.\d\d$/);
  expect(words.getByText(/^Nama anak/).textContent).toBe(note);
  await user.type(field('Judul'), ' perdana');
  await user.click(button('Minta terbit'));
  await screen.findByText('Dikirim ke redaktur untuk diterbitkan.');
  await waitFor(() => expect(screen.queryByText(/^“Panen” dikembalikan/)).toBeNull());
  menu().getByRole('link', { name: 'Artikel' });
  app.unmount();
});

test('[F-111] a note that is not sent stays, and says why', async () => {
  const aisyah = await addPerson('aisyah', 'penulis');
  await ask(aisyah, 'Panen');
  const { user } = await openSignedIn('/articles/1');
  await user.click(await screen.findByRole('button', { name: 'Kembalikan dengan catatan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kembalikan dengan catatan' }));
  const typed = () => dialog.getByLabelText<HTMLTextAreaElement>('Catatan untuk aisyah');
  const send = () => user.click(dialog.getByRole('button', { name: 'Kembalikan' }));
  await user.click(typed());
  await user.paste('x'.repeat(5000));
  await send();
  dialog.getByText('Catatan paling panjang 2.000 karakter.');
  dialog.getByText('Terlalu panjang: 5.000 dari 2.000 karakter');
  await user.clear(typed());
  await user.type(typed(), note);
  server.use(http.post('*/return', () => HttpResponse.error(), { once: true }));
  await send();
  await dialog.findByText(/^Gagal menyimpan data/);
  expect(typed().value).toBe(note);
  // A network that is back is not told to be away.
  setNetwork(false);
  await dialog.findByText(/^Perlu sambungan internet/);
  setNetwork(true);
  await waitFor(() => expect(dialog.queryByText(/sambungan internet/)).toBeNull());
  expect(typed().value).toBe(note);
  await elsewhere('POST', '/articles.php/1/return', { note: 'Terlalu panjang.' });
  await send();
  await dialog.findByText(/Tulisan ini tidak lagi menunggu: sudah dikembalikan oleh admin\.$/);
  expect(typed().value).toBe(note);
});

test('[F-111] the writer finds when the text was published, until that is put away', async () => {
  const aisyah = await addPerson('aisyah', 'penulis');
  await ask(aisyah, 'Panen');
  await elsewhere('PUT', '/articles.php/1', {
    title: 'Panen',
    content: 'Isi.',
    state: 'published',
  });
  const { user, unmount } = await openSignedIn('/articles', undefined, aisyah);
  (await rowOf('Panen')).getByText(/^Terbit hari ini \d\d\.\d\d$/);
  await screen.findByText(/^“Panen” terbit hari ini \d\d\.\d\d\.$/);
  await user.click(button('Baik'));
  await waitFor(() => expect(screen.queryByText(/^“Panen” terbit/)).toBeNull());
  unmount();
  await openSignedIn('/articles', undefined, aisyah);
  await rowOf('Panen');
  expect(screen.queryByText(/^“Panen” terbit/)).toBeNull();
});

test('[F-111] the writer finds who took the text off the site, on the list and above the text', async () => {
  const aisyah = await addPerson('aisyah', 'penulis');
  await ask(aisyah, 'Panen');
  const text = { title: 'Panen', content: 'Isi.', state: 'published' };
  await elsewhere('PUT', '/articles.php/1', text);
  const editor = await openSignedIn('/articles/1');
  await editor.user.click(await screen.findByRole('button', { name: 'Tarik dari situs' }));
  await screen.findByText('Ditarik dari situs; kini draf.');
  editor.unmount();

  const { user } = await openSignedIn('/articles', undefined, aisyah);
  (await rowOf('Panen')).getByText(/^Draf · Ditarik dari situs · oleh aisyah/);
  const told = await screen.findByText(
    /^“Panen” ditarik dari situs oleh admin, hari ini \d\d\.\d\d\.$/,
  );
  await user.click(within(told.parentElement as HTMLElement).getByRole('button', { name: 'Buka' }));
  await screen.findByText(/^Ditarik dari situs oleh admin, hari ini \d\d\.\d\d; kini draf\.$/);
  // Who has taken it off writes no more.
  expect(screen.queryByText(/sedang menulis di sini/)).toBeNull();
});

test('[F-111] what is asked for again from the outbox no longer stands there as sent back, nor as being written', async () => {
  const aisyah = await addPerson('aisyah', 'penulis');
  await ask(aisyah, 'Panen');
  await elsewhere('POST', '/articles.php/1/return', { note });
  const { user, unmount } = await openSignedIn('/articles', undefined, aisyah);
  await screen.findByText(/^“Panen” dikembalikan oleh admin/);
  await user.click(button('Buka'));
  await user.type(await screen.findByLabelText('Judul'), ' perdana');
  setNetwork(false);
  await user.click(await screen.findByRole('button', { name: 'Kirim nanti' }));
  await screen.findByText(/dikirim begitu ada sambungan/);
  setNetwork(true);
  await screen.findByText('Terkirim: Panen perdana.');
  await waitFor(() => expect(screen.queryByText(/dikembalikan oleh admin/)).toBeNull());
  unmount();
  await openSignedIn('/articles/1');
  await screen.findByText(/^aisyah minta ini diterbitkan/);
  expect(screen.queryByText(/sedang menulis di sini/)).toBeNull();
});
