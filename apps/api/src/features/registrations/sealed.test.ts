import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { backup } from '../../cli/backup.ts';
import { silentTerminal } from '../../cli/terminal.ts';
import { sqlitePath } from '../../config.ts';
import { numberOf, register, registrationApi, wave } from '../../testing/registration-case.ts';
import { write } from '../../testing/requests.ts';

test('[Q-08] of 200 registrations no name and no phone is in any table, a backup, a file or a log', async () => {
  const { api, lines } = await registrationApi();
  const [phones, numbers] = [new Set<string>(), new Set<string>()];
  const registerOne = async (index: number) => {
    const phone = `0812${String(70_000_000 + index * 7_919).slice(0, 8)}`;
    const fields = { name: `Anak Uji ${index}`, guardian: `Wali Uji ${index}` };
    const number = await numberOf(register(api, { ...fields, whatsapp: phone }));
    phones.add(phone.slice(1));
    numbers.add(number.slice(4));
  };
  const all = Array.from({ length: 200 }, (_, index) => index);
  for (let start = 0; start < all.length; start += 20)
    await Promise.all(all.slice(start, start + 20).map(registerOne));
  await write(api, 'PUT', '/registrations.php/states', { ids: [1, 2, 3], state: 'lolos' });
  await register(api, { name: 'Anak Gagal', wave: 'lain' });

  const archive = join(api.folder, 'cadangan.tar');
  const source = { db: api.deps.db, databasePath: sqlitePath(api.databaseUrl) };
  await backup({ ...source, uploads: api.deps.uploads }, archive, silentTerminal);
  const rows = await api.deps.db.selectFrom('registrations').selectAll().execute();
  expect(rows).toHaveLength(200);
  const texts = [JSON.stringify(lines)];
  // What a dump of PostgreSQL holds; SQLite's own file is among those below.
  for (const { name } of await api.deps.db.introspection.getTables()) {
    const { rows: found } = await sql`select * from ${sql.table(name)}`.execute(api.deps.db);
    texts.push(
      name +
        found
          .flatMap((row) => Object.values(row as object))
          .map(textOf)
          .join('\n'),
    );
  }
  for (const entry of await readdir(api.folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) texts.push(await readFile(join(entry.parentPath, entry.name), 'latin1'));
  }
  expect(texts.length).toBeGreaterThan(3);
  // Each looked for in one pass: every name begins alike, a phone stands behind 0 or 62, a number behind anything.
  const among = (text: string, pattern: RegExp, known: ReadonlySet<string>) =>
    [...text.matchAll(pattern)].flatMap(([, found = '']) => (known.has(found) ? [found] : []));
  const secretsIn = (text: string) => [
    ...(text.match(/(?:Anak|Wali) (?:Uji|Gagal)/g) ?? []),
    ...among(text, /(?=(812\d{8}))/g, phones),
    ...among(text, /(?=([0-9A-HJKMNP-TV-Z]{12}))/g, numbers),
  ];
  const [phone, number] = [[...phones][7], [...numbers][9]];
  expect(secretsIn(`Anak Uji 7 62${phone} 0${phone} A${number}`)).toHaveLength(4);
  for (const text of texts) expect(secretsIn(text)).toEqual([]);
  // The walk finds what is there: a wave's name stands in the clear, in the tables and in the backup.
  expect(texts.filter((text) => text.includes(wave.name)).length).toBeGreaterThan(1);
});

const textOf = (value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value);
