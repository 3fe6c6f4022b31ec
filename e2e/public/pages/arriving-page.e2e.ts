import { once } from 'node:events';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '../../fixtures.ts';
import { layoutShift } from '../../layout.ts';
import { pages } from '../public-pages.ts';

/** Characters of HTML in a piece, and the milliseconds between two, as on a slow line or a slow processor. */
const piece = 600;
const pause = 30;
/** Characters of the body that come in pieces: beyond them nothing is in the first screen. */
const slow = 25_000;

/** Sends the document up to its body at once, then on in pieces, each up to the end of a tag. */
async function sendInPieces(html: string, response: ServerResponse): Promise<void> {
  const body = html.indexOf('<body');
  let sent = body;
  response.write(html.slice(0, body));
  while (sent < Math.min(html.length, body + slow)) {
    const tag = html.indexOf('</', sent + piece);
    const end = tag < 0 ? html.length : html.indexOf('>', tag) + 1;
    response.write(html.slice(sent, end));
    sent = end;
    await setTimeout(pause);
  }
  response.end(html.slice(sent));
}

/** Creates a server before the site whose documents arrive in pieces. */
function createSlowServer(site: string): Server {
  return createServer((incoming, response) => {
    const headers = {
      ...incoming.headers,
      host: new URL(site).host,
      'accept-encoding': 'identity',
    };
    const outgoing = request(site + incoming.url, { headers }, async (answer) => {
      const { 'content-length': length, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 500, kept);
      if (kept['content-type']?.startsWith('text/html'))
        await sendInPieces(await text(answer), response);
      else answer.pipe(response);
    });
    outgoing.end();
  });
}

let server: Server;

test.beforeEach(async ({ system }) => {
  server = createSlowServer(system.site);
  await once(server.listen(0, 'localhost'), 'listening');
});

test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

for (const { path } of pages) {
  test(`[R-01] ${path}: nothing moves while it arrives in pieces, on a phone and on a desktop`, async ({
    browser,
  }) => {
    const { port } = server.address() as AddressInfo;
    const shifts = [360, 1280].map(async (width) => {
      const page = await browser.newPage({
        viewport: { width, height: 740 },
        reducedMotion: 'reduce',
      });
      await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'load' });
      const shift = await layoutShift(page);
      await page.close();
      return shift;
    });
    for (const shift of await Promise.all(shifts)) expect(shift).toBeLessThan(0.01);
  });
}
