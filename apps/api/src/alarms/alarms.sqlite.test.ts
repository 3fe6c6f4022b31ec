import { chmod, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { changeState, resultOf } from '../backups/state.ts';
import { silentTerminal } from '../cli/terminal.ts';
import { readConfig } from '../config.ts';
import { expiringServer } from '../testing/expiring-server.ts';
import { command, freePort } from '../testing/server-process.ts';
import { testApi } from '../testing/test-api.ts';
import { runAlarms } from './run.ts';
import { noteStart } from './starts.ts';

type Sent = { name: string; state: string; text: string };

/** Starts a service that takes alarms, and can be made to hang. */
async function receiver() {
  const sent: Sent[] = [];
  const state = { hangs: false };
  const server = createServer(async (request, response) => {
    const message = (await json(request)) as Sent;
    if (state.hangs) return;
    sent.push(message);
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  /** What has come since it was asked last. */
  const news = () => sent.splice(0).map((each) => `${each.state} ${each.name}`);
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/alarm`, sent, state, news, stop };
}

test('[F-122] an alarm leaves the machine once when something begins and once when it is over', async () => {
  const api = await testApi();
  const service = await receiver();
  const secure = await expiringServer(api.folder, 10);
  const port = await freePort();
  const env = { DATA_DIR: api.folder, DATABASE_URL: api.databaseUrl, API_PORT: String(port) };
  const config = {
    ...readConfig({ ...env, ALARM_URL: service.url, DISK_FLOOR_MB: '1' }),
    ...{ patience: 0, sendDeadline: 5000 },
  };
  const run = (change: object = {}) => runAlarms({ ...config, ...change }, silentTerminal);

  const then = new Date(Date.now() - 3_600_000);
  for (const _ of Array(5)) await noteStart(api.folder, then);
  const all = { diskFloor: 1e15, siteOrigin: secure.origin, now: () => then };
  await run(all);
  const names = ['backup-late', 'disk', 'crash-loop', 'provider-away', 'certificate localhost'];
  expect(service.sent[0]?.text).toContain('Belum pernah ada cadangan.');
  expect(service.news()).toEqual(names.map((name) => `begun ${name}`));
  await run(all);
  expect(service.news(), 'once').toEqual([]);

  // Not as `main` listens: Hono's server replaces the `Response` of all that runs here.
  const server = createServer(async ({ url = '' }, response) => {
    const answer = await api.app.fetch(new Request(`http://localhost:${port}${url}`));
    response.writeHead(answer.status).end(await answer.text());
  }).listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  await changeState(api.folder, { archived_at: new Date().toISOString() });
  await run();
  expect(service.news()).toEqual(names.map((name) => `over ${name}`));

  // One that hangs is given up, and told with the next run.
  await changeState(api.folder, { last: resultOf(new Date()), proof: null });
  service.state.hangs = true;
  const troubles = await run({ sendDeadline: 300, diskFloor: 1e15 });
  expect([troubles.map(({ name }) => name), service.news()]).toEqual([['disk'], []]);
  service.state.hangs = false;
  await run({ diskFloor: 1e15 });
  expect(service.news()).toEqual(['begun disk']);

  // The mail, by the command as the timer starts it and the machine's own program.
  const sendmail = join(api.folder, 'sendmail');
  await writeFile(sendmail, `#!/bin/sh\ncat >> ${api.folder}/surel\n`);
  await chmod(sendmail, 0o755);
  const PATH = `${api.folder}:${process.env.PATH}`;
  const mailed = { ...env, PATH, OPERATOR_MAIL: 'operator@contoh.sch.id', DISK_FLOOR_MB: '900000' };
  const first = await command(['alarm'], mailed);
  expect([first.code, first.stdout]).toEqual([1, expect.stringContaining('Disk server hampir')]);
  expect((await command(['alarm'], { ...mailed, DISK_FLOOR_MB: '1' })).code).toBe(0);
  const mail = await readFile(join(api.folder, 'surel'), 'utf8');
  expect(mail.match(/^(?:To|Subject): .*$/gm)).toEqual([
    'To: operator@contoh.sch.id',
    'Subject: Perlu dilihat: disk (localhost:3000)',
    'To: operator@contoh.sch.id',
    'Subject: Pulih: disk (localhost:3000)',
  ]);
  server.close();
  secure.server.close();
  service.stop();
  await api.stop();
});
