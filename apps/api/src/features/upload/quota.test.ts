import { basename } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { uploadCommands } from '../../cli/uploads.ts';
import { picture } from '../../testing/files.ts';
import { bodyOf, upload, uploadedUrl, write } from '../../testing/requests.ts';
import { testApi } from '../../testing/test-api.ts';
import { createSessions } from '../admin/sessions.ts';
import { createStoredFiles } from './stored-files.ts';

const hour = 3_600_000;

test('[F-89] an account fills no disk: past its quota an upload is refused in words, until a day is over or unused files go', async () => {
  let now = Date.parse('2027-03-06T06:00:00Z');
  const photo = await picture(800, 600).jpeg().toBuffer();
  const limits = { uploadQuota: Number.MAX_SAFE_INTEGER };
  const api = await testApi({ now: () => new Date(now), ...limits });
  onTestFinished(() => api.stop());
  const send = async () => {
    // None lasts as long as this day.
    const session = await createSessions(api.deps).start(1, { userAgent: 'uji', address: '' });
    return upload(api, new Blob([photo]), 'foto.jpg', {}, session);
  };

  const used = await uploadedUrl(api, photo);
  await write(api, 'POST', '/gallery_items.php', { title: 'Sawah', image: used });
  const stored = await bodyOf<{ data: { bytes: number } }>(await send());
  // Room for two and a half.
  api.deps.uploadQuota = stored.data.bytes * 2.5;

  now += 2 * hour;
  const refused = await send();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([413, String(22 * 3600)]);
  expect(await bodyOf(refused)).toEqual({
    code: 'too-large',
    message: expect.stringMatching(
      /^Jatah unggahan akun ini, \d MB dalam 24 jam, sudah terpakai\. Coba lagi dalam 22 jam, atau minta pengelola situs menghapus unggahan yang tidak dipakai\.$/,
    ),
  });

  // Who keeps the server frees it: what an item shows stays.
  const said: string[] = [];
  const terminal = { say: (line: string) => said.push(line) } as never;
  const commands = uploadCommands(api.deps, terminal);
  await commands.list();
  expect(said).toEqual([
    expect.stringMatching(/^admin\t24 jam: .+ MB\ttidak dipakai: .+ MB$/),
    expect.stringMatching(/^.+ MB\tadmin\t2027-03-06T06:00:00.000Z\t[0-9a-f]+\.jpg$/),
  ]);
  await commands.delete('admin');
  expect(said.at(-1)).toMatch(/^1 unggahan "admin" dihapus, /);
  await expect(commands.delete('admin')).rejects.toThrow('tidak punya unggahan tidak terpakai');
  expect((await api.fetch(new Request(used))).status).toBe(200);
  expect((await send()).status).toBe(201);
  expect((await send()).status).toBe(413);

  now += 23 * hour;
  expect((await send()).status).toBe(201);
});

test('[F-130] a school whose uploads have taken what it may have is told so, until something goes', async () => {
  const photo = await picture(800, 600).jpeg().toBuffer();
  const api = await testApi();
  onTestFinished(() => api.stop());
  const send = () => upload(api, new Blob([photo]));
  const { data } = await bodyOf<{ data: { bytes: number; url: string } }>(await send());
  api.deps.uploadsTotal = data.bytes * 1.5;
  const refused = await send();
  expect([refused.status, await bodyOf(refused)]).toEqual([
    413,
    {
      code: 'too-large',
      message: expect.stringMatching(
        /^Tempat unggahan sekolah ini, \d MB, sudah penuh\. Hapus foto atau dokumen yang tidak dipakai lagi, atau minta yayasan menambah tempatnya\.$/,
      ),
    },
  ]);
  await createStoredFiles(api.deps).markRemoved([basename(data.url)]);
  expect((await send()).status).toBe(201);
});
