import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, api, openSignedIn, providerForEachTest } from '../../testing/app.tsx';
import { elsewhere } from '../../testing/elsewhere.ts';
import { button, field, rowOf, stored, typeIntoBody } from '../../testing/screen.ts';

providerForEachTest();

type Sent = Record<string, unknown>;

/** Sends a call as the administrator, past the app. */
async function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Sent> {
  const response = await elsewhere(method, path, body);
  return response.status === 204 ? {} : ((await response.json()) as Sent);
}

const inAnyState = async (path: string): Promise<Sent[]> =>
  (
    await answer(new Request(`${api.url}${path}?state=all`, { headers: { 'X-API-Key': api.key } }))
  ).json() as Promise<Sent[]>;

async function edit(path: string, title: string) {
  const app = await openSignedIn(path);
  await app.user.click((await rowOf(title)).getByRole('button', { name: 'Ubah' }));
  await screen.findByRole('heading', { name: 'Penerbitan' });
  return app;
}

test('[V-22] [F-113] an announcement is scheduled with a tap on a proposal, and ends by itself', async () => {
  const { user } = await openSignedIn('/announcements');
  await user.type(await screen.findByLabelText('Judul'), 'Kerja bakti');
  await typeIntoBody(user, 'Ahad pagi.');
  await user.click(await screen.findByRole('button', { name: 'Berlaku sampai…' }));
  const end = within(await screen.findByRole('dialog', { name: 'Berlaku sampai' }));
  await user.click(end.getByRole('button', { name: 'Sebulan' }));
  await user.click(end.getByRole('button', { name: 'Pakai' }));
  await user.click(await screen.findByRole('button', { name: 'Jadwalkan…' }));
  const start = within(await screen.findByRole('dialog', { name: 'Jadwalkan' }));
  await user.click(start.getByRole('button', { name: 'Besok 06.00' }));
  await user.click(start.getByRole('button', { name: 'Jadwalkan' }));
  // [F-113] The form stays, with what was saved, and says so.
  await screen.findByRole('button', { name: 'Tampil besok 06.00' });
  await screen.findByRole('button', { name: 'Simpan Perubahan' });
  screen.getByText('Dijadwalkan: tampil besok 06.00.');
  expect(field('Judul').value).toBe('Kerja bakti');
  (await rowOf('Kerja bakti')).getByText(/Terjadwal · tampil besok 06\.00/);
  expect(await stored('announcements')).toEqual([]);
  const [item] = await inAnyState('/announcements.php');
  expect(item).toMatchObject({ state: 'scheduled', title: 'Kerja bakti' });
  expect(String(item?.publish_at)).toMatch(/T23:00:00\.000Z$/);
  expect(String(item?.expire_at)).toMatch(/T16:59:00\.000Z$/);
});

test('[V-22] an end before the start is refused at its field, and the text stays', async () => {
  const { user } = await openSignedIn('/announcements');
  await user.type(await screen.findByLabelText('Judul'), 'Kerja bakti');
  await typeIntoBody(user, 'Ahad pagi.');
  await user.click(await screen.findByRole('button', { name: 'Berlaku sampai…' }));
  const end = within(await screen.findByRole('dialog', { name: 'Berlaku sampai' }));
  fireEvent.change(end.getByLabelText(/^Tanggal dan jam/), {
    target: { value: '2031-01-01T06:00' },
  });
  await user.click(end.getByRole('button', { name: 'Pakai' }));
  await user.click(button('Terbitkan'));
  await screen.findByText('Tanggal paling jauh 2 tahun lagi.');
  expect(field('Judul').value).toBe('Kerja bakti');
});

test('[V-24] [F-113] the history shows who changed what, and brings a version back', async () => {
  const { id, ...item } = await call('POST', '/articles.php', {
    title: 'Panen',
    content: 'Satu dua.',
  });
  await call('PUT', `/articles.php/${id}`, {
    ...item,
    title: 'Panen raya',
    content: 'Satu tiga.',
    state: 'published',
  });
  const { user } = await edit('/articles', 'Panen raya');
  await user.click(button('Riwayat'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Riwayat' }));
  const versions = await dialog.findAllByRole('button', { name: /WIB/ });
  expect(versions.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/WIB.*admin · diterbitkan$/),
    expect.stringMatching(/WIB.*admin · diterbitkan$/),
  ]);
  const title = within(await dialog.findByRole('region', { name: 'Judul' }));
  expect(title.getByText(/raya/).closest('ins')?.textContent).toBe('[ditambahkan:  raya]');
  const body = within(dialog.getByRole('region', { name: 'Isi' }));
  expect(body.getByText(/dua/).closest('del')?.textContent).toMatch(/^\[dihapus: dua/);
  expect(dialog.queryByRole('button', { name: 'Pulihkan versi ini' })).toBeNull();

  await user.click(versions[1] as HTMLElement);
  // It says what it compares, compares any two, and shows what comes back before it does.
  const compared = await dialog.findByLabelText<HTMLSelectElement>(
    /^Versi .* dibandingkan dengan$/,
  );
  expect(compared.selectedOptions[0]?.text).toBe('belum ada apa pun');
  await user.selectOptions(compared, '2');
  expect(title.getByText(/raya/).closest('ins')).not.toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Lihat seluruhnya, lalu pulihkan' }));
  const whole = within(await dialog.findByRole('region', { name: 'Seluruh isi versi ini' }));
  const intro = whole.getByText(
    /^Seluruh isi versi .* Setelah dipulihkan, inilah versi terbaru\.$/,
  );
  // The button that was pressed is gone: the keyboard is not.
  expect(document.activeElement).toBe(intro);
  await whole.findByText('Satu dua.');
  await user.click(await dialog.findByRole('button', { name: 'Pulihkan versi ini' }));
  await screen.findByText('Versi itu dipulihkan.');
  await waitFor(() => expect(field('Judul').value).toBe('Panen'));
  expect(await stored('articles')).toMatchObject([{ title: 'Panen', version: 3 }]);
});

test('[V-25] the head of the school gets a link to what is written so far', async () => {
  await call('POST', '/articles.php', { title: 'Panen', content: 'Satu.', state: 'draft' });
  const { user } = await edit('/articles', 'Panen');
  await user.type(field('Judul'), ' raya');
  await user.click(button('Tautan pratinjau'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tautan pratinjau' }));
  const url = dialog.getByRole('link', { name: 'Lihat di situs' }).getAttribute('href') ?? '';
  expect(url.startsWith(`${api.siteOrigin}/pratinjau/`)).toBe(true);
  const chat = dialog.getByRole('link', { name: 'Bagikan ke WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(chat ?? '')).toContain(url);
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(dialog.getByRole('button', { name: 'Salin tautan' }));
  expect(copy).toHaveBeenCalledWith(url);
  const shown = await call('GET', `/preview.php/${url.split('/').at(-1)}`);
  expect(shown).toMatchObject({ resource: 'articles', item: { title: 'Panen raya' } });
});

test('[V-26] an announcement is pinned, a fourth one is refused in words', async () => {
  for (const title of ['Satu', 'Dua', 'Tiga', 'Empat']) {
    const { id } = await call('POST', '/announcements.php', { title, content: 'Isi.' });
    if (title !== 'Empat' && title !== 'Tiga') {
      await call('PUT', `/announcements.php/${id}/pin`, { pinned: true });
    }
  }
  const { user } = await edit('/announcements', 'Tiga');
  await user.click(button('Sematkan'));
  await screen.findByText('Disematkan di urutan teratas.');
  await user.click(button('Batal'));
  await user.click((await rowOf('Empat')).getByRole('button', { name: 'Ubah' }));
  await user.click(await screen.findByRole('button', { name: 'Sematkan' }));
  await screen.findByText(/3|tiga/i, { selector: '[role=alert] *' });
  expect(
    (await inAnyState('/announcements.php')).filter(({ pinned_at }) => pinned_at),
  ).toHaveLength(3);
});

test('[V-26] what is published is taken back; a draft over it is discarded', async () => {
  const { id } = await call('POST', '/articles.php', { title: 'Panen', content: 'Satu.' });
  await call('PUT', `/articles.php/${id}`, { title: 'Salah', content: 'Satu.', state: 'draft' });
  const { user } = await edit('/articles', 'Panen');
  expect(field('Judul').value).toBe('Salah');
  await user.click(button('Buang perubahan'));
  await screen.findByText('Perubahan yang belum terbit dibuang.');
  await waitFor(() => expect(field('Judul').value).toBe('Panen'));
  await user.click(await screen.findByRole('button', { name: 'Tarik dari situs' }));
  await screen.findByText('Ditarik dari situs; kini draf.');
  await screen.findByRole('button', { name: 'Terbitkan' });
  expect(await stored('articles')).toEqual([]);
  expect(await inAnyState('/articles.php')).toMatchObject([{ state: 'draft', title: 'Panen' }]);
});
