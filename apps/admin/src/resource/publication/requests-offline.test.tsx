import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openSignedIn, providerForEachTest } from '../../testing/app.tsx';
import { elsewhere } from '../../testing/elsewhere.ts';
import { setNetwork } from '../../testing/network.ts';
import { addPerson } from '../../testing/person.ts';
import { button, field, typeIntoBody } from '../../testing/screen.ts';

providerForEachTest();

const kinds = [
  {
    name: 'pages',
    title: 'Jadwal harian',
    write: (user: UserEvent) => typeIntoBody(user, 'Subuh, sekolah, asar.'),
  },
  {
    name: 'gallery',
    title: 'Panen raya',
    write: (user: UserEvent) =>
      user.type(field('Alamat gambar di internet'), 'https://contoh.sch.id/a.jpg'),
  },
] as const;

const needsNetwork = 'Perlu sambungan internet: bagian ini tidak dapat dikirim nanti.';

/** Sends the open form while the network is away, and lets the outbox send it once it is back. */
async function sendLater(user: UserEvent, title: string): Promise<void> {
  setNetwork(false);
  await user.click(await screen.findByRole('button', { name: 'Kirim nanti' }));
  await screen.findByText(/dikirim begitu ada sambungan \(/);
  setNetwork(true);
  await screen.findByText(`Terkirim: ${title}.`);
}

async function open(name: string, id: string, person?: { username: string; password: string }) {
  return openSignedIn(`/${name}/${id}`, undefined, person);
}

test.each(kinds)(
  '[F-111] $name: asked for, sent back, changed, published and withdrawn, the network away at each step',
  async ({ name, title, write }) => {
    const writer = await addPerson('aisyah', 'penulis');
    const editor = await addPerson('siti', 'redaktur');

    // The writer asks without a network.
    const asking = await openSignedIn(`/${name}/new`, undefined, writer);
    await asking.user.type(await screen.findByLabelText('Judul'), title);
    await write(asking.user);
    await sendLater(asking.user, title);
    asking.unmount();
    const [{ id = '' } = {}] = (await (
      await elsewhere('GET', `/${path(name)}?state=submitted`)
    ).json()) as {
      id: string;
    }[];

    // The editor cannot send it back without one, is told so, and keeps the note.
    const returning = await open(name, id, editor);
    await returning.user.click(
      await screen.findByRole('button', { name: 'Kembalikan dengan catatan' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Kembalikan dengan catatan' }));
    await returning.user.type(dialog.getByLabelText('Catatan untuk aisyah'), 'Lengkapi.');
    setNetwork(false);
    await dialog.findByText(needsNetwork);
    await returning.user.click(dialog.getByRole('button', { name: 'Kembalikan' }));
    await dialog.findByText(/Tidak dapat terhubung/);
    setNetwork(true);
    await waitFor(() => expect(dialog.queryByText(/sambungan internet/)).toBeNull());
    await returning.user.click(dialog.getByRole('button', { name: 'Kembalikan' }));
    await screen.findByText('Dikembalikan kepada aisyah.');
    returning.unmount();

    // The writer reads why, changes it and asks again without a network.
    const mending = await open(name, id, writer);
    await screen.findByText('Lengkapi.');
    await mending.user.type(await screen.findByLabelText('Judul'), ' 2026');
    await sendLater(mending.user, `${title} 2026`);
    await waitFor(() => expect(screen.queryByText(/dikembalikan oleh siti/i)).toBeNull());
    mending.unmount();

    // A pengelola publishes it without a network.
    const publishing = await open(name, id);
    await screen.findByText(/^aisyah minta ini diterbitkan/);
    await sendLater(publishing.user, `${title} 2026`);
    publishing.unmount();

    // The writer is told.
    const told = await openSignedIn(`/${name}`, undefined, writer);
    await screen.findByText(new RegExp(`^“${title} 2026” terbit hari ini`));
    told.unmount();

    // The editor takes it off the site: not without a network.
    const withdrawing = await open(name, id, editor);
    await screen.findByRole('button', { name: 'Tarik dari situs' });
    setNetwork(false);
    await screen.findByText(needsNetwork);
    await withdrawing.user.click(button('Tarik dari situs'));
    await screen.findByText(/Tidak dapat terhubung/);
    setNetwork(true);
    await withdrawing.user.click(button('Tarik dari situs'));
    await screen.findByText('Ditarik dari situs; kini draf.');
    withdrawing.unmount();

    await openSignedIn(`/${name}`, undefined, writer);
    await screen.findByText(new RegExp(`^“${title} 2026” ditarik dari situs oleh siti, hari ini`));
  },
);

function path(name: (typeof kinds)[number]['name']): string {
  return name === 'gallery' ? 'gallery_items.php' : 'pages.php';
}
