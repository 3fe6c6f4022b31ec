import { expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, write } from '../../testing/requests.ts';
import { createAdminStore } from '../admin/store.ts';

const api = apiForEachTest();

type Refusal = { code: string; errors: { username: string } };

const create = (username: string) =>
  write(api, 'POST', '/accounts.php', { username, role: 'penulis' });

const outsideAscii =
  "Nama pengguna hanya boleh huruf a–z, angka, titik, dan _ - @ ', dengan satu spasi di antara kata.";

/** Names that look like others, and why. */
const outside: readonly [what: string, username: string][] = [
  ['Cyrillic', 'аdmin'],
  ['Greek', 'αdmin'],
  ['full width', 'ａdmin'],
  ['a zero-width space', 'ad\u200bmin'],
  ['a joiner', 'admin\u200d'],
  ['a soft hyphen', 'ad\u00admin'],
  ['a combining mark', 'adm\u0131\u0307n'],
  ['another space', 'Pak\u00a0Umar'],
  ['two spaces', 'Pak  Umar'],
  ['mathematical letters', '𝐚𝐝𝐦𝐢𝐧'],
  ['another hyphen', 'guru\u2010satu'],
  ['a bracket', 'admin)'],
];

test('[F-89] a new account with another letter or space in its name is refused in words', async () => {
  for (const [what, username] of outside) {
    const answer = await create(username);
    expect(answer.status, what).toBe(422);
    expect((await bodyOf<Refusal>(answer)).errors, what).toEqual({ username: outsideAscii });
  }
});

test("[F-89] plain names of people are taken; one that looks like another account's is refused with that one", async () => {
  for (const username of ["Bu Nu'man", 'pak.umar', 'guru_1', 'ali@pesantren.sch.id', 'Ali']) {
    expect((await create(username)).status, username).toBe(201);
  }
  for (const [username, other] of [
    ...[['AIi', 'Ali'] as const, ['A1i', 'Ali'] as const],
    ...[['adrnin', 'admin'] as const, ['guru_I', 'guru_1'] as const],
  ]) {
    const answer = await create(username);
    expect(answer.status, username).toBe(422);
    const words = `Nama "${username}" terlalu mirip dengan akun "${other}". Pilih nama lain.`;
    expect((await bodyOf<Refusal>(answer)).errors).toEqual({ username: words });
  }
});

test('[F-89] an account that has another name since before signs in as ever', async () => {
  const hash = await api.deps.passwords.hash('kata sandi lama sekali');
  await createAdminStore(api.deps.db).create('Bu Ñuriyah', hash, new Date());
  const body = { username: 'bu ñuriyah', password: 'kata sandi lama sekali' };
  const answer = await write(api, 'POST', '/admin.php/login', body, { Cookie: '' });
  expect(answer.status).toBe(200);
  const list = await bodyOf<{ username: string }[]>(
    await api.fetch(api.asAdmin(new Request(`${api.url}/accounts.php`))),
  );
  expect(list.map(({ username }) => username)).toContain('Bu Ñuriyah');
});
