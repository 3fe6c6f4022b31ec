import { expect, test } from 'vitest';
import { json, provider, text } from './testing/provider.ts';

const input = { username: 'admin', password: '  sandi rahasia ' };

test('a login answers the user name, and sends both words as they were typed', async () => {
  const answer = json({ success: true, username: 'admin', token: 'x' });
  const { client, requests } = provider(answer, { profile: 'plain' });
  expect(await client.login(input)).toEqual({ username: 'admin', role: 'pengelola' });
  expect(await requests[0]?.json()).toEqual(input);
});

test.each([
  ['401 with a message', json({ message: 'Sandi salah' }, { status: 401 }), 'Sandi salah'],
  ['429 with a message', json({ message: 'Terlalu sering' }, { status: 429 }), 'Terlalu sering'],
  ['401 without one', json({ error: 'x' }, { status: 401 }), 'Login gagal'],
  ['401 with an empty one', json({ message: '' }, { status: 401 }), 'Login gagal'],
  ['401 with one that is no text', json({ message: { id: 1 } }, { status: 401 }), 'Login gagal'],
  ['401 with nothing', text(null, { status: 401 }), 'Login gagal'],
  ['500 with HTML', text('<h1>Fatal error</h1>', { status: 500 }), 'Login gagal'],
  ['200 with a failure', json({ success: false, message: 'Sandi salah' }), 'Sandi salah'],
  [
    '200 with a failure that echoes the name',
    json({ success: false, message: 'Sandi salah', username: 'admin' }),
    'Sandi salah',
  ],
  ['200 with only a message', json({ message: 'Akun terkunci' }), 'Akun terkunci'],
  ['200 without a name', json({ success: true }), 'Login gagal'],
  ['200 with an empty name', json({ username: '' }), 'Login gagal'],
  ['200 with nothing', text(''), 'Login gagal'],
  ['200 with HTML', text('<p>ok</p>'), 'Login gagal'],
  ['200 with a list', json([]), 'Login gagal'],
])('[P11] a login answered by %s fails', async (_, answer, message) => {
  await expect(provider(answer).client.login(input)).rejects.toMatchObject({
    name: 'ApiError',
    message,
  });
});

test('a refused login keeps status and code beside the server’s message', async () => {
  const body = { message: 'Sandi salah', code: 'wrong-credentials' };
  const { client } = provider(json(body, { status: 401 }));
  await expect(client.login(input)).rejects.toMatchObject({
    ...{ message: 'Sandi salah', status: 401, code: 'wrong-credentials', detail: '' },
  });
});

test.each([
  [{ role: 'penulis' }, 'penulis'],
  [{}, 'pengelola'],
  [{ role: 'raja' }, 'pengelola'],
])('[V-33] full: a session with %j is that of a %s', async (facts, role) => {
  const { client } = provider(json({ username: 'admin', ...facts }));
  expect(await client.session()).toEqual({ username: 'admin', role });
});
