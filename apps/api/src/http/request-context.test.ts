import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress, type Env } from './request-context.ts';

test.each([
  ['no proxy is trusted, whatever the header says', 0, '203.0.113.7', '1.1.1.1', '203.0.113.7'],
  ['one proxy: its hop', 1, '10.0.0.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
  ['two proxies: the hop before', 2, '10.0.0.1', '1.1.1.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['fewer hops than proxies: the first', 2, '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['no header: the socket', 1, '203.0.113.7', undefined, '203.0.113.7'],
  ['a hop that is no address: the socket', 1, '10.0.0.1', 'unknown', '10.0.0.1'],
  ['IPv4 in IPv6', 0, '::ffff:203.0.113.7', undefined, '203.0.113.7'],
  ['IPv6 in a long spelling', 0, '2001:0DB8:0:0:0:0:0:1', undefined, '2001:db8::1'],
])('[A13] the address of a client: %s', async (_, proxies, remoteAddress, forwarded, address) => {
  const app = new Hono<Env>().use(clientAddress(proxies)).get('/', (c) => c.text(c.get('address')));
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  const request = new Request('http://localhost/', { headers });
  const response = await app.fetch(request, { incoming: { socket: { remoteAddress } } } as never);
  expect(await response.text()).toBe(address);
});
