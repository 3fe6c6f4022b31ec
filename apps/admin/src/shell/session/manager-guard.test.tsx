import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  api,
  HttpResponse,
  http,
  openApp,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import { elsewhere } from '../../testing/elsewhere.ts';
import { addPerson } from '../../testing/person.ts';
import { announce } from '../../testing/setup.ts';

providerForEachTest();

const managersOnly = { level: 1, name: 'Khusus pengelola' };

/** Notes the paths that the app asks for. */
function noteCalls(): string[] {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
  return asked;
}

const menu = async () => {
  const navigation = await screen.findByRole('navigation', { name: 'Menu utama' });
  return within(navigation)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));
};

test.each(['/school', '/school/waves', '/students', '/students/impor', '/pengguna', '/catatan'])(
  '[V-27] [V-33] %s tells a redaktur whose page it is, asks for nothing, and leads back',
  async (path) => {
    const aisyah = await addPerson('aisyah', 'redaktur');
    const asked = noteCalls();
    const { user } = await openSignedIn(path, undefined, aisyah);
    await screen.findByRole('heading', managersOnly);
    screen.getByText(/^Anda masuk sebagai aisyah, redaktur\./);
    expect(asked.filter((one) => /students|accounts|log$/.test(one))).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Buka daftar artikel' }));
    await screen.findByRole('heading', { level: 1, name: 'Artikel' });
  },
);

test('[V-13] [V-33] navigation, palette and account name to a penulis what a penulis may open', async () => {
  const aisyah = await addPerson('aisyah', 'penulis');
  const { user } = await openSignedIn('/akun', undefined, aisyah);
  await waitFor(async () => expect(await menu()).not.toContain('Data sekolah'));
  await screen.findByRole('link', { name: 'Kalender terbit' });
  expect(screen.queryByRole('link', { name: 'Pengguna' })).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox', { name: 'Cari bagian atau tulisan' });
  for (const [typed, found] of [
    ['kalender', true],
    ['data sekolah', false],
    ['santri', false],
    ['pengguna', false],
    ['catatan', false],
  ] as const) {
    await user.clear(input);
    await user.type(input, typed);
    const name = new RegExp(typed, 'i');
    if (found) await screen.findByRole('option', { name });
    else await waitFor(() => expect(screen.queryByRole('option', { name })).toBeNull());
  }
});

test('[V-33] the login tells the role: a redaktur never sees the entry of a pengelola', async () => {
  const aisyah = await addPerson('aisyah', 'redaktur');
  // The session's own answer never comes.
  server.use(http.get('*/api/admin.php/session', () => new Promise(() => undefined)));
  const { user } = openApp('/login');
  await user.type(await screen.findByLabelText('Nama pengguna'), aisyah.username);
  await user.type(screen.getByLabelText('Kata sandi'), aisyah.password);
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(await menu()).not.toContain('Data sekolah');
});

test('[V-33] where a provider tells no role, an account may open everything', async () => {
  server.use(
    http.get('*/api/admin.php/session', () => HttpResponse.json({ username: api.username })),
  );
  await openSignedIn('/catatan');
  await screen.findByRole('heading', { level: 1, name: 'Catatan kegiatan' });
  expect(await menu()).toContain('Data sekolah');
});

test('[V-33] who is no pengelola any more learns it from the first refused call', async () => {
  const aisyah = await addPerson('aisyah', 'pengelola');
  const { user } = await openSignedIn('/catatan', undefined, aisyah);
  await screen.findByRole('heading', { level: 1, name: 'Catatan kegiatan' });
  announce(/403/);
  const call = await elsewhere('PUT', '/accounts.php/2', { role: 'penulis' });
  expect(call.status).toBe(200);
  await user.selectOptions(screen.getByLabelText('Apa'), 'account-created');
  await screen.findByRole('heading', managersOnly);
});
