import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { schoolFile } from './school-list.ts';
import { createSchoolListener } from './school-listener.ts';

/** Serves two schools, each of which answers with its name, and returns what asks for a request, as it travels. */
async function serve(): Promise<(request: string) => Promise<string>> {
  const folder = await mkdtemp(join(tmpdir(), 'schools-'));
  for (const name of ['alas', 'bukit']) {
    await mkdir(join(folder, name));
    const urls = ['SITE', 'ADMIN', 'API'].map((of) => `${of}_URL=https://${of}.${name}.sch.id`);
    await writeFile(join(folder, name, schoolFile), [...urls, `API_KEY=${name}`].join('\n'));
  }
  const listener = createSchoolListener({
    env: { SCHOOLS_DIR: folder },
    log: () => {},
    open: async ({ name }) => ({
      listener: (_request, response) => void response.end(name),
      close: () => {},
    }),
    unknown: 'none',
  });
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  return async (request) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`${request}Connection: close\r\n\r\n`);
    const answer = await text(socket);
    return `${answer.slice(9, 12)} ${answer.slice(answer.indexOf('\r\n\r\n') + 4)}`;
  };
}

test('[F-130] the school is that of the one Host of a request, however it is spelled, and of nothing else', async () => {
  const ask = await serve();
  const get = (lines: string, target = '/') => ask(`GET ${target} HTTP/1.1\r\n${lines}`);
  for (const host of ['site.alas.sch.id', 'SITE.Alas.sch.id:443', 'admin.alas.sch.id:9'])
    expect(await get(`Host: ${host}\r\n`), host).toMatch(/^200 .*alas/s);
  const elsewhere = 'X-Forwarded-Host: site.bukit.sch.id\r\nForwarded: host=site.bukit.sch.id\r\n';
  expect(await get(`Host: site.alas.sch.id\r\n${elsewhere}`)).toMatch(/^200 .*alas/s);
  expect(await get('Host: site.alas.sch.id\r\n', 'http://site.bukit.sch.id/')).toMatch(/alas/);
  for (const host of ['site.alas.sch.id.', 'site.bukit.sch.id@site.alas.sch.id', 'alas.sch.id'])
    expect(await get(`Host: ${host}\r\n`), host).toMatch(/^421 .*none/s);
  expect(await ask('GET / HTTP/1.0\r\n')).toMatch(/^421 .*none/s);
  const both = 'Host: site.alas.sch.id\r\nHost: site.bukit.sch.id\r\n';
  expect(await get(both)).toMatch(/^400 /);
});
