import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request as askPlain, createServer, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startNginx } from '../scripts/nginx.ts';

const [www, api] = ['www.sekolah.sch.id', 'api.sekolah.sch.id'];
const number = 'PSB-7K2MQX0ABCDE';

test('[Q-08] the number of a registration is in no log of nginx and in no copy, and goes on to site and provider', async () => {
  const asked: string[] = [];
  let isDown = false;
  const apps = createServer(({ url = '' }, response) => {
    if (isDown) return void response.destroy();
    asked.push(url);
    response.writeHead(200, { 'cache-control': 'public, s-maxage=4' }).end(url);
  });
  const app = await portOf(apps);
  const [plain, secure] = [createServer(), createServer()];
  const [http, https] = [await portOf(plain), await portOf(secure)];
  for (const taken of [plain, secure]) await once(taken.close(), 'close');
  const nginx = await startNginx({ http, https, site: app, admin: app, api: app });
  onTestFinished(async () => {
    apps.close();
    await nginx.stop();
  });

  const places = [
    [`/bergabung/daftar/${number}`, www],
    [`//Bergabung/Daftar/${number.toLowerCase()}`, www],
    ['/bergabung/daftar/7k2mqx0abcde?x=1', www],
    [`/api/registrations.php/status/${number}`, api],
  ] as const;
  for (const isAway of [false, true]) {
    isDown = isAway;
    for (const [path, host] of places) {
      const place = { host: '127.0.0.1', port: https, servername: host, agent: false as const };
      const call = request({ ...place, rejectUnauthorized: false, path, headers: { host } });
      await answerOf(call.end());
    }
  }
  expect(asked).toHaveLength(places.length);
  const path = `/bergabung/daftar/${number}`;
  const redirect = askPlain({ host: '127.0.0.1', port: http, path, headers: { host: www } });
  expect((await answerOf(redirect.end()))?.headers.location).toBe(`https://${www}${path}`);

  const files = ['logs', 'cache'].flatMap((folder) =>
    readdirSync(join(nginx.folder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1')),
  );
  expect(files.join('')).toContain('"GET /bergabung/daftar/- HTTP/1.1" 200');
  expect(files.join('')).not.toMatch(/7K2MQX0ABCDE/i);
}, 60_000);

async function portOf(server: ReturnType<typeof createServer>): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

async function answerOf(call: ReturnType<typeof request>): Promise<IncomingMessage | undefined> {
  const [answer]: IncomingMessage[] = await once(call, 'response');
  answer?.resume();
  return answer;
}
